// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiCommands

@Suite struct LineEditorTests {
    /// What is left in the editor after these bytes, with a bar where the cursor is.
    private func edited(_ keys: String) -> String {
        var editor = LineEditor()
        var reader = KeyReader()
        editor.begin()
        for byte in keys.utf8 {
            guard let key = reader.take(byte) else { continue }
            if case .entered = editor.take(key) { editor.begin() }
        }
        let whole = editor.text
        // What a bar is typed into shows where the cursor was.
        _ = editor.take(.letter("|"))
        return whole.isEmpty ? "|" : editor.text
    }

    @Test(
        arguments: [
            ("abc", "abc|"),
            ("abc\u{1B}[D\u{1B}[D", "a|bc"),
            ("abc\u{1B}OD", "ab|c"),
            ("abc\u{1}", "|abc"),
            ("abc\u{1}\u{5}", "abc|"),
            ("abc\u{1B}[H\u{6}", "a|bc"),
            ("abc\u{1B}[1~\u{1B}[C\u{1B}[F", "abc|"),
            ("abc\u{2}\u{2}\u{2}\u{2}\u{2}x", "x|abc"),
            ("abc\u{6}\u{6}d", "abcd|"),
            ("abc\u{7F}", "ab|"),
            ("abc\u{8}\u{8}\u{8}\u{8}", "|"),
            ("abc\u{1}\u{1B}[3~", "|bc"),
            ("abc\u{1}\u{4}", "|bc"),
            ("abc\u{2}\u{15}", "|c"),
            ("abc\u{2}\u{B}", "ab|"),
            ("abc\u{2}\u{B}\u{1}\u{19}", "c|ab"),
            ("one two  \u{17}", "one |"),
            ("one two\u{17}\u{17}\u{17}", "|"),
            ("one two\u{1B}b\u{1B}b", "|one two"),
            ("one two\u{1}\u{1B}f", "one| two"),
            ("one two\u{1B}[1;5D", "one |two"),
            ("one two\u{1}\u{1B}[1;3C", "one| two"),
            ("one two\u{1B}\u{7F}", "one |"),
            ("abc\u{3}d", "d|"),
            ("a\tb", "a b|"),
            ("grüße\u{7F}\u{7F}", "grü|"),
            ("日本語\u{1B}[D", "日本|語"),
            ("e\u{301}x\u{1B}[D\u{7F}", "|x"),
            ("👩\u{200D}👩\u{200D}👧!\u{7F}\u{7F}", "|"),
            ("🇩🇪🇫🇷\u{7F}", "🇩🇪|"),
            ("a\u{1B}[99;99zb", "ab|"),
            ("a\u{1B}[Zb\u{1B}[5~c", "abc|"),
            ("a\u{0}\u{1D}b", "ab|"),
        ]
    )
    func `keys change the line`(_ keys: String, _ line: String) {
        #expect(edited(keys) == line)
    }

    @Test(
        arguments: [
            ("one\rtwo\r\u{1B}[A", "two|"),
            ("one\rtwo\r\u{1B}[A\u{10}", "one|"),
            ("one\rtwo\r\u{10}\u{10}\u{10}", "one|"),
            ("one\rtwo\r\u{10}\u{10}\u{E}", "two|"),
            ("one\rnew\u{10}\u{E}", "new|"),
            ("one\rone\rtwo\r\u{10}\u{10}\u{10}", "one|"),
            ("one\r\r\u{10}", "one|"),
            ("one\r\u{10}!\r\u{10}\u{10}", "one|"),
            ("one\r\u{E}", "|"),
        ]
    )
    func `arrows bring earlier lines back`(_ keys: String, _ line: String) {
        #expect(edited(keys) == line)
    }

    @Test func `a letter that was cut off is left out`() {
        var reader = KeyReader()
        let keys = [0xC3, 0x41, 0xE6, 0x97, 0x0D, 0xFF, 0x80, 0x42].compactMap { reader.take($0) }
        #expect(keys == [.letter("A"), .enter, .letter("B")])
    }

    @Test func `an endless sequence ends`() {
        var reader = KeyReader()
        let bytes = [0x1B, 0x5B] + Array(repeating: UInt8(ascii: "1"), count: 100)
        #expect(bytes.compactMap { reader.take($0) }.contains(.letter("1")))
    }

    @Test func `an empty line ends at Ctrl-C and at Ctrl-D`() {
        var editor = LineEditor()
        editor.begin()
        #expect(editor.take(.interrupt) == .ended)
        #expect(editor.take(.endOfInput) == .ended)
        _ = editor.take(.letter("a"))
        #expect(editor.take(.endOfInput) == .edited)
        #expect(editor.take(.interrupt) == .edited)
        #expect(editor.text.isEmpty)
    }

    @Test(
        arguments: [
            ("abc", 20, "abc", 5), ("日本", 20, "日本", 6), ("abcdefghij", 9, "efghij", 8),
            ("日本語日本語", 9, "日本語", 8), ("", 20, "", 2), ("abc", 1, "c", 3),
        ]
    )
    func `a long line shows the part around the cursor`(
        _ line: String,
        _ width: Int,
        _ shown: String,
        _ column: Int
    ) {
        var editor = LineEditor()
        editor.begin()
        for scalar in line.unicodeScalars { _ = editor.take(.letter(scalar)) }
        let picture = editor.drawn(after: "> ", width: width)
        #expect(picture == "\r> \(shown)\u{1B}[K\r\u{1B}[\(column)C")
    }
}
