// Susi. SPDX-License-Identifier: Apache-2.0

/// A number as it was written, so that `1.50` stays `1.50` and no digit of a large id is lost.
public struct JSONNumber: Sendable, Equatable {
    /// The source spelling; always valid JSON number syntax.
    public let text: String

    /// Takes a spelling the parser has already checked.
    init(checked text: String) {
        self.text = text
    }

    /// Takes a spelling, or gives nil where RFC 8259 has no such number.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty, JSONNumber.end(in: bytes.span, from: 0) == bytes.count else {
            return nil
        }
        self.text = text
    }

    /// Writes a whole number.
    public init(_ value: Int64) {
        text = String(value)
    }

    /// Writes the shortest spelling that reads back as the same double, or nil where JSON has none.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        if value == value.rounded(), abs(value) < 9_007_199_254_740_992 {
            text = value == 0 && value.sign == .minus ? "-0" : String(Int64(value))
        } else {
            text = String(value)
        }
    }

    /// The number as a whole one, or nil where it has a fraction, an exponent or too many digits.
    public var int64: Int64? {
        Int64(text)
    }

    /// The nearest double; an infinity where the number is beyond the range of doubles.
    public var double: Double {
        Double(text) ?? 0
    }

    /// Whether both name the same number: `1.0` and `1`, `1e2` and `100`.
    public func isEquivalent(to other: JSONNumber) -> Bool {
        text.utf8.elementsEqual(other.text.utf8) || double == other.double
    }

    /// Compares the spelling.
    public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
        left.text.utf8.elementsEqual(right.text.utf8)
    }
}

extension JSONNumber {
    /// Where the number that begins at `start` ends, or nil where the grammar is not met.
    @inline(__always)
    static func end(in bytes: Span<UInt8>, from start: Int) -> Int? {
        var position = start
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") { position += 1 }
        guard position < bytes.count else { return nil }
        if bytes[position] == UInt8(ascii: "0") {
            position += 1
        } else {
            guard let next = endOfDigits(in: bytes, from: position) else { return nil }
            position = next
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            guard let next = endOfDigits(in: bytes, from: position + 1) else { return nil }
            position = next
        }
        if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position < bytes.count,
                bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-")
            {
                position += 1
            }
            guard let next = endOfDigits(in: bytes, from: position) else { return nil }
            position = next
        }
        return position
    }

    /// The end of one or more digits, or nil where there is none.
    @inline(__always)
    private static func endOfDigits(in bytes: Span<UInt8>, from start: Int) -> Int? {
        var position = start
        while position < bytes.count, bytes[position] &- UInt8(ascii: "0") < 10 {
            position += 1
        }
        return position > start ? position : nil
    }
}
