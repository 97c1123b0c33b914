// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiView

/// Every scalar is 10 wide here.
@Suite struct TextLayoutTests {
    static let style = TextStyle(number: 0, font: "16px sans-serif", size: 16, lineHeight: 20)

    /// The lines as texts, once all widths have been asked for and told.
    static func lines(_ text: String, _ width: Double) -> [String] {
        var measures = TextMeasures()
        while true {
            var missing = MissingWidths(style)
            let lines = TextLayout.lines(
                of: text,
                width: width,
                style: style,
                measures,
                missing: &missing
            )
            guard !missing.isEmpty else {
                let bytes = Array(text.utf8)
                let ends = lines.starts.dropFirst() + [bytes.count]
                return zip(lines.starts, ends).map {
                    String(decoding: bytes[$0..<$1], as: UTF8.self)
                }
            }
            measures.learn(
                missing,
                .list(missing.texts.map { .number(Double($0.unicodeScalars.count) * 10) })
            )
        }
    }

    @Test(
        arguments: [
            ("", 100, []),
            ("one two three", 80, ["one two ", "three"]),
            ("one two three", 70, ["one two ", "three"]),
            ("one two three", 69, ["one ", "two ", "three"]),
            ("one     two", 40, ["one     ", "two"]),
            ("a\n\nb\n", 100, ["a\n", "\n", "b\n"]),
            ("\n", 100, ["\n"]),
            ("unbreakable", 40, ["unbr", "eaka", "ble"]),
            ("an unbreakable", 50, ["an ", "unbre", "akabl", "e"]),
            ("well-known", 60, ["well-", "known"]),
            ("2024-11-21", 60, ["2024-", "11-21"]),
            ("-1 -2", 30, ["-1 ", "-2"]),
            ("and/or", 50, ["and/o", "r"]),
            ("what?yes", 60, ["what?", "yes"]),
            ("f(x)", 30, ["f(x", ")"]),
            ("a!(b)", 40, ["a!", "(b)"]),
            ("今日は。よい", 30, ["今日", "は。よ", "い"]),
            ("「あ」い", 20, ["「あ", "」い"]),
            ("ab今日", 30, ["ab今", "日"]),
            ("100 €", 50, ["100 €"]),
            ("🇩🇪🇫🇷🇮🇹", 40, ["🇩🇪🇫🇷", "🇮🇹"]),
            ("e\u{301}e\u{301} e\u{301}", 50, ["e\u{301}e\u{301} ", "e\u{301}"]),
            ("a\u{A0}b c", 30, ["a\u{A0}b ", "c"]),
            ("ab\u{200B}cd", 30, ["ab\u{200B}", "cd"]),
            ("a\tb", 90, ["a\tb"]),
            ("a\tb", 80, ["a\t", "b"]),
        ] as [(String, Double, [String])]
    )
    func `lines end where browsers end them`(_ text: String, _ width: Double, _ lines: [String]) {
        #expect(Self.lines(text, width) == lines)
    }

    @Test(
        arguments: [
            (0x61, .letter), (0x30, .number), (0x28, .open), (0x2D, .hyphen), (0xA0, .glue),
            (0x301, .combining), (0xE01, .letter), (0xE31, .combining), (0x200B, .zeroWidth),
            (0x200D, .joiner), (0x2014, .dash), (0x2026, .inseparable), (0x20AC, .prefix),
            (0x3002, .close), (0x3042, .ideograph), (0x30C3, .smallKana), (0xAC00, .ideograph),
            (0x1F1E6, .flag), (0x1F44B, .ideograph), (0x1F3FD, .combining), (0x20000, .ideograph),
            (0xE0101, .combining), (0x10FFFF, .combining),
        ] as [(UInt32, BreakClass)]
    )
    func `scalars have their classes`(_ scalar: UInt32, _ breakClass: BreakClass) {
        #expect(BreakClass.of(scalar) == breakClass)
    }

    @Test func `what is not known is guessed, asked for once, and exact after the answer`() {
        var measures = TextMeasures()
        var missing = MissingWidths(Self.style)
        func lay(_ text: String) -> TextLines {
            TextLayout.lines(
                of: text,
                width: 200,
                style: Self.style,
                measures,
                missing: &missing
            )
        }
        let guessed = lay("one two one")
        #expect(!guessed.isExact)
        #expect(missing.texts == [" ", "one", "two"])
        #expect(missing.effect(3) == .measure(3, font: "16px sans-serif", [" ", "one", "two"]))
        let isTaken = measures.learn(missing, .list([.number(1)]))
        #expect(!isTaken)
        measures.learn(missing, .list([.number(5), .number(30.5), .number(31)]))
        let lines = lay("one two one")
        #expect(lines.isExact)
        #expect(lines.widest == 30.5 + 5 + 31 + 5 + 30.5)
    }

    @Test func `widths of another font are others`() {
        var measures = TextMeasures()
        var missing = MissingWidths(Self.style)
        _ = TextLayout.lines(
            of: "a",
            width: 9,
            style: Self.style,
            measures,
            missing: &missing
        )
        measures.learn(missing, .list([.number(1), .number(2)]))
        let bold = TextStyle(number: 1, font: "bold 16px serif", size: 16, lineHeight: 20)
        var missingBold = MissingWidths(bold)
        let lines = TextLayout.lines(
            of: "a",
            width: 9,
            style: bold,
            measures,
            missing: &missingBold
        )
        #expect(!lines.isExact)
        #expect(missingBold.texts == [" ", "a"])
    }

    @Test func `measures have a limit`() {
        var measures = TextMeasures()
        for key in 1...UInt64(TextMeasures.most + 10) {
            measures.set(1, for: key &* 0x9E37_79B9_7F4A_7C15)
        }
        #expect(measures.count == 10)
    }
}
