// Susi. SPDX-License-Identifier: Apache-2.0

/// Base64 with the usual alphabet and padding (RFC 4648, section 4).
public enum Base64 {
    private static let alphabet: StaticString =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

    /// The text that stands for the bytes.
    public static func encoded(_ bytes: [UInt8]) -> String {
        let count = (bytes.count + 2) / 3 * 4
        return String(unsafeUninitializedCapacity: count) { text in
            var index = 0
            var place = 0
            while index < bytes.count {
                let left = bytes.count - index
                let second = left > 1 ? Int(bytes[index + 1]) : 0
                let third = left > 2 ? Int(bytes[index + 2]) : 0
                let group = Int(bytes[index]) << 16 | second << 8 | third
                text[place] = digit(group >> 18)
                text[place + 1] = digit(group >> 12 & 63)
                text[place + 2] = left > 1 ? digit(group >> 6 & 63) : UInt8(ascii: "=")
                text[place + 3] = left > 2 ? digit(group & 63) : UInt8(ascii: "=")
                index += 3
                place += 4
            }
            return count
        }
    }

    private static func digit(_ value: Int) -> UInt8 {
        alphabet.utf8Start[value]
    }
}
