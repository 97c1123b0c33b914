// Susi. SPDX-License-Identifier: Apache-2.0

/// Numbers as people and servers write them.
enum LenientNumber {
    /// The number that a text is, with commas between thousands or a sign behind it.
    static func read(_ text: String) -> Double? {
        guard text.utf8.count <= 40 else { return nil }
        var bytes = text.utf8.filter { $0 > 0x20 }
        if bytes.last == UInt8(ascii: "%") { bytes.removeLast() }
        if let point = bytes.firstIndex(of: UInt8(ascii: ",")) {
            // 1,234.5 and 1,234,567; but 3,14 is none that everybody reads alike.
            let tail = bytes[(point + 1)...].prefix { $0 &- 0x30 < 10 }
            guard tail.count == 3 else { return nil }
            bytes.removeAll { $0 == UInt8(ascii: ",") }
        }
        guard let first = bytes.first,
            first &- 0x30 < 10 || first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
                || first == UInt8(ascii: "."),
            let last = bytes.last, last &- 0x30 < 10 || last == UInt8(ascii: "."),
            bytes.allSatisfy({ $0 &- 0x30 < 10 || "+-.eE".utf8.contains($0) })
        else { return nil }
        if first == UInt8(ascii: "+") { bytes.removeFirst() }
        let number = Double(String(decoding: bytes, as: UTF8.self))
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}
