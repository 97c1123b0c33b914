// Susi. SPDX-License-Identifier: Apache-2.0

/// The members of an object, on their way in or out.
///
/// A type names its members once, and the direction decides what that does: on the way in, a
/// usable value is taken out of the object; on the way out, a value that is set is put into it, or
/// what such a value looks like.
public struct Members: Sendable {
    private enum Direction {
        /// In: what is usable is taken, or what is named is taken away.
        case reading, discarding
        /// Out: as an object, as text at once, or what such values look like.
        case writing, writingText, describing
    }

    /// On the way in what nobody has asked for yet, on the way out what was written or described.
    private(set) var object: JSONObject

    /// The first required member that was not there or of no use.
    private(set) var problem: WireError?

    /// What text is written with.
    var writer = JSONWriter()
    /// Whether no member has been written as text yet.
    private(set) var isBlank = true
    /// The descriptions that have names, and those of their members; only where one describes.
    private(set) var named = JSONObject()
    /// The names of the members that have to be there; only where one describes.
    private(set) var required: [String] = []

    private let direction: Direction

    /// Takes the members of an object.
    init(reading object: JSONObject) {
        self.object = object
        direction = .reading
    }

    /// Takes away the members that are named, of use or not.
    init(discardingFrom object: JSONObject) {
        self.object = object
        direction = .discarding
    }

    /// Collects members, about so many.
    init(writing count: Int) {
        object = JSONObject()
        object.reserveCapacity(count)
        direction = .writing
    }

    /// Writes members as text, with the writer that is put in.
    init() {
        object = JSONObject()
        direction = .writingText
    }

    /// Describes members, adding to the descriptions that have names.
    init(describing named: JSONObject) {
        object = JSONObject()
        self.named = named
        direction = .describing
    }

    /// Adds what was not understood, where nothing took its place.
    mutating func append(_ extra: JSONObject) {
        for member in extra.members where object[member.name] == nil {
            object.append(member.name, member.value)
        }
    }

    /// The names nobody has asked for yet; none on the way out.
    var names: [String] {
        direction == .reading ? object.members.map { $0.name } : []
    }

    /// Whether members are on their way out.
    var isWriting: Bool {
        direction != .reading && direction != .discarding
    }

    /// Whether what is written becomes text at once, instead of an object.
    private var isText: Bool {
        direction == .writingText
    }

    /// A member that is read and written by functions.
    mutating func value<Value>(
        _ name: String,
        _ value: inout Value?,
        isRequired: Bool = false,
        expected: String,
        schema: @autoclosure () -> JSON,
        read: (JSON) -> Value?,
        write: (Value) -> JSON
    ) {
        switch direction {
        case .reading:
            break
        case .discarding:
            object[name] = nil
            return
        case .writing:
            if let value { object.append(name, write(value)) }
            return
        case .writingText:
            guard let value else { return }
            begin(name)
            writer.write(write(value))
            return
        case .describing:
            object[name] = schema()
            if isRequired { required.append(name) }
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
            schema: Value.schema,
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
        var optional: Value? = isWriting ? value : nil
        self.value(name, &optional, isRequired: isRequired)
        if !isWriting, let optional { value = optional }
    }

    /// A whole number that travels as a text.
    mutating func typed(_ name: String, _ value: inout Int64?) {
        self.value(
            name,
            &value,
            expected: "a number in quotes",
            schema: ["type": "string", "pattern": "^-?[0-9]+$"],
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
            schema: ["type": "string", "enum": ["true", "false"]],
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
        let schema = schema(of: Value.self)
        self.value(
            name,
            &value,
            expected: "an object",
            schema: schema,
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
        let schema = schema(of: Value.self)
        self.value(
            name,
            &value,
            expected: "an array of objects",
            schema: ["type": "array", "items": schema],
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
        let schema = schema(of: Value.self)
        self.value(
            name,
            &value,
            expected: "an object of objects",
            schema: ["type": "object", "additionalProperties": schema],
            read: { $0.object.map { Named($0) } },
            write: { $0.json }
        )
    }

    /// What an object inside looks like; nothing unless one describes.
    private mutating func schema<Value: WireObject>(of type: Value.Type) -> JSON {
        direction == .describing ? type.schema(naming: &named) : nil
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
