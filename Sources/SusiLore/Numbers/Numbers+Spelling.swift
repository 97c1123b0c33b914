// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

extension Numbers {
    /// `do: roman`: from or to Roman letters, whichever was said.
    func roman() throws(LoreRefusal) -> JSONObject {
        let text = try query(limit: 200)
        if let number = RomanNumeral.number(text) {
            let letters = RomanNumeral.text(number)
            return row(
                "\(letters) \(isGerman ? "ist" : "is") \(number).",
                [("result", String(number)), ("roman", letters)]
            )
        }
        let value = try number()
        guard let number = value.whole(upTo: 3999), number > 0 else {
            return problem(
                "The Romans had letters for whole numbers from 1 to 3999.",
                "Die Römer hatten Buchstaben für ganze Zahlen von 1 bis 3999."
            )
        }
        let letters = RomanNumeral.text(number)
        let answer =
            isGerman
            ? "\(number) ist römisch \(letters)." : "\(number) is \(letters) in Roman numerals."
        return row(answer, [("result", letters), ("roman", letters)])
    }

    /// `do: base`: a number of base `from` in base `to`; both are 10 where they are not named.
    func otherBase() throws(LoreRefusal) -> JSONObject {
        let to = try base("to") ?? 10
        var digits = try query(limit: 400).filter { $0 != 0x20 && $0 != UInt8(ascii: "_") }
        var from = try base("from")
        for (prefix, base) in [("0x", UInt32(16)), ("0b", 2), ("0o", 8), ("#", 16)]
        where digits.starts(with: prefix.utf8) && (from == nil || from == base) {
            digits.removeFirst(prefix.utf8.count)
            from = base
        }
        let origin = from ?? 10
        let value: Natural
        if origin == 10, let number = try? number(), number.isWhole, !number.isNegative {
            value = number.numerator
        } else {
            value = try read(digits, inBase: origin)
        }
        let result = String(decoding: value.digits(inBase: to), as: UTF8.self).uppercasedASCII
        let source = String(decoding: value.digits(inBase: origin), as: UTF8.self).uppercasedASCII
        let answer =
            "\(source)\(note(origin)) \(isGerman ? "ist" : "is") \(result)\(note(to))."
        return row(answer, [("result", result), ("value", result), ("query", source)])
    }

    private func note(_ base: UInt32) -> String {
        switch base {
        case 10: ""
        case 2: isGerman ? " (binär)" : " in binary"
        case 8: isGerman ? " (oktal)" : " in octal"
        case 16: isGerman ? " (hexadezimal)" : " in hexadecimal"
        default: isGerman ? " (zur Basis \(base))" : " in base \(base)"
        }
    }

    private func base(_ member: String) throws(LoreRefusal) -> UInt32? {
        guard let name = request[member] else { return nil }
        let normal = WordFolding.normal(name, limit: 60) ?? []
        let folded = WordFolding.folded(normal[...])
        for (names, base) in Numbers.bases
        where names.contains(where: { folded.elementsEqual($0.utf8) }) {
            return base
        }
        let isBase = folded.starts(with: "base ".utf8)
        let text = isBase ? Array(folded.dropFirst(5)) : folded
        guard let numbers = NumberList.read(text, german: isGerman), numbers.count == 1,
            let base = numbers[0].whole(upTo: 36), base >= 2
        else { throw LoreRefusal("“\(member)” is a base from 2 to 36") }
        return UInt32(base)
    }

    private static let bases: [([String], UInt32)] = [
        (["binary", "binaer", "bin", "dual", "binary code", "binaercode", "ins binaersystem"], 2),
        (["octal", "oktal", "oct"], 8),
        (["decimal", "dezimal", "dec", "normal", "dezimalzahl"], 10),
        (["hex", "hexadecimal", "hexadezimal", "sedezimal"], 16),
    ]

    private func read(_ digits: [UInt8], inBase base: UInt32) throws(LoreRefusal) -> Natural {
        guard !digits.isEmpty, digits.count <= 300 else {
            throw LoreRefusal("“query” is no number")
        }
        var value = Natural.zero
        for digit in digits {
            let number =
                digit.isASCIIDigit ? digit - 0x30 : digit &- 0x61 < 26 ? digit - 0x57 : UInt8.max
            guard UInt32(number) < base else {
                throw LoreRefusal("“query” is no number of base \(base)")
            }
            value = value * Natural(UInt64(base)) + Natural(UInt64(number))
        }
        return value
    }

    /// `do: words`: a number spelled out.
    func words() throws(LoreRefusal) -> JSONObject {
        let value = try number()
        guard value.isWhole, let number = value.numerator.uint64,
            number < 1_000_000_000_000_000
        else {
            return problem(
                "I spell whole numbers below a quadrillion.",
                "Ich schreibe ganze Zahlen unter einer Billiarde aus."
            )
        }
        let spelled = SpelledNumber.text(number, german: isGerman)
        let text = (value.isNegative ? "minus " : "") + spelled
        return row("\(text).", [("result", text)])
    }
}

extension String {
    /// The text with capital letters.
    var uppercasedASCII: String {
        String(decoding: utf8.map { $0 &- 0x61 < 26 ? $0 & 0xDF : $0 }, as: UTF8.self)
    }
}
