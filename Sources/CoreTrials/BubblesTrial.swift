// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

/// An answer of any kind, read into bubbles, measured and drawn at several widths; where the input is
/// no JSON, it is what a skill says.
func tryBubbles(_ input: [UInt8], _ outcome: inout TrialOutcome) {
    let json = (try? JSON(parsing: input)) ?? spoken(input)
    let reply = SusiApp.Reply(json["body"] ?? json, answered: 1_795_276_800_000)
    outcome.expect(!reply.bubbles.isEmpty, "an answer is never swallowed")
    outcome.expect(reply.json.text().utf8.count <= 262_144, "no answer is kept that is too large")
    let again = SusiApp.Reply(reply.json, answered: 1_795_276_800_000)
    outcome.expect(again == reply, "what was kept reads the same")
    outcome.note(reply.why.map { "\($0.phrase) in \($0.file) at \($0.line)" } ?? "no reason")
    for (index, bubble) in reply.bubbles.enumerated() {
        outcome.note(bubble.text)
        outcome.note("due \(bubble.due), rings \(bubble.rings ?? -1)")
        for width in [320.0, 1000] {
            draw(
                bubble,
                .bubble(index, of: 1),
                BubbleSpace(width: width, now: bubble.due),
                &outcome
            )
        }
    }
}

/// The input as an answer that says it.
private func spoken(_ input: [UInt8]) -> JSON {
    let text = String(decoding: input.prefix(20_000), as: UTF8.self)
    let action: JSON = ["type": "answer", "expression": .string(text)]
    return ["answers": [["actions": [action], "data": [], "skills": []]]]
}

private func draw(
    _ bubble: Bubble,
    _ part: TurnPart,
    _ space: BubbleSpace,
    _ outcome: inout TrialOutcome
) {
    var state = BubbleState()
    var tickets = Tickets()
    outcome.note("\(state.appear(bubble, at: part, &tickets).count) effects")
    let messages: [BubbleMessage] = [
        .sort(column: 0), .zoom(1), .play, .pictureFailed(0), .showAll,
    ]
    for message in messages {
        let effects = state.handle(message, EventDetail(.click), of: bubble, at: part, &tickets)
        outcome.note("\(effects.count) effects")
    }
    var missing = MissingTexts()
    let height = bubble.height(in: space, state, TextMeasures(), &missing)
    outcome.note("\(height.height) high, \(height.isExact ? "exactly" : "about")")
    outcome.expect(height.height > 0 && height.height.isFinite, "a bubble has a height")
    let marks = [0..<3, 5..<9]
    var page = PaperPage(Still(node: bubble.node(part, state, space, highlights: marks)), at: 0)
    page.start()
    outcome.expect(page.fault == nil, "a bubble can be drawn")
    let markup = page.document.markup
    outcome.expect(!markup.utf8.elementsEqual([]), "something is drawn")
    outcome.note(markup)
}

/// A page of one bubble.
private struct Still: Program {
    let node: Node<AppMessage>

    mutating func handle(_ event: PageEvent<AppMessage>, at instant: Int64) -> [Effect] { [] }

    func view() -> Node<AppMessage> { node }
}
