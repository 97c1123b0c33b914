// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@Suite struct JSONParserTests {
    @Test(
        arguments: [
            ("null", JSON.null),
            (" true ", true),
            ("[]", []),
            ("{}", [:]),
            ("\u{FEFF}[1]", [1]),
            (#"{"a":[1,{"b":"c"}],"d":false}"#, ["a": [1, ["b": "c"]], "d": false]),
            (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{C}\n\r\t"),
            (#""\u00e4 \uD83D\uDE00""#, "ä 😀"),
            (
                #""grüße 😀, plain and long enough for a second word""#,
                "grüße 😀, plain and long enough for a second word"
            ),
        ] as [(String, JSON)]
    )
    func `a value is read`(text: String, value: JSON) throws {
        #expect(try JSON(parsing: text) == value)
    }

    @Test(arguments: ["0", "-0", "1.50", "1E+2", "12345678901234567890123", "1e999"])
    func `a number keeps its spelling`(text: String) throws {
        #expect(try JSON(parsing: text).text() == text)
    }

    @Test(arguments: [
        ("", 1, 1, "a value", "the end of the text"),
        ("{\n  \"a\" 1}", 2, 7, "a colon after the member name", "‘1’"),
        ("[1 2]", 1, 4, "a comma or ] after the array element", "‘2’"),
        ("[1,]", 1, 4, "a value", "‘]’"),
        ("{\"a\":1,}", 1, 8, "a member name in double quotes", "‘}’"),
        ("[\"ä\nb\"]", 1, 4, "a closing quote before the line ends", "a line break"),
        ("\"\\x\"", 1, 3, "one of \" \\ / b f n r t u after a backslash", "‘x’"),
        ("\"\\u12G4\"", 1, 6, "four hexadecimal digits after \\u", "‘G’"),
        ("[-]", 1, 2, "a number such as -1.5e3", "‘-’"),
        ("nul", 1, 4, "the word null", "the end of the text"),
        ("1 1", 1, 3, "the end of the text", "‘1’"),
    ])
    func `a fault names its place, what was expected and what was found`(
        text: String,
        line: Int,
        column: Int,
        expected: String,
        found: String
    ) throws {
        let error = try #require(throws: JSONError.self) { try JSON(parsing: text) }
        #expect(error.line == line)
        #expect(error.column == column)
        #expect(error.expected == expected)
        #expect(error.found == found)
    }

    @Test func `bytes that are no UTF-8 are refused where they stand`() throws {
        let bytes = Array("[\"abcdefghijk".utf8) + [0xC3, 0x28] + Array("\"]".utf8)
        let error = try #require(throws: JSONError.self) { try JSON(parsing: bytes) }
        #expect(error.kind == .invalidUTF8)
        #expect(error.offset == 13)
    }

    @Test(arguments: [#""\uD800""#, #""\uDC00""#, #""\uD800A""#, #""\uD800\n""#])
    func `half a surrogate pair becomes a replacement character`(text: String) throws {
        let value = try #require(try JSON(parsing: text).string)
        #expect(value.unicodeScalars.first == "\u{FFFD}")
    }

    @Test func `the last of two members with one name counts, at the first one's place`() throws {
        let value = try JSON(parsing: #"{"a":1,"b":2,"a":3}"#)
        #expect(value == ["a": 3, "b": 2])
        #expect(value.object?.members.map(\.name) == ["a", "b"])
    }

    @Test func `names given twice are found among thousands`() throws {
        let names = (0..<5000).map { "\"n\($0 % 2500)\":\($0)" }
        let value = try JSON(parsing: "{" + names.joined(separator: ",") + "}")
        #expect(value.object?.count == 2500)
        #expect(value["n0"] == 2500)
        #expect(value["n2499"] == 4999)
    }

    @Test func `nesting goes as deep as the limit and no deeper`() throws {
        let deep = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
        #expect(throws: Never.self) { try JSON(parsing: deep) }
        let error = try #require(throws: JSONError.self) { try JSON(parsing: "[" + deep + "]") }
        #expect(error.kind == .tooDeep)
        #expect(error.offset == 128)
    }

    @Test func `a text beyond the limit is refused unread`() throws {
        let error = try #require(throws: JSONError.self) {
            try JSON(parsing: "[1,2,3]", limits: JSONLimits(bytes: 4))
        }
        #expect(error.kind == .tooLong)
    }

    @Test func `a long string with an escape at every place is read whole`() throws {
        for place in 0..<40 {
            var text = [Character](repeating: "x", count: 40)
            text[place] = "\n"
            let value = JSON.string(String(text))
            #expect(try JSON(parsing: value.text()) == value)
        }
    }
}
