// Susi. SPDX-License-Identifier: Apache-2.0

/// What e-mail addresses look like.
enum EmailFormat {
    /// Whether it may be an address: a name, an @, and a domain that ends with letters.
    static func isRight(_ text: String) -> Bool {
        let parts = plain(text).utf8.split(
            separator: UInt8(ascii: "@"),
            omittingEmptySubsequences: false
        )
        guard parts.count == 2, text.utf8.count <= 254, !parts[0].isEmpty, parts[0].count <= 64,
            parts[0].allSatisfy({ isNameByte($0) })
        else { return false }
        let labels = parts[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard labels.count >= 2, let last = labels.last else { return false }
        return (2...20).contains(last.count) && last.allSatisfy { isLetter($0) }
            && labels.allSatisfy { !$0.isEmpty && $0.allSatisfy { isHostByte($0) } }
    }

    /// The address in small letters, without blanks around it.
    static func plain(_ text: String) -> String {
        var bytes = text.utf8.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }[...]
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    /// Whether it can stand in the name of a host.
    static func isHostByte(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, 0x7F..., UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","),
            UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\\"), UInt8(ascii: "\""):
            false
        default: true
        }
    }
}
