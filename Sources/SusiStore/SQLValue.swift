// Susi. SPDX-License-Identifier: Apache-2.0

/// A value in a column, or for a place in a statement.
public enum SQLValue: Sendable, Equatable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case bytes([UInt8])
}

extension SQLValue {
    /// A whole number, or nothing.
    public init(_ value: Int64?) { self = value.map { .integer($0) } ?? .null }
    /// A whole number.
    public init(_ value: Int) { self = .integer(Int64(value)) }
    /// A number, or nothing.
    public init(_ value: Double?) { self = value.map { .real($0) } ?? .null }
    /// A text, or nothing.
    public init(_ value: String?) { self = value.map { .text($0) } ?? .null }
    /// Bytes, or nothing.
    public init(_ value: [UInt8]?) { self = value.map { .bytes($0) } ?? .null }
    /// A switch, stored as 0 or 1.
    public init(_ value: Bool) { self = .integer(value ? 1 : 0) }
}

extension SQLValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral
{
    /// A text.
    public init(stringLiteral value: String) { self = .text(value) }
    /// A whole number.
    public init(integerLiteral value: Int64) { self = .integer(value) }
    /// Nothing.
    public init(nilLiteral: ()) { self = .null }
}

extension SQLValue {
    /// The whole number; nil for anything else.
    public var int64: Int64? {
        if case .integer(let value) = self { value } else { nil }
    }

    /// The number; nil for anything else.
    public var double: Double? {
        switch self {
        case .real(let value): value
        case .integer(let value): Double(value)
        default: nil
        }
    }

    /// The text; nil for anything else.
    public var string: String? {
        if case .text(let value) = self { value } else { nil }
    }

    /// The bytes; nil for anything else.
    public var bytes: [UInt8]? {
        if case .bytes(let value) = self { value } else { nil }
    }
}

extension SQLValue {
    /// The value as both databases can keep it.
    ///
    /// PostgreSQL has no NUL in texts. It becomes U+FFFD, not nothing: two texts that differ must
    /// not become one, and neither must a question fail for it.
    var storable: SQLValue {
        guard case .text(let text) = self, text.utf8.contains(0) else { return self }
        return .text(text.replacing("\0", with: "\u{FFFD}"))
    }
}
