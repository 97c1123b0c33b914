// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SusiApp

@Suite struct BubbleMetricsTests {
    private let rules: String

    init() throws {
        let file = URL(fileURLWithPath: #filePath).appending(path: "../../../../Web/bubbles.css")
        rules = try String(contentsOf: file.standardized, encoding: .utf8)
    }

    @Test func theStyleSheetHasTheSameLengths() {
        for (name, value) in BubbleMetrics.lengths {
            let line = "--bubble-\(name): \(Pixels.text(value));"
            #expect(rules.contains(line), "bubbles.css has no line \(line)")
        }
        let named = rules.matches(of: /--bubble-([a-z-]+): [0-9.]+px;/).map { String($0.output.1) }
        let known = BubbleMetrics.lengths.map { "\($0.name)" } + ["radius"]
        #expect(Set(named) == Set(known))
    }

    @Test func theStyleSheetHasTheSameFonts() {
        #expect(rules.contains("--bubble-fonts: \(BubbleMetrics.fonts);"))
        #expect(rules.contains("--bubble-code-fonts: \(BubbleMetrics.codeFonts);"))
    }
}
