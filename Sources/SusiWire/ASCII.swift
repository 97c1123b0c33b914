// Susi. SPDX-License-Identifier: Apache-2.0

/// Comparisons and conversions that look at bytes and know no letters but the English ones.
///
/// They keep the Unicode tables out of the browser build and cost a fraction of their `String`
/// relatives.
enum ASCII {
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26
    }

    static func lower(_ byte: UInt8) -> UInt8 {
        byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
    }

    /// The bytes without blanks at both ends.
    static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes
        while let first = bytes.first, isBlank(first) { bytes = bytes.dropFirst() }
        while let last = bytes.last, isBlank(last) { bytes = bytes.dropLast() }
        return bytes
    }

    /// The text without blanks at both ends.
    static func trimmed(_ text: String) -> String {
        guard let first = text.utf8.first, let last = text.utf8.last else { return text }
        guard isBlank(first) || isBlank(last) else { return text }
        return String(decoding: trimmed(Array(text.utf8)[...]), as: UTF8.self)
    }

    static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
        var small = Array(bytes)
        for index in small.indices { small[index] = lower(small[index]) }
        return String(decoding: small, as: UTF8.self)
    }

    /// The first two characters of a language's name.
    static func twoLetters(of language: String) -> String {
        language.utf8.count <= 2 ? language : String(language.prefix(2))
    }

    /// Whether both are the same bytes.
    static func equal(_ left: String, _ right: String) -> Bool {
        guard left.utf8.count == right.utf8.count else { return false }
        let isSame = left.utf8.withContiguousStorageIfAvailable { left in
            right.utf8.withContiguousStorageIfAvailable { right in
                for index in left.indices where left[index] != right[index] { return false }
                return true
            }
        }
        return (isSame ?? nil) ?? left.utf8.elementsEqual(right.utf8)
    }

    /// Whether both are the same bytes, capital letters or not.
    static func equalFolded(_ left: String, _ right: String) -> Bool {
        left.utf8.elementsEqual(right.utf8) { lower($0) == lower($1) }
    }

    /// Whether a text begins with these bytes.
    static func begins(_ text: String, with prefix: String) -> Bool {
        text.utf8.starts(with: prefix.utf8)
    }

    /// Whether a text ends with these bytes.
    static func ends(_ text: String, with suffix: String) -> Bool {
        text.utf8.count >= suffix.utf8.count
            && text.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    }

    /// The pieces between separators, empty ones included.
    static func split(_ text: String, at separator: UInt8) -> [String] {
        text.utf8.split(separator: separator, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
