// Susi. SPDX-License-Identifier: Apache-2.0

extension String {
    /// The text with a capital first letter, as a sentence begins.
    var capitalizedAtStart: String {
        var bytes = Array(utf8)
        guard let first = bytes.first else { return self }
        if first &- 0x61 < 26 {
            bytes[0] = first & 0xDF
        } else if bytes.count > 1, first == 0xC3, (0xA0...0xBE).contains(bytes[1]),
            bytes[1] != 0xB7
        {
            bytes[1] &= 0xDF
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
