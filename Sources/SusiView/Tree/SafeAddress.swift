// Susi. SPDX-License-Identifier: Apache-2.0

/// Tells addresses that can be followed from those that would run code.
enum SafeAddress {
    private static let schemes: [StaticString] = [
        "http", "https", "mailto", "tel", "sms", "geo", "blob", "about",
    ]

    /// Whether an address is relative or has a scheme that only leads somewhere.
    static func isSafe(_ address: String) -> Bool {
        let start = address.utf8.prefix(64).map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
        guard let end = start.firstIndex(where: endsScheme) else {
            // Browsers skip blanks and line ends when they look for a scheme, so a long row of them
            // might still hide one.
            return start.count < 64
        }
        guard start[end] == UInt8(ascii: ":") else { return true }
        if start[..<end].elementsEqual("data".utf8) {
            return start[(end + 1)...].starts(with: "image/".utf8)
        }
        return schemes.contains { scheme in
            UnsafeBufferPointer(start: scheme.utf8Start, count: scheme.utf8CodeUnitCount)
                .elementsEqual(start[..<end])
        }
    }

    private static func endsScheme(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?")
            || byte == UInt8(ascii: "#")
    }
}
