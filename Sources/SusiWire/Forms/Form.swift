// Susi. SPDX-License-Identifier: Apache-2.0

/// Names and values in the order they were sent, names possibly more than once.
public struct Form: Sendable, Equatable {
    /// One name with one value.
    public struct Field: Sendable, Equatable {
        /// The name as it was sent.
        public var name: String
        /// The value as it was sent, empty where there was none.
        public var value: String

        /// Pairs a name with a value.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Every field, the first one counting where a name is repeated.
    public private(set) var fields: [Field]

    /// A form without fields.
    public init() {
        fields = []
    }

    /// Reads a query string or an `application/x-www-form-urlencoded` body.
    ///
    /// Raw blanks, `%` without digits and bytes that are no UTF-8 are taken as people meant them:
    /// only limits can make this fail.
    public init(
        parsing bytes: ArraySlice<UInt8>,
        limits: FormLimits = .standard
    ) throws(FormError) {
        self.init()
        guard bytes.count <= limits.formBytes else {
            let expected = "at most \(limits.formBytes) bytes"
            throw FormError(.tooLarge, at: limits.formBytes, expected: expected)
        }
        var rest = bytes
        while !rest.isEmpty {
            let piece = rest[..<(rest.firstIndex(of: UInt8(ascii: "&")) ?? rest.endIndex)]
            rest = rest[piece.endIndex...].dropFirst()
            if piece.isEmpty { continue }
            guard fields.count < limits.fields else {
                let position = piece.startIndex - bytes.startIndex
                let expected = "at most \(limits.fields) fields"
                throw FormError(.tooLarge, at: position, expected: expected)
            }
            let end = piece.firstIndex(of: UInt8(ascii: "=")) ?? piece.endIndex
            let name = PercentCoding.decoded(piece[..<end], plusIsBlank: true)
            let value = PercentCoding.decoded(piece[end...].dropFirst(), plusIsBlank: true)
            fields.append(Field(name, value))
        }
    }

    /// Reads a query string or an `application/x-www-form-urlencoded` body.
    public init(parsing text: String, limits: FormLimits = .standard) throws(FormError) {
        try self.init(parsing: Array(text.utf8)[...], limits: limits)
    }

    /// The first value of that name, exactly as sent.
    public subscript(name: String) -> String? {
        for field in fields where ASCII.equal(field.name, name) {
            return field.value
        }
        return nil
    }

    /// Adds a field; it counts only where the name is new.
    public mutating func append(_ name: String, _ value: String) {
        fields.append(Field(name, value))
    }

    /// Adds the fields of another form; they count only where their names are new.
    public mutating func append(_ other: Form) {
        fields += other.fields
    }

    /// The fields as a query string or an urlencoded body, everything but plain ASCII encoded.
    public var encoded: String {
        var bytes: [UInt8] = []
        encode(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the encoded fields to a buffer, in ASCII.
    public func encode(to bytes: inout [UInt8]) {
        var isFirst = true
        for field in fields {
            if !isFirst { bytes.append(UInt8(ascii: "&")) }
            isFirst = false
            PercentCoding.encode(field.name, for: .field, to: &bytes)
            bytes.append(UInt8(ascii: "="))
            PercentCoding.encode(field.value, for: .field, to: &bytes)
        }
    }
}
