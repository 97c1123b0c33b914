// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiWorkshop

@Suite struct LineDifferenceTests {
    private func lines(_ text: String) -> [ArraySlice<UInt8>] {
        Array(text.utf8).split(separator: 0x20, omittingEmptySubsequences: false)
    }

    /// The new text that steps lead to, and how many changes they are.
    private func applied(
        _ difference: LineDifference,
        _ old: [ArraySlice<UInt8>],
        _ new: [ArraySlice<UInt8>]
    ) -> (isRight: Bool, changes: Int) {
        var oldPlace = 0
        var newPlace = 0
        var changes = 0
        for step in difference.steps {
            switch step {
            case .same(let left, let right):
                guard left == oldPlace, right == newPlace, old[left] == new[right] else {
                    return (false, 0)
                }
                oldPlace += 1
                newPlace += 1
            case .removed(let line):
                guard line == oldPlace else { return (false, 0) }
                oldPlace += 1
                changes += 1
            case .added(let line):
                guard line == newPlace else { return (false, 0) }
                newPlace += 1
                changes += 1
            }
        }
        return (oldPlace == old.count && newPlace == new.count, changes)
    }

    @Test(arguments: [
        ("a b c", "a b c", 0), ("a b c", "a c", 1), ("a c", "a b c", 1), ("", "a", 2),
        ("a b c a b b a", "c b a b a c", 5), ("a b", "c d", 4), ("a b c d", "a x c y", 4),
    ])
    func `as few lines as can be are changed`(old: String, new: String, changes: Int) {
        let (left, right) = (lines(old), lines(new))
        let result = applied(LineDifference(from: left, to: right), left, right)
        #expect(result.isRight)
        #expect(result.changes == changes)
    }

    @Test func `any text becomes any other`() {
        var dice = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let letters = ["a", "b", "c", "d"]
            func text() -> [ArraySlice<UInt8>] {
                (0..<Int.random(in: 0...30, using: &dice)).map { _ in
                    Array((letters.randomElement(using: &dice) ?? "a").utf8)[...]
                }
            }
            let (left, right) = (text(), text())
            let difference = LineDifference(from: left, to: right)
            let result = applied(difference, left, right)
            #expect(result.isRight)
            #expect(!difference.isRough)
            #expect(result.changes == fewest(left, right))
        }
    }

    @Test func `texts that have nothing in common cost little`() {
        let left = (0..<3000).map { Array("old \($0)".utf8)[...] }
        let right = (0..<3000).map { Array("new \($0)".utf8)[...] }
        let difference = LineDifference(from: left, to: right)
        #expect(difference.isRough)
        #expect(applied(difference, left, right).isRight)
    }

    /// The fewest changes, found slowly.
    private func fewest(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> Int {
        var row = Array(0...new.count)
        for (x, left) in old.enumerated() {
            var next = [x + 1]
            for (y, right) in new.enumerated() {
                next.append(left == right ? row[y] : min(row[y + 1], next[y]) + 1)
            }
            row = next
        }
        return row[new.count]
    }
}
