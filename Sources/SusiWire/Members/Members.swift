// Susi. SPDX-License-Identifier: Apache-2.0

/// The members of an object, on their way in or out.
///
/// A type names its members once, and the direction decides what that does: on the way in, a
/// usable value is taken out of the object; on the way out, a value that is set is put into it.
public struct Members: Sendable {
    /// On the way in what nobody has asked for yet, on the way out what was written.
    private(set) var object: JSONObject

    /// The first required member that was not there or of no use.
    private(set) var problem: WireError?

    private let isReading: Bool
    private let isDiscarding: Bool
    /// Whether what is written becomes text at once, instead of an object.
    private let isText: Bool
    /// What text is written with.
    var writer = JSONWriter()
    /// Whether no member has been written as text yet.
    private(set) var isBlank = true

    /// Takes the members of an object.
    init(reading object: JSONObject) {
        self.object = object
        isReading = true
        isDiscarding = false
        isText = false
    }

    /// Takes away the members that are named, of use or not.
    init(discardingFrom object: JSONObject) {
        self.object = object
        isReading = true
        isDiscarding = true
        isText = false
    }

    /// Collects members, about so many.
    init(writing count: Int) {
        object = JSONObject()
        object.reserveCapacity(count)
        isReading = false
        isDiscarding = false
        isText = false
    }

    /// Writes members as text, with the writer that is put in.
    init() {
        object = JSONObject()
        isReading = false
        isDiscarding = false
        isText = true
    }

    /// Adds what was not understood, where nothing took its place.
    mutating func append(_ extra: JSONObject) {
        for member in extra.members where object[member.name] == nil {
            object.append(member.name, member.value)
        }
    }

    /// The names nobody has asked for yet; none on the way out.
    var names: [String] {
        isReading && !isDiscarding ? object.members.map { $0.name } : []
    }

    /// Whether members are on their way out.
    var isWriting: Bool {
        !isReading
    }

    /// A member that is read and written by functions.
    mutating func value<Value>(
        _ name: String,
        _ value: inout Value?,
        isRequired: Bool = false,
        expected: String,
        read: (JSON) -> Value?,
        write: (Value) -> JSON
    ) {
        guard isReading else {
            guard let value else { return }
            if isText {
                begin(name)
                writer.write(write(value))
            } else {
                object.append(name, write(value))
            }
            return
        }
        guard !isDiscarding else {
            object[name] = nil
            return
        }
        let found = object[name]
        if let found, let usable = read(found) {
            value = usable
            object[name] = nil
        } else if isRequired {
            report(WireError(path: name, found: found?.kind ?? "nothing", expected: expected))
        }
    }

    /// Begins a member of text.
    private mutating func begin(_ name: String) {
        writer.beginMember(name, isFirst: &isBlank)
    }

    mutating func report(_ error: WireError) {
        if problem == nil { problem = error }
    }
}

extension Members {
    /// A text, a number, a switch, a date or a list of them.
    mutating func value<Value: WireValue>(
        _ name: String,
        _ value: inout Value?,
        isRequired: Bool = false
    ) {
        if isText {
            guard let value else { return }
            begin(name)
            value.write(with: &writer)
            return
        }
        self.value(
            name,
            &value,
            isRequired: isRequired,
            expected: Value.kind,
            read: { Value(wire: $0) },
            write: { $0.json }
        )
    }

    /// A value that is always there, or empty.
    mutating func value<Value: WireValue>(
        _ name: String,
        _ value: inout Value,
        isRequired: Bool = false
    ) {
        var optional: Value? = isReading ? nil : value
        self.value(name, &optional, isRequired: isRequired)
        if isReading, let optional { value = optional }
    }

    /// A whole number that travels as a text.
    mutating func typed(_ name: String, _ value: inout Int64?) {
        self.value(
            name,
            &value,
            expected: "a number in quotes",
            read: { Int64(wire: $0) },
            write: { .string(String($0)) }
        )
    }

    /// A switch that travels as a text.
    mutating func typed(_ name: String, _ value: inout Bool?) {
        self.value(
            name,
            &value,
            expected: "“true” or “false”",
            read: { Bool(wire: $0) },
            write: { .string($0 ? "true" : "false") }
        )
    }

    /// An object inside the object.
    mutating func value<Value: WireObject>(_ name: String, _ value: inout Value?) {
        if isText {
            guard let value else { return }
            begin(name)
            writer.write(value)
            return
        }
        var problem: WireError?
        self.value(
            name,
            &value,
            expected: "an object",
            read: { Value(wire: $0, problem: &problem) },
            write: { $0.json }
        )
        if let problem { report(problem.inside(name)) }
    }

    /// A list of objects; elements that are none are left out.
    mutating func value<Value: WireObject>(_ name: String, _ value: inout [Value]?) {
        if isText {
            guard let value else { return }
            begin(name)
            writer.writeList(value) { $0.write($1) }
            return
        }
        var problem: WireError?
        self.value(
            name,
            &value,
            expected: "an array of objects",
            read: { json in
                guard let array = json.array else { return nil }
                var values: [Value] = []
                values.reserveCapacity(array.count)
                for (index, element) in array.enumerated() {
                    var found: WireError?
                    if let value = Value(wire: element, problem: &found) { values.append(value) }
                    if let found, problem == nil { problem = found.inside("[\(index)]") }
                }
                return values
            },
            write: { values in .array(values.map { $0.json }) }
        )
        if let problem { report(problem.inside(name)) }
    }

    /// Objects under names of their own; values that are none are left out.
    mutating func value<Value: WireObject>(_ name: String, _ value: inout Named<Value>?) {
        if isText {
            guard let value else { return }
            begin(name)
            writer.write(value)
            return
        }
        self.value(
            name,
            &value,
            expected: "an object of objects",
            read: { $0.object.map { Named($0) } },
            write: { $0.json }
        )
    }
}

extension WireObject {
    /// Reads a value inside another, remembering what it lacks.
    fileprivate init?(wire json: JSON, problem: inout WireError?) {
        guard let object = json.object else { return nil }
        var members = Members(reading: object)
        self.init(reading: &members)
        problem = members.problem
    }
}
