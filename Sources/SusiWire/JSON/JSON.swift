// Susi. SPDX-License-Identifier: Apache-2.0

/// A JSON value that keeps the order of members and the spelling of numbers.
///
/// `==` is exact: `1` differs from `1.0`, and members in another order are another value. Use
/// `isEquivalent(to:)` for the equality that RFC 8259 readers agree on.
public enum JSON: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSON])
    case object(JSONObject)
}

extension JSON {
    /// A whole number.
    public static func number(_ value: Int64) -> JSON {
        .number(JSONNumber(value))
    }

    /// A whole number.
    public static func number(_ value: Int) -> JSON {
        .number(JSONNumber(Int64(value)))
    }

    /// The shortest spelling of a double; null where JSON has none (infinities, not a number).
    public static func number(_ value: Double) -> JSON {
        guard let number = JSONNumber(value) else { return .null }
        return .number(number)
    }
}

extension JSON {
    /// Whether this is `null`.
    public var isNull: Bool {
        if case .null = self { return true }
        return false
    }

    /// The boolean, or nil where this is another kind of value.
    public var bool: Bool? {
        if case .bool(let value) = self { return value }
        return nil
    }

    /// The number as a whole one, or nil where it is none or this is another kind of value.
    public var int64: Int64? {
        if case .number(let value) = self { return value.int64 }
        return nil
    }

    /// The number as a double, or nil where this is another kind of value.
    public var double: Double? {
        if case .number(let value) = self { return value.double }
        return nil
    }

    /// The text, or nil where this is another kind of value.
    public var string: String? {
        if case .string(let value) = self { return value }
        return nil
    }

    /// The elements, or nil where this is another kind of value.
    public var array: [JSON]? {
        if case .array(let value) = self { return value }
        return nil
    }

    /// The members, or nil where this is another kind of value.
    public var object: JSONObject? {
        if case .object(let value) = self { return value }
        return nil
    }

    /// The member of that name, or nil where there is none or this is no object.
    public subscript(name: String) -> JSON? {
        if case .object(let value) = self { return value[name] }
        return nil
    }
}

extension JSON {
    /// Whether both mean the same, whatever the order of members and the spelling of numbers.
    public func isEquivalent(to other: JSON) -> Bool {
        switch (self, other) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left.isEquivalent(to: right)
        case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
        case (.array(let left), .array(let right)):
            left.elementsEqual(right) { $0.isEquivalent(to: $1) }
        case (.object(let left), .object(let right)): left.isEquivalent(to: right)
        default: false
        }
    }
}

extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// `null`.
    public init(nilLiteral: ()) {
        self = .null
    }

    /// A boolean.
    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }

    /// A whole number.
    public init(integerLiteral value: Int64) {
        self = .number(value)
    }

    /// A text.
    public init(stringLiteral value: String) {
        self = .string(value)
    }

    /// An array of values.
    public init(arrayLiteral elements: JSON...) {
        self = .array(elements)
    }

    /// An object; where a name is given twice the later value counts.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        var object = JSONObject()
        for (name, value) in elements {
            object[name] = value
        }
        self = .object(object)
    }
}
