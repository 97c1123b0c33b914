// Susi. SPDX-License-Identifier: Apache-2.0

/// What bytes of UTF-8 are to a voice; letters beyond ASCII are letters without a look at tables.
enum Byte {
    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 }

    static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

    static func isSmall(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }

    static func lower(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

    /// The bytes without blanks at both ends.
    static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes
        while let first = bytes.first, isBlank(first) { bytes.removeFirst() }
        while let last = bytes.last, isBlank(last) { bytes.removeLast() }
        return bytes
    }

    /// Whether these bytes stand at a place, in small letters or not.
    static func stands(_ word: StaticString, at place: Int, in bytes: [UInt8]) -> Bool {
        let count = word.utf8CodeUnitCount
        guard place >= 0, count <= bytes.count - place else { return false }
        for index in 0..<count where lower(bytes[place + index]) != word.utf8Start[index] {
            return false
        }
        return true
    }
}
