// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiMind

@Suite struct ConditionPatternTests {
    @Test(arguments: [
        ("rock", "rock", true), ("Geschenk", "geschenk", true), ("rock", "rocks", false),
        ("rock|paper", "paper", true), ("[0-9]+", "42", true), ("", "", true), ("", "x", false),
        ("c++", "C++", true), ("*", "*", true), ("*", "x", false), (":-(", ":-(", true),
    ])
    func `a value is compared as a whole, whatever its case`(
        pattern: String,
        value: String,
        holds: Bool
    ) {
        #expect(ConditionPattern(pattern).matches(value) == holds)
    }

    @Test func `what is no expression tells why it was compared literally`() {
        #expect(ConditionPattern("rock").error == nil)
        #expect(ConditionPattern("*").error?.column == 1)
    }
}
