// Susi. SPDX-License-Identifier: Apache-2.0

/// The members of a JSON object in their order, each name once.
///
/// Looking a member up takes time in proportion to the number of members; the objects of the
/// protocol have a few dozen. Where thousands are looked up, walk `members` once instead.
public struct JSONObject: Sendable, Equatable {
    /// One named value.
    public struct Member: Sendable, Equatable {
        /// The member's name.
        public var name: String
        /// The member's value.
        public var value: JSON

        /// Pairs a name with its value.
        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }

        /// Compares the bytes of the name, and the value exactly.
        public static func == (left: Member, right: Member) -> Bool {
            left.name.utf8.elementsEqual(right.name.utf8) && left.value == right.value
        }
    }

    /// The members in the order they were written.
    public private(set) var members: [Member]

    /// An object without members.
    public init() {
        members = []
    }

    /// Takes members whose names the caller knows to differ.
    init(distinct members: [Member]) {
        self.members = members
    }

    /// The number of members.
    public var count: Int {
        members.count
    }

    /// Whether there are no members.
    public var isEmpty: Bool {
        members.isEmpty
    }

    /// The value of that name; setting one that is not there appends it, nil removes it.
    public subscript(name: String) -> JSON? {
        get {
            index(of: name).map { members[$0].value }
        }
        set {
            switch (index(of: name), newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(name, value))
            case (nil, nil): break
            }
        }
    }

    /// Appends a member whose name the caller knows to be new; saves looking for it.
    public mutating func append(_ name: String, _ value: JSON) {
        assert(index(of: name) == nil, "a member of this name is already there")
        members.append(Member(name, value))
    }

    /// Makes room for so many members.
    public mutating func reserveCapacity(_ count: Int) {
        members.reserveCapacity(count)
    }

    /// Whether both have equivalent members, in whatever order.
    public func isEquivalent(to other: JSONObject) -> Bool {
        guard count == other.count else { return false }
        let left = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        let right = other.members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        return left.elementsEqual(right) {
            $0.name.utf8.elementsEqual($1.name.utf8) && $0.value.isEquivalent(to: $1.value)
        }
    }

    private func index(of name: String) -> Int? {
        members.firstIndex { ASCII.equal($0.name, name) }
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// An object; where a name is given twice the later value counts.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self.init()
        for (name, value) in elements {
            self[name] = value
        }
    }
}
