// Susi. SPDX-License-Identifier: Apache-2.0

/// Folds texts so that they can be searched: small letters, and Latin ones without their accents.
///
/// Bytes of UTF-8 are enough for that, and Unicode's own tables would be larger than this room.
enum FoldedBytes {
    /// What U+00C0 to U+017F come to, a letter each; `.` where a letter stays as it is.
    private static let latin: StaticString = """
        aaaaaa.ceeeeiiii.nooooo.ouuuuy..aaaaaa.ceeeeiiii.nooooo.ouuuuy.y\
        aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii..jjkk.lllllll\
        lllnnnnnn...oooooo..rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
        """

    /// Appends a text as it is searched.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        var lead: UInt8 = 0
        for byte in text.utf8 {
            if lead > 0 {
                appendPair(lead, byte, to: &bytes)
                lead = 0
            } else if byte < 0x80 {
                bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
            } else if (0xC3...0xC5).contains(byte) || (0xCC...0xD1).contains(byte) {
                lead = byte
            } else {
                bytes.append(byte)
            }
        }
    }

    /// A text as it is searched.
    static func of(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        return bytes
    }

    /// A character of two bytes, Latin, Greek or Cyrillic.
    private static func appendPair(_ lead: UInt8, _ next: UInt8, to bytes: inout [UInt8]) {
        let code = UInt32(lead & 0x1F) << 6 | UInt32(next & 0x3F)
        switch code {
        case 0xC6, 0xE6: bytes += [0x61, 0x65]
        case 0xDF: bytes += [0x73, 0x73]
        case 0xC0...0x17F:
            let letter = latin.utf8Start[Int(code - 0xC0)]
            if letter == UInt8(ascii: ".") { bytes += [lead, next] } else { bytes.append(letter) }
        // Capitals of Greek and Cyrillic lie a fixed way before their small letters.
        case 0x391...0x3A9, 0x410...0x42F: append(code + 0x20, to: &bytes)
        case 0x400...0x40F: append(code + 0x50, to: &bytes)
        // An accent that follows its letter.
        case 0x300...0x36F: break
        default: bytes += [lead, next]
        }
    }

    private static func append(_ code: UInt32, to bytes: inout [UInt8]) {
        bytes.append(0xC0 | UInt8(truncatingIfNeeded: code >> 6))
        bytes.append(0x80 | UInt8(truncatingIfNeeded: code & 0x3F))
    }
}
