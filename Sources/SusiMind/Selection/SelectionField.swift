// Susi. SPDX-License-Identifier: Apache-2.0

internal import SusiWire

/// The place of a value in a row: a column, and perhaps a way into it.
struct SelectionField: Sendable, Equatable {
    enum Step: Sendable, Equatable {
        case member(String)
        case element(Int)
        /// `.length` or `.size()`: how many elements, members or characters there are.
        case count(asMember: String)
    }

    /// The field as it was written, which is also the name of its column.
    let text: String
    let name: String
    let steps: [Step]

    /// The value in a row, or nil where the row has none at that place.
    func value(in row: JSONObject) -> JSON? {
        // A column may be called just like that, dots and all.
        if let value = row[text] { return value }
        guard var value = row[name] else { return nil }
        for step in steps {
            guard let next = SelectionField.follow(step, into: value) else { return nil }
            value = next
        }
        return value
    }

    private static func follow(_ step: Step, into value: JSON) -> JSON? {
        switch (step, value) {
        case (.member(let name), .object(let object)): return object[name]
        case (.element(let index), .array(let elements)):
            guard index < elements.count else { return Optional.none }
            return elements[index]
        case (.count, .array(let elements)): return .number(elements.count)
        case (.count(let name), .object(let object)): return object[name] ?? .number(object.count)
        case (.count, .string(let text)): return .number(text.count)
        default: return Optional.none
        }
    }
}
