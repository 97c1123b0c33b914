// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import Testing

@Suite struct MixedTextLayoutTests {
    private static let plain = TextStyle(number: 1, font: "16px a", size: 16, lineHeight: 20)
    private static let wide = TextStyle(number: 2, font: "bold 16px a", size: 16, lineHeight: 20)

    /// Letters are 10 wide, in the other style 20.
    private func lines(
        _ text: String,
        _ ends: [(end: Int, style: Int)],
        width: Double
    ) -> TextLines {
        var measures = TextMeasures()
        for _ in 0..<3 {
            var missing = [MissingWidths(Self.plain), MissingWidths(Self.wide)]
            let runs = ends.map { MixedTextLayout.Run(end: $0.end, style: $0.style) }
            let lines = MixedTextLayout.lines(
                of: text,
                runs,
                width: width,
                measures,
                missing: &missing
            )
            if lines.isExact { return lines }
            for (index, list) in missing.enumerated() {
                let widths = list.texts.map { Double($0.count * (index + 1) * 10) }
                measures.learn(list, .list(widths.map { .number($0) }))
            }
        }
        Issue.record("widths were missing after three rounds")
        var missing: [MissingWidths] = []
        return MixedTextLayout.lines(of: "", [], width: 1, measures, missing: &missing)
    }

    @Test func eachPartIsMeasuredInItsStyle() {
        #expect(lines("ab cd", [(5, 0)], width: 50).starts == [0])
        #expect(lines("ab cd", [(3, 0), (5, 1)], width: 50).starts == [0, 3])
        #expect(lines("ab cd", [(3, 0), (5, 1)], width: 70).starts == [0])
        // The blank is of the wide style.
        #expect(lines("ab cd", [(2, 0), (3, 1), (5, 0)], width: 50).starts == [0, 3])
    }

    @Test func aWordIsNotBrokenWhereItsStyleChanges() {
        let lines = lines("ab cdef", [(5, 0), (7, 1)], width: 60)
        #expect(lines.starts == [0, 3])
        #expect(lines.widest == 60)
    }

    @Test func aLongWordIsBrokenBetweenCharacters() {
        #expect(lines("aaaabbbb", [(4, 0), (8, 1)], width: 45).starts == [0, 4, 6])
    }

    @Test func runsThatDoNotFitAreHarmless() {
        #expect(lines("ab cd", [], width: 50).count == 0)
        #expect(lines("ab cd", [(1, 7)], width: 50).count == 0)
        #expect(lines("ab cd", [(2, 0)], width: 30).starts == [0, 3])
        #expect(lines("ab cd", [(0, 1), (99, 0)], width: 30).starts == [0, 3])
        #expect(lines("", [(5, 0)], width: 30).count == 0)
    }
}
