// Susi. SPDX-License-Identifier: Apache-2.0

/// The header fields of a request or a response, in order.
public struct HTTPFields: Sendable, Equatable {
    /// One field.
    public struct Field: Sendable, Equatable {
        /// The name as it was written.
        public var name: String
        /// The value without blanks around it.
        public var value: String

        /// A field of that name.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// All fields, repeated ones too.
    public var all: [Field]

    /// No fields.
    public init() {
        all = []
    }

    /// The value of the first field of that name, whatever its case; setting it replaces all such
    /// fields.
    public subscript(name: String) -> String? {
        get {
            all.first { HTTPFields.isSame($0.name, name) }?.value
        }
        set {
            all.removeAll { HTTPFields.isSame($0.name, name) }
            if let newValue { all.append(Field(name: name, value: newValue)) }
        }
    }

    /// Adds a field, also where there is one of that name.
    public mutating func append(_ name: String, _ value: String) {
        all.append(Field(name: name, value: value))
    }

    private static func isSame(_ left: String, _ right: String) -> Bool {
        left.utf8.count == right.utf8.count
            && left.utf8.elementsEqual(right.utf8) { lowercased($0) == lowercased($1) }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}

extension HTTPFields: ExpressibleByDictionaryLiteral {
    /// Fields in the order they are written.
    public init(dictionaryLiteral elements: (String, String)...) {
        all = elements.map { Field(name: $0.0, value: $0.1) }
    }
}
