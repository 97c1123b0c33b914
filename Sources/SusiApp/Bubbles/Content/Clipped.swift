// Susi. SPDX-License-Identifier: Apache-2.0

/// Cuts texts that are too long.
enum Clipped {
    /// A text of at most so many bytes, and three points where it went on.
    static func text(_ text: String, _ most: Int) -> String {
        guard text.utf8.count > most else { return text }
        var bytes = Array(text.utf8.prefix(max(0, most - 3)))
        // A character is not cut in two.
        while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
        if let last = bytes.last, last >= 0x80 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self) + "…"
    }
}
