// Susi. SPDX-License-Identifier: Apache-2.0

/// Base64 with the usual alphabet and padding (RFC 4648, section 4).
public enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    )

    /// The text that stands for the bytes.
    public static func encoded(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index = 0
        while index < bytes.count {
            let second = index + 1 < bytes.count ? bytes[index + 1] : 0
            let third = index + 2 < bytes.count ? bytes[index + 2] : 0
            let group = Int(bytes[index]) << 16 | Int(second) << 8 | Int(third)
            for place in 0..<4 {
                let isPadding = index + place > bytes.count
                let digit = alphabet[group >> (18 - 6 * place) & 63]
                text.append(isPadding ? UInt8(ascii: "=") : digit)
            }
            index += 3
        }
        return String(decoding: text, as: UTF8.self)
    }
}
