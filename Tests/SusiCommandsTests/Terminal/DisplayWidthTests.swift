// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiCommands

@Suite struct DisplayWidthTests {
    @Test(
        arguments: [
            ("", 0), ("abc", 3), ("grün", 4), ("e\u{301}", 1), ("日本", 4), ("한국", 4), ("😀", 2),
            ("👩\u{200D}👩\u{200D}👧", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2), ("…–“", 3), ("ｆｕ", 4),
            ("\u{200B}", 0),
        ]
    )
    func `a text takes as many columns as a terminal gives it`(_ text: String, _ width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }
}
