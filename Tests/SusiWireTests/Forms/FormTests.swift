// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@Suite struct PercentCodingTests {
    static let texts: [(String, String)] = [
        ("Games, Trivia and Accessories", "Games%2C%20Trivia%20and%20Accessories"),
        ("images/news.png", "images%2Fnews.png"),
        ("ä€😀", "%C3%A4%E2%82%AC%F0%9F%98%80"),
        ("a+b=c&d%", "a%2Bb%3Dc%26d%25"),
        ("-._~", "-._~"),
        ("", ""),
        ("\u{0}\r\n\"", "%00%0D%0A%22"),
    ]

    @Test(arguments: texts)
    func `a text is encoded and decoded`(plain: String, encoded: String) {
        #expect(PercentCoding.encoded(plain) == encoded)
        #expect(PercentCoding.decoded(encoded) == plain)
        #expect(PercentCoding.decoded(encoded, plusIsBlank: true) == plain)
    }

    static let oddities: [(String, String)] = [
        ("100%", "100%"), ("%", "%"), ("%4", "%4"), ("%zz", "%zz"), ("%%41", "%A"),
        ("%c3%a4", "ä"), ("%C3", "\u{FFFD}"), ("%FF%41", "\u{FFFD}A"), ("a b", "a b"),
    ]

    @Test(arguments: oddities)
    func `what is not encoded stays, what is no UTF-8 is repaired`(encoded: String, plain: String) {
        #expect(PercentCoding.decoded(encoded) == plain)
    }

    @Test func `a plus is a blank in forms alone`() {
        #expect(PercentCoding.decoded("a+b") == "a+b")
        #expect(PercentCoding.decoded("a+b", plusIsBlank: true) == "a b")
    }

    @Test func `slashes stay in paths`() {
        #expect(PercentCoding.encoded("/a b/c", for: .path) == "/a%20b/c")
    }
}

@Suite struct FormTests {
    private func fields(_ text: String) throws -> [Form.Field] {
        try Form(parsing: text).fields
    }

    @Test func `fields are read in their order, repeated ones too`() throws {
        let form = try Form(parsing: "a=1&b=2&a=3")
        #expect(form.fields == [.init("a", "1"), .init("b", "2"), .init("a", "3")])
        #expect(form["a"] == "1")
        #expect(form["c"] == nil)
    }

    @Test func `raw blanks, commas and signs are taken as they are`() throws {
        let form = try Form(parsing: "group=Games, Trivia and Accessories&q=a@b c?d=e")
        #expect(form["group"] == "Games, Trivia and Accessories")
        #expect(form["q"] == "a@b c?d=e")
    }

    @Test func `empty pieces are nothing, empty values are values`() throws {
        #expect(try fields("") == [])
        #expect(try fields("&&a&b=&=c&") == [.init("a", ""), .init("b", ""), .init("", "c")])
    }

    @Test func `a form written is the form read`() throws {
        var random = SeededRandom(seed: 3)
        let alphabet = Array("ab=&+% %4ä😀,/?#\u{0}\"")
        for _ in 0..<500 {
            var form = Form()
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                let texts = (0..<2).map { _ in
                    String(
                        (0..<Int.random(in: 0...5, using: &random)).map { _ in
                            alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
                        }
                    )
                }
                form.append(texts[0], texts[1])
            }
            #expect(try Form(parsing: form.encoded) == form)
        }
    }

    @Test func `a form larger than allowed is refused`() {
        let limits = FormLimits(formBytes: 10, fields: 2)
        #expect(throws: FormError(.tooLarge, at: 10, expected: "at most 10 bytes")) {
            try Form(parsing: "a=123456789", limits: limits)
        }
        #expect(throws: FormError(.tooLarge, at: 4, expected: "at most 2 fields")) {
            try Form(parsing: "a&b&c", limits: limits)
        }
    }

    @Test func `no bytes keep a form from being read`() throws {
        var random = SeededRandom(seed: 4)
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0...20, using: &random)).map { _ in
                let special = Array("%&=+;".utf8)
                return Bool.random(using: &random)
                    ? special[Int.random(in: 0..<special.count, using: &random)]
                    : UInt8.random(in: 0...255, using: &random)
            }
            #expect(throws: Never.self) { try Form(parsing: bytes[...]) }
        }
    }
}

@Suite struct ContentTypeTests {
    @Test func `a type is taken apart`() {
        let type = ContentType("Multipart/Form-Data; Boundary=\"a;b\\\"c\" ; charset = utf-8")
        #expect(type.essence == "multipart/form-data")
        #expect(type.parameters["boundary"] == "a;b\"c")
        #expect(type.parameters["charset"] == "utf-8")
    }

    @Test(arguments: ["", ";", ";;=", "a;b", "a;b;c=d", "a; =\"", "a; b=\"c", "=", "a;b=;"])
    func `a strange type does no harm`(text: String) {
        _ = ContentType(text).parameters
    }

    @Test func `a Windows path keeps its backslashes`() {
        let type = ContentType("form-data; name=\"f\"; filename=\"C:\\temp\\a.png\"")
        #expect(type.parameters["filename"] == "C:\\temp\\a.png")
    }
}
