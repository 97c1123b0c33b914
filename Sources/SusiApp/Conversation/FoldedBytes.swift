// Susi. SPDX-License-Identifier: Apache-2.0

/// Folds texts so that they can be searched: small letters, and Latin ones without their accents.
///
/// Bytes of UTF-8 are enough for that, and Unicode's own tables would be larger than this room.
package enum FoldedBytes {
    /// What U+00C0 to U+017F come to, a letter each; `.` where a letter stays as it is.
    private static let latin: StaticString = """
        aaaaaa.ceeeeiiii.nooooo.ouuuuy..aaaaaa.ceeeeiiii.nooooo.ouuuuy.y\
        aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii..jjkk.lllllll\
        lllnnnnnn...oooooo..rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
        """

    /// Appends a text as it is searched.
    package static func append(_ text: String, to bytes: inout [UInt8]) {
        fold(text) { folded, _ in
            if let folded { bytes.append(folded) }
        }
    }

    /// A text as it is searched.
    package static func of(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        return bytes
    }

    /// Tells each byte of the folded text with where the character begins that it comes from, and,
    /// without a byte, where one begins of which nothing is left.
    static func fold(_ text: String, _ tell: (UInt8?, Int) -> Void) {
        var lead: UInt8 = 0
        var index = 0
        // Where the character of a byte that only follows began.
        var start = 0
        for byte in text.utf8 {
            if lead > 0 {
                foldPair(lead, byte) { tell($0, index - 1) }
                lead = 0
            } else if byte < 0x80 {
                tell((0x41...0x5A).contains(byte) ? byte | 0x20 : byte, index)
            } else if (0xC3...0xC5).contains(byte) || (0xCC...0xD1).contains(byte) {
                lead = byte
            } else {
                if byte >= 0xC0 { start = index }
                tell(byte, start)
            }
            index += 1
        }
    }

    /// A character of two bytes, Latin, Greek or Cyrillic.
    private static func foldPair(_ lead: UInt8, _ next: UInt8, _ tell: (UInt8?) -> Void) {
        let code = UInt32(lead & 0x1F) << 6 | UInt32(next & 0x3F)
        switch code {
        case 0xC6, 0xE6:
            tell(UInt8(ascii: "a"))
            tell(UInt8(ascii: "e"))
        case 0xDF:
            tell(UInt8(ascii: "s"))
            tell(UInt8(ascii: "s"))
        case 0xC0...0x17F:
            let letter = latin.utf8Start[Int(code - 0xC0)]
            if letter == UInt8(ascii: ".") { pair(code, tell) } else { tell(letter) }
        // Capitals of Greek and Cyrillic lie a fixed way before their small letters.
        case 0x391...0x3A9, 0x410...0x42F: pair(code + 0x20, tell)
        case 0x400...0x40F: pair(code + 0x50, tell)
        // An accent that follows its letter.
        case 0x300...0x36F: tell(nil)
        default: pair(code, tell)
        }
    }

    private static func pair(_ code: UInt32, _ tell: (UInt8?) -> Void) {
        tell(0xC0 | UInt8(truncatingIfNeeded: code >> 6))
        tell(0x80 | UInt8(truncatingIfNeeded: code & 0x3F))
    }
}
