// Susi. SPDX-License-Identifier: Apache-2.0

/// Writes what travels between Swift and the page.
public struct ByteWriter: Sendable {
    /// What was written.
    public private(set) var bytes: [UInt8] = []

    /// Nothing written.
    public init() {}

    /// Forgets what was written and keeps the room for it.
    public mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
    }

    /// Ends a patch.
    public mutating func endPatch() {
        write(byte: PatchOperation.end.rawValue)
    }

    mutating func write(byte: UInt8) {
        bytes.append(byte)
    }

    /// Seven bits a byte, the lowest first; the highest bit says that more follow.
    mutating func write(number: UInt64) {
        var rest = number
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func write(text: String) {
        write(number: UInt64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    mutating func write(block: [UInt8]) {
        write(number: UInt64(block.count))
        bytes.append(contentsOf: block)
    }

    mutating func write(_ value: PageValue) {
        switch value {
        case .nothing: write(byte: PageValue.Form.nothing.rawValue)
        case .flag(let flag):
            write(byte: (flag ? PageValue.Form.yes : PageValue.Form.no).rawValue)
        case .number(let number): write(double: number)
        case .text(let text):
            write(byte: PageValue.Form.text.rawValue)
            write(text: text)
        case .bytes(let block):
            write(byte: PageValue.Form.bytes.rawValue)
            write(block: block)
        case .list(let values):
            write(byte: PageValue.Form.list.rawValue)
            write(number: UInt64(values.count))
            for value in values { write(value) }
        }
    }

    /// Whole numbers are short; all others, and minus zero, take eight bytes.
    private mutating func write(double number: Double) {
        if number >= 0, number.sign == .plus, number < 9_007_199_254_740_992,
            number == number.rounded(.down)
        {
            write(byte: PageValue.Form.whole.rawValue)
            write(number: UInt64(number))
        } else {
            write(byte: PageValue.Form.double.rawValue)
            var bits = number.bitPattern
            for _ in 0..<8 {
                bytes.append(UInt8(truncatingIfNeeded: bits))
                bits >>= 8
            }
        }
    }
}
