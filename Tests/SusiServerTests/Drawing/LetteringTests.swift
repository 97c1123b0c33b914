// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiServer

@Suite struct LetteringTests {
    private static func ink(of letter: Character, _ weight: Lettering.Weight = .regular) -> [UInt8]
    {
        var canvas = Canvas(width: 40, height: 40, .white)
        canvas.write(String(letter), at: Point(4, 28), Lettering(24, weight), .black)
        return canvas.bytes
    }

    @Test func `ASCII and Latin-1 have letters of their own, all different`() {
        let numbers = Array(0x21...0x7E) + Array(0xA1...0xAC) + Array(0xAE...0xFF)
        let letters = numbers.compactMap { Unicode.Scalar($0).map { Character($0) } }
        #expect(letters.count == 94 + 94)
        let blank = Canvas(width: 40, height: 40, .white).bytes
        var seen: Set<[UInt8]> = [blank]
        for letter in letters {
            #expect(Alphabet.has(letter), "\(letter)")
            #expect(seen.insert(Self.ink(of: letter)).inserted, "\(letter)")
        }
    }

    @Test func `whatever else there is, is a box, and what is silent is nothing`() {
        let box = Self.ink(of: "漢")
        #expect(box != Canvas(width: 40, height: 40, .white).bytes)
        #expect(Self.ink(of: "🐮") == box)
        let lettering = Lettering(20)
        #expect(lettering.width(of: "a\u{200B}b\u{FEFF}\u{7}") == lettering.width(of: "ab"))
        #expect(lettering.width(of: "👩‍👩‍👧") == lettering.width(of: "漢"))
    }

    @Test func `a letter looks the same however it is encoded`() {
        #expect(Self.ink(of: "e\u{301}") == Self.ink(of: "é"))
        #expect(Self.ink(of: "A\u{30A}") == Self.ink(of: "Å"))
    }

    @Test func `bold is darker, larger is wider, programs are even`() {
        func darkness(_ bytes: [UInt8]) -> Int { bytes.reduce(0) { $0 + 255 - Int($1) } }
        #expect(darkness(Self.ink(of: "m", .bold)) > darkness(Self.ink(of: "m")) * 5 / 4)
        #expect(Lettering(32).width(of: "Susi") == 2 * Lettering(16).width(of: "Susi"))
        #expect(Lettering(16).width(of: "i") < Lettering(16).width(of: "m"))
        let even = Lettering(16, isEven: true)
        #expect(even.width(of: "i.") == even.width(of: "mW"))
    }

    @Test func `a text that is too long ends with dots`() {
        let lettering = Lettering(16)
        #expect(lettering.shortened("short", to: 200) == "short")
        let text = lettering.shortened(String(repeating: "long ", count: 20), to: 100)
        #expect(text.hasSuffix("…"))
        #expect(lettering.width(of: text) <= 100)
        #expect(lettering.shortened("abc", to: -5) == "…")
    }

    @Test func `lines have room, and no more of them than asked for`() {
        let lettering = Lettering(16)
        let text = "one two three four five six seven eight nine ten eleven twelve"
        let lines = Paragraph.lines(of: text, lettering, room: 120, atMost: 3)
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { lettering.width(of: $0) <= 120 })
        #expect(lines[0].hasPrefix("one two"))
        #expect(lines[2].hasSuffix("…"))
        #expect(Paragraph.lines(of: "  \n ", lettering, room: 120, atMost: 3).isEmpty)
    }

    @Test func `steps that are none are left away`() {
        for text in [
            "", "M", "M 1", "Q0 0 1 1", "A1 2 3", "Z 9 9", "M a b L", "a0 0 5 5 0 90 7 8 9",
        ] {
            let shape = LetterShape(width: 10, text)
            _ = shape.strokes(at: Point(0, 0), scale: 1)
            #expect(shape.dots(at: Point(0, 0), scale: 1).isEmpty)
        }
    }
}
