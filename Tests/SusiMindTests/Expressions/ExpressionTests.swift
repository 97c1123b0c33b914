// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiMind

@Suite struct ExpressionTests {
    @Test(
        arguments: [
            ("rock", "rock", []),
            ("", "", []),
            ("()", "", [""]),
            ("a|b|", "", []),
            ("(.+) in (.+)", "rain in berlin in may", ["rain in berlin", "may"]),
            ("(.+?) in (.+)", "rain in berlin in may", ["rain", "berlin in may"]),
            (#"(\d+) ?([-+*/]) ?(\d+)"#, "12 + 30", ["12", "+", "30"]),
            (#"what is (\w+)(?: times|\*) (\w+)"#, "what is drei times vier", ["drei", "vier"]),
            ("(a|ab)(c|bcd)(d*)", "abcd", ["a", "bcd", ""]),
            ("(a)|(b)", "b", [nil, "b"]),
            ("(?:(a)|b)*", "ab", ["a"]),
            ("(a*)+", "aa", ["aa"]),
            ("x{2,3}(x*)", "xxxxx", ["xx"]),
            ("x{2,3}?(x*)", "xxxxx", ["xxx"]),
            ("x{2,}", "xxxxx", []),
            ("(ab){0}c", "c", [nil]),
            ("[a-c]+[^a-c]", "abcd", []),
            ("[]a^-]+", "]-^a", []),
            (#"[\w.-]+@[\w-]+\.[a-z]{2,}"#, "susi-1@example.org", []),
            (#"\bfoo\b.*\Bar"#, "foo bar", []),
            ("^foo$", "foo", []),
            (#"\Afoo\z"#, "foo", []),
            (#"\x41\x{1F600}\u00e4"#, "A😀ä", []),
            (#"node\.js"#, "node.js", []),
            ("(?<year>\\d{4})-(?P<month>\\d\\d)", "2026-11", ["2026", "11"]),
            ("die straße", "die straße", []),
            (".", "😀", []),
        ] as [(String, String, [String?])]
    )
    func `a text matches as a whole and fills the groups`(
        source: String,
        text: String,
        groups: [String?]
    ) throws {
        let expression = try Expression(source, ignoringCase: false)
        #expect(expression.wholeMatch(text) == [text] + groups)
        #expect(expression.matches(text))
        #expect(expression.groupCount == groups.count)
    }

    @Test(arguments: [
        ("rock", "rocks"), ("rock", "a rock"), ("rock", "Rock"), ("a|b", "ab"), ("a.c", "a\nc"),
        (#"\d+"#, "٣"), (#"\w+"#, "a-b"), ("x{2,3}", "x"), ("x{2,3}", "xxxx"), ("[^a]", ""),
        ("a^b", "ab"), (#"a\Bb"#, "a b"), ("", "a"), ("node\\.js", "nodexjs"),
    ])
    func `a text that fits only in part does not match`(source: String, text: String) throws {
        let expression = try Expression(source, ignoringCase: false)
        #expect(expression.wholeMatch(text) == nil)
        #expect(!expression.matches(text))
    }

    @Test(arguments: [
        ("Rock", "rOCK"), ("ÄPFEL (.*)", "äpfel Ö"), ("[a-z]+", "ABC"), ("[Ä-Ü]", "ö"),
        ("σ+", "ΣΣς"), ("(?i)susi", "SUSI"), ("k", "\u{212A}"), (#"\x41"#, "a"),
    ])
    func `case can be ignored`(source: String, text: String) throws {
        #expect(try Expression(source, ignoringCase: true).matches(text))
    }

    @Test func `a set that excludes a letter excludes both its cases`() throws {
        let expression = try Expression("[^k]", ignoringCase: true)
        #expect(!expression.matches("K"))
        #expect(expression.matches("L"))
    }

    @Test(arguments: [
        ("(a", 3, ExpressionError.Kind.unexpectedEnd, "‘)’ for the group of column 1"),
        ("a)", 2, .unexpectedCharacter, "the end of the expression"),
        ("*a", 1, .unexpectedCharacter, "something to repeat before it"),
        ("a**", 3, .unexpectedCharacter, "something to repeat before it, not a second quantifier"),
        ("a++", 3, .unsupported, "a quantifier that is not possessive"),
        ("[a-", 4, .unexpectedEnd, "‘]’ for the set of column 1"),
        ("[z-a]", 2, .unexpectedCharacter, "a range that runs upwards"),
        (#"[\b]"#, 2, .unexpectedCharacter, "a character or a class"),
        ("[[:alpha:]]", 2, .unsupported, "a set without named classes"),
        (#"(a)\1"#, 4, .unsupported, "an expression without backreferences"),
        ("a(?=b)", 2, .unsupported, "an expression without lookaround"),
        ("(?<!a)b", 1, .unsupported, "an expression without lookaround"),
        ("(?>a)", 1, .unsupported, "a group that is ‘(…)’, ‘(?:…)’ or ‘(?<name>…)’"),
        ("(?<", 4, .unexpectedEnd, "a name and ‘>’"),
        ("a{3,2}", 5, .unexpectedCharacter, "a number of at least 3"),
        ("a{x}", 3, .unexpectedCharacter, "a number, or ‘\\{’ for the brace itself"),
        ("a{1,5", 6, .unexpectedEnd, "‘}’"),
        ("a{9999}", 3, .tooLarge, "a number up to 1000"),
        (#"a\"#, 3, .unexpectedEnd, "a character after ‘\\’"),
        (#"\q"#, 1, .unsupported, "one of the escapes \\d \\w \\s \\b \\t \\n"),
        (#"\x{110000}"#, 4, .unexpectedCharacter, "the number of a Unicode character"),
        (#"\uD800"#, 3, .unexpectedCharacter, "the number of a Unicode character"),
    ])
    func `a fault is reported with its column and what was expected`(
        source: String,
        column: Int,
        kind: ExpressionError.Kind,
        expected: String
    ) throws {
        let error = try #require(throws: ExpressionError.self) {
            try Expression(source, ignoringCase: false)
        }
        #expect(error.kind == kind)
        #expect(error.column == column)
        #expect(error.expected == expected)
    }

    @Test(arguments: [
        "(((a{1000}){1000}){1000}){1000}", "a{1000}{2}", "(a{500}){5}",
        String(repeating: "(", count: 51) + String(repeating: ")", count: 51),
        String(repeating: "()", count: 100), String(repeating: "ab?", count: 2000),
        "((){0,1000}){0,1000}",
    ])
    func `what would be too large is refused before it is`(source: String) {
        #expect(throws: ExpressionError.self) { try Expression(source, ignoringCase: false) }
    }

    @Test func `nothing repeated a thousand times is still nothing`() throws {
        let expression = try Expression("(?:(?:(?:){1000}){1000}){1000}a", ignoringCase: false)
        #expect(expression.matches("a"))
    }

    @Test(arguments: [
        "(a+)+b", "(a|aa)+b", "(a*)*b", "(.*a){20}b", "(a?){30}a{30}b", "([a-z]+)*!", "(x+x+)+y",
    ])
    func `steps grow with the length of the text and not faster`(source: String) throws {
        let expression = try Expression(source, ignoringCase: true)
        let short = expression.steps(over: String(repeating: "a", count: 500))
        let long = expression.steps(over: String(repeating: "a", count: 4000))
        #expect(long <= 9 * short)
        #expect(long <= 4001 * 2 * ExpressionProgram.instructionLimit)
    }

    @Test func `no text is too strange to be read as an expression`() {
        var generator = SeededGenerator(seed: 7)
        let pieces = [
            "(", ")", "[", "]", "{", "}", "*", "+", "?", "|", "^", "$", ".", "\\", "-", "a", "B",
            "9", ",", "?:", "?<", ">", "😀", "\u{301}", "ß", "\n", "\\d", "\\x{", "{2,3}", "\0",
        ]
        var accepted = 0
        for _ in 0..<20_000 {
            let source = generator.text(of: pieces, upTo: 12)
            guard
                let expression = try? Expression(
                    source,
                    ignoringCase: Bool.random(using: &generator)
                )
            else { continue }
            accepted += 1
            let text = generator.text(of: pieces, upTo: 8)
            #expect(expression.matches(text) == (expression.wholeMatch(text) != nil))
        }
        #expect(accepted > 1000)
    }
}
