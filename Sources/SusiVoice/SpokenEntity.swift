// Susi. SPDX-License-Identifier: Apache-2.0

/// The entities of HTML that texts are likely to have: `&amp;`, `&nbsp;`, `&#228;`, `&#xE4;`.
enum SpokenEntity {
    /// The scalar that the entity at a place stands for, and how many bytes it takes.
    static func read(_ bytes: ArraySlice<UInt8>) -> (value: UInt32, count: Int)? {
        guard let end = bytes.prefix(10).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = bytes[(bytes.startIndex + 1)..<end]
        let count = end + 1 - bytes.startIndex
        if name.first == UInt8(ascii: "#") {
            return number(name.dropFirst()).map { ($0, count) }
        }
        for (word, value) in names {
            let isSame =
                word.utf8CodeUnitCount == name.count
                && zip(name, 0..<name.count).allSatisfy { $0 == word.utf8Start[$1] }
            if isSame { return (value, count) }
        }
        return nil
    }

    private static let names: [(StaticString, UInt32)] = [
        ("amp", 0x26), ("lt", 0x3C), ("gt", 0x3E), ("quot", 0x22), ("apos", 0x27),
        ("nbsp", 0x20), ("deg", 0xB0), ("euro", 0x20AC), ("auml", 0xE4), ("ouml", 0xF6),
        ("uuml", 0xFC), ("Auml", 0xC4), ("Ouml", 0xD6), ("Uuml", 0xDC), ("szlig", 0xDF),
        ("ndash", 0x2013), ("mdash", 0x2014), ("hellip", 0x2026), ("rsquo", 0x2019),
        ("lsquo", 0x2018), ("rdquo", 0x201D), ("ldquo", 0x201C), ("eacute", 0xE9),
    ]

    private static func number(_ digits: ArraySlice<UInt8>) -> UInt32? {
        let isHex = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
        let radix: UInt32 = isHex ? 16 : 10
        var value: UInt32 = 0
        let digits = isHex ? digits.dropFirst() : digits
        guard (1...7).contains(digits.count) else { return nil }
        for byte in digits {
            let digit: UInt32
            switch byte | 0x20 {
            case 0x30...0x39: digit = UInt32(byte & 0x0F)
            case 0x61...0x66 where isHex: digit = UInt32(byte | 0x20) - 0x57
            default: return nil
            }
            value = value &* radix &+ digit
        }
        return value
    }
}
