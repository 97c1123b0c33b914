// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiServer

@Suite struct ScriptTextTests {
    @Test func `text is read as it is`() {
        #expect(ScriptText.decoded(Array("Grüße, 東京".utf8)) == "Grüße, 東京")
    }

    @Test func `a pair of surrogates becomes one character`() {
        #expect(ScriptText.decoded([0x61, 0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80, 0x62]) == "a😀b")
    }

    @Test func `a lone surrogate becomes a replacement`() {
        #expect(ScriptText.decoded([0xED, 0xA0, 0xBD]).contains("\u{FFFD}"))
        #expect(ScriptText.decoded([0xED, 0xB8, 0x80, 0x61]).hasSuffix("a"))
        #expect(ScriptText.decoded([0xED]) == "\u{FFFD}")
    }

    @Test func `blanks at the ends are cut off`() {
        #expect(ScriptText.trimmed(" \r\n a b\u{A0}\n") == "a b")
        #expect(ScriptText.trimmed(" \n ") == "")
    }
}
