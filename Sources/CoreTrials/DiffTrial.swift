// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// Trees drawn one after the other: a patch makes each of the one before.
///
/// An input `N pairs S` draws N pairs from the seed S; any other steers a few.
func tryDiff(_ input: [UInt8], _ outcome: inout TrialOutcome) {
    let words = input.split(separator: UInt8(ascii: " "))
    if words.count == 3, words[1].elementsEqual("pairs".utf8),
        let count = Int(String(decoding: words[0], as: UTF8.self)), count <= 100_000
    {
        var dice = Dice(Array(words[2]))
        for _ in 0..<count { tryPair(&dice, &outcome) }
        return outcome.note("\(count) pairs")
    }
    var dice = Dice(input)
    for _ in 0..<8 { tryPair(&dice, &outcome) }
}

/// Draws a tree, changes it, and follows both with a document on paper.
private func tryPair(_ dice: inout Dice, _ outcome: inout TrialOutcome) {
    var renderer = Renderer<Int>()
    var document = PaperDocument()
    let first = randomTree(&dice, depth: 0)
    let second = dice.happens(75) ? changed(first, &dice) : randomTree(&dice, depth: 0)
    draw(first, &renderer, &document, &outcome)
    let size = document.nodeCount
    draw(second, &renderer, &document, &outcome)
    outcome.note("\(size) nodes, then \(document.nodeCount)")
    let rest = draw(second, &renderer, &document, &outcome)
    outcome.expect(rest == 1, "nothing changes where nothing is new")
}

@discardableResult
private func draw(
    _ tree: Node<Int>,
    _ renderer: inout Renderer<Int>,
    _ document: inout PaperDocument,
    _ outcome: inout TrialOutcome
) -> Int {
    var patch = ByteWriter()
    renderer.render(tree, into: &patch)
    patch.endPatch()
    var reader = ByteReader(patch.bytes)
    do throws(ByteError) {
        try document.apply(&reader)
    } catch {
        outcome.expect(false, "a patch fits the document it is for, at byte \(error.position)")
    }
    outcome.note("patch of \(patch.bytes.count) bytes")
    outcome.expect(document.shows(tree), "the patched old tree is the new tree")
    return patch.bytes.count
}

private let tags: [Tag] = [.div, .span, .p, .li, .text, .input, .svg]
private let names: [AttributeName] = [.class, .id, .title, .value, .checked, .styleTop, .href]
private let events: [EventKind] = [.click, .input, .scroll, .resize]
private let texts = ["", "a", "ä", "Grüße 👋", "e\u{301}", "é", "a longer text than fits in place"]

private func randomTree(_ dice: inout Dice, depth: Int) -> Node<Int> {
    let tag = tags[dice.next(below: tags.count)]
    var node = Node<Int>(tag, key: randomKey(&dice), randomAttributes(&dice))
    node.handlers = randomHandlers(&dice)
    if tag == .text || dice.happens(30) {
        node.content = .text(texts[dice.next(below: texts.count)])
    } else if depth < 3 {
        let count = dice.next(below: depth == 0 ? 8 : 4)
        node.content = .children((0..<count).map { _ in randomTree(&dice, depth: depth + 1) })
    }
    return node
}

/// Keys are few, so some are there twice, which is against the rules and must do no harm.
private func randomKey(_ dice: inout Dice) -> UInt64 {
    dice.happens(30) ? 0 : UInt64(dice.next(below: 40))
}

private func randomAttributes(_ dice: inout Dice) -> [Attribute] {
    names.compactMap { name in
        guard dice.happens(20) else { return nil }
        return Attribute(name, texts[dice.next(below: texts.count)])
    }
}

private func randomHandlers(_ dice: inout Dice) -> [Handler<Int>] {
    events.compactMap { event in
        dice.happens(15) ? Handler(event, dice.next(below: 100)) : nil
    }
}

/// A tree with something different here and there.
private func changed(_ node: Node<Int>, _ dice: inout Dice) -> Node<Int> {
    var node = node
    if dice.happens(15) { node.attributes = randomAttributes(&dice) }
    if dice.happens(10) { node.handlers = randomHandlers(&dice) }
    switch node.content {
    case .text:
        if dice.happens(20) { node.content = .text(texts[dice.next(below: texts.count)]) }
    case .children(var children):
        for index in children.indices { children[index] = changed(children[index], &dice) }
        if dice.happens(30) {
            children.insert(randomTree(&dice, depth: 2), at: dice.next(below: children.count + 1))
        }
        if !children.isEmpty, dice.happens(30) {
            children.remove(at: dice.next(below: children.count))
        }
        if children.count > 1, dice.happens(30) {
            let moved = children.remove(at: dice.next(below: children.count))
            children.insert(moved, at: dice.next(below: children.count + 1))
        }
        if dice.happens(8) { children.reverse() }
        node.content = .children(children)
        if dice.happens(4) { node.content = .text("instead") }
    }
    return node
}
