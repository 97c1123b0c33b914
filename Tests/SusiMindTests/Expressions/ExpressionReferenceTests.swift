// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SusiMind

/// Compares with a backtracking engine that other people wrote, on expressions small enough for it.
@Suite struct ExpressionReferenceTests {
    @Test func `random expressions match and capture as in Foundation`() throws {
        var generator = SeededGenerator(seed: 2026)
        var matches = 0
        for _ in 0..<6000 {
            let ignoringCase = Bool.random(using: &generator)
            let source = expression(depth: 3, &generator).source
            let reference = try NSRegularExpression(
                pattern: "\\A(?:\(source))\\z",
                options: ignoringCase ? .caseInsensitive : []
            )
            let ours = try Expression(source, ignoringCase: ignoringCase)
            for _ in 0..<6 {
                let text = generator.text(of: ["a", "b", "c", "A", "ä", " ", "1"], upTo: 7)
                let expected = captures(of: reference, in: text)
                #expect(ours.wholeMatch(text) == expected, "\(source) over ‘\(text)’")
                if expected != nil { matches += 1 }
            }
        }
        #expect(matches > 4000)
    }

    /// Grows an expression and tells whether it can be empty.
    ///
    /// Loops around what can be empty are left out: there the engines of this world differ in what
    /// the last, empty round captures.
    private func expression(
        depth: Int,
        _ generator: inout SeededGenerator
    ) -> (source: String, isNullable: Bool) {
        let atoms = [
            "a", "b", "c", "[ab]", "[^b]", ".", "\\w", "\\s", "\\d", "ä", "[a-c1]", "[^\\s]",
        ]
        let leaf = (atoms.randomElement(using: &generator) ?? "a", false)
        guard depth > 0 else { return leaf }
        switch Int.random(in: 0..<10, using: &generator) {
        case 0...3:
            let parts = (0..<Int.random(in: 2...3, using: &generator)).map { _ in
                expression(depth: depth - 1, &generator)
            }
            return (parts.map(\.source).joined(), parts.allSatisfy(\.isNullable))
        case 4...5:
            let left = expression(depth: depth - 1, &generator)
            let right = expression(depth: depth - 1, &generator)
            let opening = Bool.random(using: &generator) ? "(" : "(?:"
            return (
                opening + left.source + "|" + right.source + ")",
                left.isNullable || right.isNullable
            )
        case 6...8:
            let body = expression(depth: depth - 1, &generator)
            let group = (Bool.random(using: &generator) ? "(" : "(?:") + body.source + ")"
            if body.isNullable { return (group, true) }
            let quantifiers = ["*", "+", "?", "{2}", "{1,2}", "{0,2}", "{1,}", "*?", "+?", "??"]
            let quantifier = quantifiers.randomElement(using: &generator) ?? "*"
            let isNullable = quantifier.hasPrefix("*") || "?{".contains(quantifier.first ?? "a")
            return (group + quantifier, isNullable && quantifier != "{2}")
        default:
            let positions = ["^", "$", "\\b", "\\B"]
            return (positions.randomElement(using: &generator) ?? "^", true)
        }
    }

    private func captures(of reference: NSRegularExpression, in text: String) -> [String?]? {
        let whole = NSRange(text.startIndex..., in: text)
        guard let match = reference.firstMatch(in: text, range: whole) else { return nil }
        return (0..<match.numberOfRanges).map { index in
            Range(match.range(at: index), in: text).map { String(text[$0]) }
        }
    }
}
