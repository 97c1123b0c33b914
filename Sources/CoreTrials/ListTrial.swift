// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// A list, and beside it one that is as simple as can be: after whatever happens they agree, and what
/// is seen has not jumped.
func tryList(_ input: [UInt8], _ outcome: inout TrialOutcome) {
    var dice = Dice(input)
    var list = VirtualList()
    var plain = PlainList()
    list.resizeWindow(to: 100)
    for _ in 0..<min(400, 40 + input.count) {
        let seen = list.visible(overscan: 0).first
        let distance = seen.map { list.offset(of: $0) - list.top }
        // Where there is nothing below, what is seen has to give way when rows shrink.
        let wasAtEnd = list.isAtEnd || list.top + list.windowHeight >= list.height
        step(&list, &plain, &dice, wasAtEnd, seen, distance, &outcome)
        check(list, plain, &outcome)
        if dice.happens(50), let top = list.scrollNeeded() {
            outcome.note("scroll to \(top)")
            outcome.expect(list.scrollNeeded() == nil, "one is told once where to scroll to")
        }
    }
}

/// What `VirtualList` is, without being fast.
private struct PlainList {
    var heights: [Double] = []

    func offset(of row: Int) -> Double { heights[..<row].reduce(0, +) }
}

private func randomHeight(_ dice: inout Dice) -> Double {
    Double(dice.next(below: 2000)) / 16
}

private func step(
    _ list: inout VirtualList,
    _ plain: inout PlainList,
    _ dice: inout Dice,
    _ wasAtEnd: Bool,
    _ seen: Int?,
    _ distance: Double?,
    _ outcome: inout TrialOutcome
) {
    /// The first row in sight is where it was, after so many rows came before it.
    func expectCalm(movedBy rows: Int) {
        guard !wasAtEnd, let seen, let distance else { return }
        let now = list.offset(of: seen + rows) - list.top
        let isAtLimit = list.top + list.windowHeight >= list.height || list.top == 0
        outcome.expect(now == distance || isAtLimit, "what is seen stays where it is")
    }
    switch dice.next(below: 8) {
    case 0:
        let height = randomHeight(&dice)
        list.append(height)
        plain.heights.append(height)
        expectCalm(movedBy: 0)
    case 1:
        let row = dice.next(below: plain.heights.count + 1)
        let heights = (0..<dice.next(below: 5)).map { _ in randomHeight(&dice) }
        list.insert(heights, at: row)
        plain.heights.insert(contentsOf: heights, at: row)
        expectCalm(movedBy: row <= seen ?? 0 ? heights.count : 0)
    case 2 where !plain.heights.isEmpty:
        let row = dice.next(below: plain.heights.count)
        let end = min(plain.heights.count, row + dice.next(below: 4))
        list.remove(row..<end)
        plain.heights.removeSubrange(row..<end)
        if end <= seen ?? 0 { expectCalm(movedBy: row - end) }
    case 3, 4:
        guard !plain.heights.isEmpty else { return }
        let row = dice.next(below: plain.heights.count)
        let height = randomHeight(&dice)
        list.set(height, of: row)
        plain.heights[row] = height
        // The row that begins above the window grows downwards.
        if row != seen { expectCalm(movedBy: 0) }
    case 5:
        let top = Double(dice.next(below: 4000))
        list.scrolled(to: min(top, max(0, list.height - list.windowHeight)))
    case 6: list.resizeWindow(to: Double(dice.next(below: 300)))
    default: list.scroll(to: dice.next(below: 50))
    }
}

private func check(_ list: VirtualList, _ plain: PlainList, _ outcome: inout TrialOutcome) {
    let height = plain.offset(of: plain.heights.count)
    outcome.note("\(list.count) rows, \(list.height) high, at \(list.top)")
    outcome.expect(list.count == plain.heights.count, "the rows are as many")
    outcome.expect(list.height == height, "the rows are as high together")
    let furthest = max(0, height - list.windowHeight)
    outcome.expect((0...furthest).contains(list.top), "the place is in the list")
    let rows = list.visible(overscan: 0)
    outcome.note("rows \(rows.lowerBound) to \(rows.upperBound)")
    for row in [rows.lowerBound, rows.upperBound] {
        outcome.expect(list.offset(of: row) == plain.offset(of: row), "rows begin where they do")
    }
    guard list.count > 0, list.windowHeight > 0, list.height > 0 else { return }
    outcome.expect(list.offset(of: rows.lowerBound) <= list.top, "the first row reaches the top")
    let bottom = min(list.top + list.windowHeight, list.height)
    outcome.expect(list.offset(of: rows.upperBound) >= bottom, "the last row reaches the bottom")
    let wide = list.visible(overscan: 3)
    outcome.expect(
        wide == max(0, rows.lowerBound - 3)..<min(list.count, rows.upperBound + 3),
        "a few more rows are there on both sides"
    )
}
