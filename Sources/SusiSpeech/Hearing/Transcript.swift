// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// What the browser's recogniser has understood so far.
struct Transcript {
    let text: String
    /// Whether it will not change any more.
    let isFinal: Bool

    init(_ value: PageValue) {
        var bytes: [UInt8] = []
        for piece in value.values {
            let words = Array((piece[0].text ?? "").utf8).trimmed
            if !bytes.isEmpty, !words.isEmpty { bytes.append(0x20) }
            bytes += words
        }
        text = String(decoding: bytes, as: UTF8.self)
        isFinal = !value.values.isEmpty && value.values.allSatisfy { $0[1].isSet }
    }
}

extension Array<UInt8> {
    /// Without blanks around it.
    var trimmed: [UInt8] {
        guard let first = firstIndex(where: { $0 > 0x20 }),
            let last = lastIndex(where: { $0 > 0x20 })
        else { return [] }
        return Array(self[first...last])
    }
}
