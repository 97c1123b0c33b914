// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// A text broken into lines of several widths, with widths of characters made up here.
func tryLines(_ input: [UInt8], _ outcome: inout TrialOutcome) {
    // What is not UTF-8 becomes U+FFFD, as it would on the way to the page.
    let text = String(decoding: input.prefix(4000), as: UTF8.self)
    let style = TextStyle(number: 1, font: "16px sans-serif", size: 16, lineHeight: 20)
    var measures = TextMeasures()
    for width in [40.0, 180, 420, 1e9] {
        // What is asked for becomes less with every answer, and in the end nothing is missing.
        for round in 0..<4 {
            var missing = MissingWidths(style)
            let lines = TextLayout.lines(
                of: text,
                width: width,
                style: style,
                measures,
                missing: &missing
            )
            outcome.expect(lines.isExact == missing.isEmpty, "lines are exact or ask")
            check(lines, text, &outcome)
            guard !missing.isEmpty else {
                checkMixed(text, width, measures, lines, &outcome)
                outcome.note("\(lines.count) lines in \(width), the widest \(lines.widest)")
                for start in lines.starts { outcome.note("at \(start)") }
                break
            }
            outcome.expect(round < 3, "asking comes to an end")
            let widths = missing.texts.map { PageValue.number(madeUpWidth($0)) }
            measures.learn(missing, .list(widths))
        }
    }
}

/// A text set in one style comes out the same where it could have several.
private func checkMixed(
    _ text: String,
    _ width: Double,
    _ measures: TextMeasures,
    _ lines: TextLines,
    _ outcome: inout TrialOutcome
) {
    let style = TextStyle(number: 1, font: "16px sans-serif", size: 16, lineHeight: 20)
    var missing = [MissingWidths(style)]
    let half = text.utf8.count / 2
    let runs = [half, text.utf8.count].map { MixedTextLayout.Run(end: $0, style: 0) }
    let mixed = MixedTextLayout.lines(of: text, runs, width: width, measures, missing: &missing)
    check(mixed, text, &outcome)
    let whole = [MixedTextLayout.Run(end: text.utf8.count, style: 0)]
    let single = MixedTextLayout.lines(of: text, whole, width: width, measures, missing: &missing)
    outcome.expect(single == lines, "one style among several is like one alone")
}

private func madeUpWidth(_ text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x300 ? 8 : $1.value < 0x2E80 ? 9 : 16) }
}

private func check(_ lines: TextLines, _ text: String, _ outcome: inout TrialOutcome) {
    outcome.expect(lines.starts.isEmpty == text.isEmpty, "only an empty text has no line")
    outcome.expect(lines.starts.first ?? 0 == 0, "the first line begins at the beginning")
    let rises = zip(lines.starts, lines.starts.dropFirst()).allSatisfy { $0 < $1 }
    outcome.expect(rises, "every line has something on it")
    let bytes = Array(text.utf8)
    for start in lines.starts {
        let isWhole = start < bytes.count && bytes[start] & 0xC0 != 0x80
        outcome.expect(isWhole, "a line begins with a character")
    }
    let feeds = bytes.dropLast().count { $0 == 0x0A }
    outcome.expect(lines.count >= feeds, "a line feed ends a line")
}
