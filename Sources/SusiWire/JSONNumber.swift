// Susi. SPDX-License-Identifier: Apache-2.0

/// A number as it was written, so that `1.50` stays `1.50` and no digit of a large id is lost.
public struct JSONNumber: Sendable {
    /// The source spelling; always valid JSON number syntax.
    public let text: String

    /// Takes a spelling the caller has already checked.
    init(checked text: String) {
        self.text = text
    }

    /// Writes a whole number.
    public init(_ value: Int64) {
        text = String(value)
    }

    /// The number as a whole one, or nil where it has a fraction, an exponent or too many digits.
    public var int64: Int64? {
        Int64(text)
    }

    /// The nearest double.
    public var double: Double {
        Double(text) ?? 0
    }
}
