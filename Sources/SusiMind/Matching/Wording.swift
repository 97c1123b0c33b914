// Susi. SPDX-License-Identifier: Apache-2.0

/// How phrases and utterances are written before they are compared: one spelling for both.
///
/// Lower case, one blank between words, commas and final punctuation gone, one kind of apostrophe.
/// Everything else stays: inner punctuation, digits and the commas between them, accents, hyphens.
package enum Wording {
    /// The normal form of a text, as UTF-8.
    package static func normalized(_ text: some Sequence<UInt8>) -> [UInt8] {
        var normal: [UInt8] = []
        normal.reserveCapacity(text.underestimatedCount)
        var blankPending = false
        var commaPending = false
        var bytes = text.makeIterator()
        while let byte = bytes.next() {
            if commaPending {
                // Between digits it is part of a number: a decimal sign, or one of thousands.
                if byte.isDigit { normal.append(UInt8(ascii: ",")) } else { blankPending = true }
                commaPending = false
            }
            if byte < 0x80 {
                if byte == UInt8(ascii: ","), !blankPending, normal.last?.isDigit == true {
                    commaPending = true
                    continue
                }
                if byte <= 0x20 || byte == UInt8(ascii: ",") || byte == 0x7F {
                    blankPending = !normal.isEmpty
                    continue
                }
                if blankPending {
                    normal.append(0x20)
                    blankPending = false
                }
                normal.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
                continue
            }
            guard let scalar = scalar(startingWith: byte, from: &bytes) else { continue }
            if scalar.isBlank {
                blankPending = !normal.isEmpty
                continue
            }
            if scalar.isInvisible { continue }
            if blankPending {
                normal.append(0x20)
                blankPending = false
            }
            scalar.appendNormal(to: &normal)
        }
        stripFinalPunctuation(of: &normal)
        return normal
    }

    /// Removes `?`, `!`, `:` and `.` at the end, unless a backslash protects them or nothing would
    /// be left.
    private static func stripFinalPunctuation(of normal: inout [UInt8]) {
        var end = normal.count
        while end > 0 {
            switch normal[end - 1] {
            case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ":"), UInt8(ascii: "."):
                if end > 1, normal[end - 2] == UInt8(ascii: "\\") {
                    normal.removeLast(normal.count - end)
                    return
                }
                end -= 1
            case 0x20:
                end -= 1
            default:
                normal.removeLast(normal.count - end)
                return
            }
        }
    }

    /// Puts a scalar together from its first byte and those that follow.
    ///
    /// Texts come out of `String` or were repaired by the skill parser, so they are valid UTF-8;
    /// a sequence that is cut off is dropped.
    private static func scalar(
        startingWith first: UInt8,
        from bytes: inout some IteratorProtocol<UInt8>
    ) -> Unicode.Scalar? {
        let more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1
        var value = UInt32(first) & (more == 3 ? 0x07 : more == 2 ? 0x0F : 0x1F)
        for _ in 0..<more {
            guard let next = bytes.next() else { return nil }
            value = value << 6 | UInt32(next & 0x3F)
        }
        return Unicode.Scalar(value)
    }
}

extension Unicode.Scalar {
    /// Whether it separates words, in whatever script.
    var isBlank: Bool {
        switch value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F,
            0x205F, 0x3000:
            true
        default:
            false
        }
    }

    /// Whether it shows nothing: controls, zero-width marks and the bidirectional overrides that
    /// make a text look other than it is.
    var isInvisible: Bool {
        switch value {
        case 0x00...0x08, 0x0E...0x1F, 0x7F...0x84, 0x86...0x9F, 0x200B, 0x200E, 0x200F,
            0x202A...0x202E, 0x2060...0x2069, 0xFEFF:
            true
        default:
            false
        }
    }

    /// Appends its lower case; typographic apostrophes become plain ones.
    fileprivate func appendNormal(to bytes: inout [UInt8]) {
        switch value {
        case 0x2018, 0x2019:
            bytes.append(UInt8(ascii: "'"))
        // The letters of western and central Europe need no table.
        case 0xC0...0xD6, 0xD8...0xDE:
            bytes.append(0xC3)
            bytes.append(UInt8(0x80 | (value + 0x20) & 0x3F))
        case 0x2E80...0x9FFF, 0xAC00...0xD7A3, 0xA0...0xBF, 0xDF...0xFF:
            bytes.append(contentsOf: UTF8.encode(self) ?? UTF8.encodedReplacementCharacter)
        default:
            // Simple lower-casing: one scalar for one scalar.
            let lower = properties.lowercaseMapping.unicodeScalars.first ?? self
            bytes.append(contentsOf: UTF8.encode(lower) ?? UTF8.encodedReplacementCharacter)
        }
    }
}

extension UInt8 {
    /// Whether it is a digit.
    fileprivate var isDigit: Bool { self &- 0x30 < 10 }
}
