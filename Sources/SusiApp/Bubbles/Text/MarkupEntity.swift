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

    /// The names that are known, and what they stand for in the same order.
    private static let names = WordList(
        """
        amp lt gt quot apos nbsp copy reg deg middot frac12 laquo raquo times pound sect \
        Auml Ouml Uuml szlig agrave auml ccedil egrave eacute ouml uuml ndash mdash lsquo \
        rsquo ldquo rdquo bdquo bull hellip euro trade larr rarr
        """
    )
    private static let scalars: [UInt32] = [
        0x26, 0x3C, 0x3E, 0x22, 0x27, 0xA0, 0xA9, 0xAE, 0xB0, 0xB7, 0xBD, 0xAB, 0xBB, 0xD7,
        0xA3, 0xA7, 0xC4, 0xD6, 0xDC, 0xDF, 0xE0, 0xE4, 0xE7, 0xE8, 0xE9, 0xF6, 0xFC, 0x2013,
        0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x20AC, 0x2122,
        0x2190, 0x2192,
    ]

    private static func named(_ name: ArraySlice<UInt8>) -> UInt32? {
        names.place(of: name).map { scalars[$0] }
    }
}
