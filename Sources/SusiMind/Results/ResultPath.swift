// Susi. SPDX-License-Identifier: Apache-2.0

internal import SusiWire

/// The way from the top of a service's response to the values that a skill wants.
///
/// The small part of JSONPath that skills use: `$`, `$.a.b`, `$.a[3]`, `$.[0].x`, `$[0].x`; a dot
/// at the end is ignored. There are no filters, slices, `..` or quoted names.
struct ResultPath: Sendable {
    enum Step: Sendable, Equatable {
        case member(String)
        case element(Int)
    }

    /// The path as its author wrote it, without blanks around it.
    let text: String
    let steps: [Step]

    /// Reads a path.
    init(_ text: String) throws(ResultError) {
        var reader = ResultPathReader(text)
        steps = try reader.read()
        self.text = reader.text
    }

    /// Whether the path names the response as a whole.
    var isWhole: Bool {
        steps.isEmpty
    }

    /// Follows the path from the top of a document.
    func value(in document: JSON) throws(ResultError) -> JSON {
        var value = document
        var place = "$"
        for step in steps {
            switch step {
            case .member(let name):
                guard case .object(let object) = value, let next = object[name] else {
                    throw ResultError(missing: "a member ‘\(name)’", at: place, in: value)
                }
                value = next
                place += "." + name
            case .element(let index):
                guard case .array(let elements) = value, index < elements.count else {
                    throw ResultError(missing: "an element \(index)", at: place, in: value)
                }
                value = elements[index]
                place += "[\(index)]"
            }
        }
        return value
    }
}

extension ResultError {
    fileprivate init(missing expected: String, at place: String, in value: JSON) {
        self.init(
            kind: .missingValue,
            place: place,
            expected: expected,
            found: ResultError.name(of: value)
        )
    }

    /// What a person calls a value, with the size where it tells why the path failed.
    static func name(of value: JSON) -> String {
        switch value {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a text"
        case .array(let elements): "a list of \(elements.count)"
        case .object(let object): "an object of \(object.count) named values"
        }
    }
}
