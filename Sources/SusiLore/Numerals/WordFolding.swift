// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// Spells words one way: normal as questions are, umlauts and ß in two letters.
enum WordFolding {
    /// A text in normal spelling, cut where it exceeds all bounds.
    static func normal(_ text: String, limit: Int = 4_096) -> [UInt8]? {
        guard text.utf8.count <= limit else { return nil }
        return Wording.normalized(text.utf8)
    }

    /// A normal word with `ae` for `ä`, and so on: how people type them who have no such keys.
    static func folded(_ word: ArraySlice<UInt8>) -> [UInt8] {
        guard word.contains(0xC3) else { return Array(word) }
        var folded: [UInt8] = []
        var isSecond = false
        for byte in word {
            if isSecond {
                isSecond = false
                switch byte {
                case 0xA4: folded += [UInt8(ascii: "a"), UInt8(ascii: "e")]
                case 0xB6: folded += [UInt8(ascii: "o"), UInt8(ascii: "e")]
                case 0xBC: folded += [UInt8(ascii: "u"), UInt8(ascii: "e")]
                case 0x9F: folded += [UInt8(ascii: "s"), UInt8(ascii: "s")]
                default: folded += [0xC3, byte]
                }
            } else if byte == 0xC3 {
                isSecond = true
            } else {
                folded.append(byte)
            }
        }
        return folded
    }
}
