// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiCommands

@Suite struct LineReaderTests {
    @Test(
        arguments: [
            ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\r\nb", ["a", "b"]), ("\n\n", ["", ""]),
            ("a\rb\n", ["a\rb"]), ("grüße\n日本", ["grüße", "日本"]), ("\r\n", [""]),
        ] as [(String, [String])]
    )
    func `lines are cut wherever the bytes are`(_ text: String, _ lines: [String]) {
        for size in 1...4 {
            var rest = Array(text.utf8)[...]
            var reader = LineReader {
                defer { rest = rest.dropFirst(size) }
                return Array(rest.prefix(size))
            }
            var read: [String] = []
            while let line = reader.next() { read.append(line) }
            #expect(read == lines)
        }
    }
}
