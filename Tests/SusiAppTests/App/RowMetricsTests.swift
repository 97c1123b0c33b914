// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SusiApp

@Suite struct RowMetricsTests {
    @Test func `the style sheet has the same lengths, and uses them`() throws {
        let file = URL(fileURLWithPath: #filePath).appending(path: "../../../../Web/app.css")
        let rules = try String(contentsOf: file.standardized, encoding: .utf8)
        for (name, value) in RowMetrics.lengths {
            let line = "--row-\(name): \(Pixels.text(value));"
            #expect(rules.contains(line), "app.css has no line \(line)")
            #expect(rules.contains("var(--row-\(name))"), "app.css does not use \(name)")
        }
    }

    @Test func `messages leave a margin on telephones and are not too wide on desks`() {
        #expect(RowMetrics.width(in: 390) == 366)
        #expect(RowMetrics.width(in: 1280) == 800)
    }
}
