// Susi. SPDX-License-Identifier: Apache-2.0

/// The entities of HTML: `&amp;`, `&#228;`, `&#x1F600;`.
enum MarkupEntity {
    /// The scalar that an entity at a place stands for, and how many bytes it takes.
    static func read(_ bytes: [UInt8], at place: Int, end: Int) -> (Unicode.Scalar, Int)? {
        var index = place + 1
        while index < end, index - place < 10, bytes[index] != UInt8(ascii: ";") {
            guard bytes[index] < 0x80 else { return nil }
            index += 1
        }
        guard index < end, index - place >= 3, bytes[index] == UInt8(ascii: ";") else { return nil }
        let name = bytes[(place + 1)..<index]
        guard let value = name.first == UInt8(ascii: "#") ? number(name.dropFirst()) : named(name),
            value >= 0x20 || value == 0x0A, let scalar = Unicode.Scalar(value)
        else { return nil }
        return (scalar, index + 1 - place)
    }

    /// A text with all entities replaced.
    static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
        guard text.contains(UInt8(ascii: "&")) else { return Array(text) }
        let bytes = Array(text)
        var plain: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "&"),
                let (scalar, count) = read(bytes, at: index, end: bytes.count)
            {
                plain.append(contentsOf: String(scalar).utf8)
                index += count
            } else {
                plain.append(bytes[index])
                index += 1
            }
        }
        return plain
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> UInt32? {
        guard let first = digits.first else { return nil }
        let isHex = first | 0x20 == UInt8(ascii: "x")
        let text = String(decoding: isHex ? digits.dropFirst() : digits, as: UTF8.self)
        return UInt32(text, radix: isHex ? 16 : 10)
    }

    private static func named(_ name: ArraySlice<UInt8>) -> UInt32? {
        switch String(decoding: name, as: UTF8.self) {
        case "amp": 0x26
        case "lt": 0x3C
        case "gt": 0x3E
        case "quot": 0x22
        case "apos": 0x27
        case "nbsp": 0xA0
        case "copy": 0xA9
        case "reg": 0xAE
        case "deg": 0xB0
        case "middot": 0xB7
        case "frac12": 0xBD
        case "laquo": 0xAB
        case "raquo": 0xBB
        case "times": 0xD7
        case "pound": 0xA3
        case "sect": 0xA7
        case "Auml": 0xC4
        case "Ouml": 0xD6
        case "Uuml": 0xDC
        case "szlig": 0xDF
        case "agrave": 0xE0
        case "auml": 0xE4
        case "ccedil": 0xE7
        case "egrave": 0xE8
        case "eacute": 0xE9
        case "ouml": 0xF6
        case "uuml": 0xFC
        case "ndash": 0x2013
        case "mdash": 0x2014
        case "lsquo": 0x2018
        case "rsquo": 0x2019
        case "ldquo": 0x201C
        case "rdquo": 0x201D
        case "bdquo": 0x201E
        case "bull": 0x2022
        case "hellip": 0x2026
        case "euro": 0x20AC
        case "trade": 0x2122
        case "larr": 0x2190
        case "rarr": 0x2192
        default: nil
        }
    }
}
