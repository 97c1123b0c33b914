// Susi. SPDX-License-Identifier: Apache-2.0

/// A value that travels as one JSON value and is read with tolerance.
protocol WireValue: Sendable, Equatable {
    /// What it is, for errors.
    static var kind: String { get }

    /// What it looks like, as JSON Schema says it.
    static var schema: JSON { get }

    /// Takes what can be taken for such a value.
    init?(wire json: JSON)

    /// The value as it is written.
    var json: JSON { get }

    /// Writes the value as text, the same as `json` does.
    func write(with writer: inout JSONWriter)
}

extension WireValue {
    func write(with writer: inout JSONWriter) {
        writer.write(json)
    }
}

extension String: WireValue {
    static var kind: String { "a text" }
    static var schema: JSON { ["type": "string"] }

    /// Takes texts, and numbers and switches as they are spelled.
    init?(wire json: JSON) {
        switch json {
        case .string(let text): self = text
        case .number(let number): self = number.text
        case .bool(let value): self = value ? "true" : "false"
        case .null, .array, .object: return nil
        }
    }

    var json: JSON { .string(self) }

    func write(with writer: inout JSONWriter) {
        writer.write(self)
    }
}

extension Int64: WireValue {
    static var kind: String { "a whole number" }
    static var schema: JSON { ["type": "integer", "format": "int64"] }

    /// Takes whole numbers however they are spelled, in quotes too.
    init?(wire json: JSON) {
        let text: String
        switch json {
        case .number(let number): text = number.text
        case .string(let string): text = ASCII.trimmed(string)
        case .null, .bool, .array, .object: return nil
        }
        if let value = Int64(text) {
            self = value
        } else if let double = Double(decimal: text), let value = Int64(exactly: double) {
            self = value
        } else {
            return nil
        }
    }

    var json: JSON { .number(self) }
}

extension Double: WireValue {
    static var kind: String { "a number" }
    static var schema: JSON { ["type": "number"] }

    /// Takes numbers, in quotes too.
    init?(wire json: JSON) {
        switch json {
        case .number(let number):
            guard number.double.isFinite else { return nil }
            self = number.double
        case .string(let text):
            guard let value = Double(decimal: ASCII.trimmed(text)) else { return nil }
            self = value
        case .null, .bool, .array, .object:
            return nil
        }
    }

    var json: JSON { .number(self) }
}

extension Bool: WireValue {
    static var kind: String { "true or false" }
    static var schema: JSON { ["type": "boolean"] }

    /// Takes switches, also as 1 and 0 and as the words clients use for them.
    init?(wire json: JSON) {
        switch json {
        case .bool(let value):
            self = value
        case .number, .string:
            guard let text = String(wire: json), let value = Bool(word: text) else { return nil }
            self = value
        case .null, .array, .object:
            return nil
        }
    }

    /// Takes `true`, `yes` and `1`, `false`, `no` and `0`, in capitals or not.
    init?(word: String) {
        if ASCII.equalFolded(word, "true") || ASCII.equalFolded(word, "yes")
            || ASCII.equal(word, "1")
        {
            self = true
        } else if ASCII.equalFolded(word, "false") || ASCII.equalFolded(word, "no")
            || ASCII.equal(word, "0")
        {
            self = false
        } else {
            return nil
        }
    }

    var json: JSON { .bool(self) }
}

extension Array: WireValue where Element: WireValue {
    static var kind: String { "an array" }
    static var schema: JSON { ["type": "array", "items": Element.schema] }

    /// Takes arrays, leaving out elements that are of no use.
    init?(wire json: JSON) {
        guard let array = json.array else { return nil }
        self = array.compactMap { Element(wire: $0) }
    }

    var json: JSON { .array(map { $0.json }) }

    func write(with writer: inout JSONWriter) {
        writer.writeList(self) { $1.write(with: &$0) }
    }
}

extension JSON: WireValue {
    static var kind: String { "a value" }
    static var schema: JSON { [:] }

    /// Takes everything but null, which says that there is nothing.
    init?(wire json: JSON) {
        if json.isNull { return nil }
        self = json
    }

    var json: JSON { self }

    /// The same value without nulls anywhere in it.
    var withoutNulls: JSON {
        switch self {
        case .array(let elements): .array(elements.filter { !$0.isNull }.map { $0.withoutNulls })
        case .object(let object): .object(object.withoutNulls)
        case .null, .bool, .number, .string: self
        }
    }

    /// What kind of value it is, for errors.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a text"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSONObject: WireValue {
    static var kind: String { "an object" }
    static var schema: JSON { ["type": "object"] }

    init?(wire json: JSON) {
        guard let object = json.object else { return nil }
        self = object
    }

    var json: JSON { .object(self) }

    func write(with writer: inout JSONWriter) {
        writer.write(members: self)
    }

    /// The same members without nulls anywhere in them, which old apps cannot read.
    var withoutNulls: JSONObject {
        let given = members.filter { !$0.value.isNull }
        return JSONObject(distinct: given.map { Member($0.name, $0.value.withoutNulls) })
    }
}
