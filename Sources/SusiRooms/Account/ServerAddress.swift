// Susi. SPDX-License-Identifier: Apache-2.0

/// The address of a server as people write it: a name or numbers, with a scheme or without.
enum ServerAddress {
    /// The address to go to; nil where that is none.
    ///
    /// Names get https where no scheme is written, numbers and this machine http.
    static func reading(_ text: String) -> String? {
        let plain = trimmed(text)
        let bytes = Array(plain.utf8)
        let isSecure = bytes.starts(with: "https://".utf8)
        let hasScheme = isSecure || bytes.starts(with: "http://".utf8)
        let rest = bytes[(isSecure ? 8 : hasScheme ? 7 : 0)...]
        let host = rest.prefix { $0 != UInt8(ascii: "/") }
        guard bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), let kind = Kind(host[...], hasScheme)
        else { return nil }
        if hasScheme { return plain }
        return (kind == .name ? "https://" : "http://") + plain
    }

    private enum Kind: UInt8 {
        case name, numbers, here

        init?(_ authority: ArraySlice<UInt8>, _ hasScheme: Bool) {
            var host = authority
            var hasPort = false
            let end = authority.lastIndex(of: UInt8(ascii: "]"))
            if let colon = authority.lastIndex(of: UInt8(ascii: ":")), colon > end ?? -1 {
                let port = authority[(colon + 1)...]
                guard (1...5).contains(port.count), port.allSatisfy({ EmailFormat.isDigit($0) }),
                    (1...65_535).contains(ServerAddress.number(port))
                else { return nil }
                hasPort = true
                host = authority[..<colon]
            }
            if host.first == UInt8(ascii: "["), host.last == UInt8(ascii: "]") {
                let inside = host.dropFirst().dropLast()
                guard inside.count >= 2, inside.contains(UInt8(ascii: ":")),
                    inside.allSatisfy({ isHexadecimal($0) })
                else { return nil }
                self = .numbers
                return
            }
            let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            guard
                labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy { EmailFormat.isHostByte($0) } })
            else { return nil }
            if labels.allSatisfy({ $0.allSatisfy { EmailFormat.isDigit($0) } }) {
                guard labels.count == 4,
                    labels.allSatisfy({ $0.count <= 3 && ServerAddress.number($0) <= 255 })
                else { return nil }
                self = .numbers
            } else if labels.count == 1 {
                let isHere = host.map { $0 | 0x20 }.elementsEqual("localhost".utf8)
                // A single word is a machine's name only where more says so.
                guard isHere || hasPort || hasScheme else { return nil }
                self = .here
            } else {
                self = .name
            }
        }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int {
        digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        EmailFormat.isDigit(byte) || (byte | 0x20) &- 0x61 < 6 || byte == UInt8(ascii: ":")
            || byte == UInt8(ascii: ".")
    }

    private static func trimmed(_ text: String) -> String {
        var bytes = Array(text.utf8)[...]
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
