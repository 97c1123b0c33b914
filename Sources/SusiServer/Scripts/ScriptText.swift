// Susi. SPDX-License-Identifier: Apache-2.0

/// The text a script hands back.
enum ScriptText {
    /// Reads the engine's spelling of text.
    ///
    /// That is UTF-8, but characters beyond U+FFFF come as two surrogates of three bytes each. What
    /// is no text becomes U+FFFD.
    static func decoded(_ bytes: [UInt8]) -> String {
        guard bytes.contains(0xED) else { return String(decoding: bytes, as: UTF8.self) }
        var repaired: [UInt8] = []
        repaired.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if let high = surrogate(in: bytes, at: index), high < 0xDC00,
                let low = surrogate(in: bytes, at: index + 3), low >= 0xDC00,
                let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
            {
                repaired.append(contentsOf: Unicode.UTF8.encode(scalar) ?? .init())
                index += 6
            } else {
                repaired.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: repaired, as: UTF8.self)
    }

    /// The text without blanks and line breaks at its ends.
    static func trimmed(_ text: String) -> String {
        var rest = text[...]
        while let first = rest.unicodeScalars.first, first.properties.isWhitespace {
            rest.unicodeScalars.removeFirst()
        }
        while let last = rest.unicodeScalars.last, last.properties.isWhitespace {
            rest.unicodeScalars.removeLast()
        }
        return String(rest)
    }

    private static func surrogate(in bytes: [UInt8], at index: Int) -> UInt32? {
        guard index + 2 < bytes.count, bytes[index] == 0xED, bytes[index + 1] >= 0xA0,
            bytes[index + 1] & 0xC0 == 0x80, bytes[index + 2] & 0xC0 == 0x80
        else { return nil }
        return 0xD000 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
    }
}
