// Susi. SPDX-License-Identifier: Apache-2.0

/// Objects under names, in the order they were sent; the order has no meaning.
public struct Named<Value: WireObject>: Sendable, Equatable {
    /// One object with its name.
    public struct Entry: Sendable, Equatable {
        /// The name, each once.
        public var name: String
        /// The object.
        public var value: Value

        /// Pairs a name with an object.
        public init(_ name: String, _ value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The objects with their names.
    public private(set) var entries: [Entry] = []

    /// No objects.
    public init() {}

    /// Reads the objects among the members.
    public init(_ object: JSONObject) {
        entries = object.members.compactMap { member in
            member.value.object.map { Entry(member.name, Value(object: $0)) }
        }
    }

    /// The object of that name; setting one that is not there appends it, nil removes it.
    public subscript(name: String) -> Value? {
        get {
            index(of: name).map { entries[$0].value }
        }
        set {
            switch (index(of: name), newValue) {
            case (let index?, let value?): entries[index].value = value
            case (let index?, nil): entries.remove(at: index)
            case (nil, let value?): entries.append(Entry(name, value))
            case (nil, nil): break
            }
        }
    }

    /// Appends an object whose name the caller knows to be new; saves looking for it.
    public mutating func append(_ name: String, _ value: Value) {
        entries.append(Entry(name, value))
    }

    /// The objects as members of one.
    public var json: JSON {
        var object = JSONObject()
        object.reserveCapacity(entries.count)
        for entry in entries { object.append(entry.name, entry.value.json) }
        return .object(object)
    }

    /// The same names with changed objects.
    func map(_ change: (Value) -> Value) -> Named {
        var copy = self
        for index in copy.entries.indices {
            copy.entries[index].value = change(copy.entries[index].value)
        }
        return copy
    }

    private func index(of name: String) -> Int? {
        entries.firstIndex { ASCII.equal($0.name, name) }
    }
}
