// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

// Servers spell numbers as texts and texts as numbers (C7); both are read.
extension JSON {
    /// A text, or a number or switch as it is spelled.
    var anyText: String? {
        switch self {
        case .string(let text): text
        case .number(let number): number.text
        case .bool(let flag): flag ? "true" : "false"
        case .null, .array, .object: nil
        }
    }

    /// A number, also one that stands in a text.
    var anyNumber: Double? {
        switch self {
        case .number(let number): number.double.isFinite ? number.double : nil
        case .string(let text): LenientNumber.read(text)
        case .null, .bool, .array, .object: nil
        }
    }

    /// A whole number that fits, also one that stands in a text.
    var anyWhole: Int64? {
        guard let number = anyNumber, abs(number) < 9e15 else { return nil }
        return Int64(number.rounded())
    }
}

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
