// Susi. SPDX-License-Identifier: Apache-2.0

/// A value that travels as a JSON object.
///
/// Reading is tolerant: every member may be absent, numbers may come as texts and texts as
/// numbers. What was not understood, be it an unknown member or a known one with a useless value,
/// waits in `extra` and is written again, so that nothing is lost on the way through.
public protocol WireObject: Sendable, Equatable {
    /// The members that were received and not understood.
    var extra: JSONObject { get set }

    /// A value without any member.
    init()

    /// Names every member once, for reading and writing alike.
    mutating func visit(_ members: inout Members)

    /// What such a value looks like, as JSON Schema says it; what has a name of its own is added to
    /// `named` and referred to.
    static func schema(naming named: inout JSONObject) -> JSON

    /// The name that others refer to its description by; nil where it has none.
    static var schemaName: String? { get }

    /// A value with the members that a server never leaves out, and no other.
    static var sparsest: Self { get }
}

extension WireObject {
    /// Reads what there is.
    public init(object: JSONObject) {
        var members = Members(reading: object)
        self.init(reading: &members)
    }

    /// Reads what there is; fails only where the value is no object.
    public init(_ json: JSON) throws(WireError) {
        guard let object = json.object else {
            throw WireError(path: "", found: json.kind, expected: "an object")
        }
        self.init(object: object)
    }

    /// Reads a value that is of no use without its required members.
    public init(complete json: JSON) throws(WireError) {
        guard let object = json.object else {
            throw WireError(path: "", found: json.kind, expected: "an object")
        }
        var members = Members(reading: object)
        self.init(reading: &members)
        if let problem = members.problem { throw problem }
    }

    /// The members that are set, then what was not understood.
    public var object: JSONObject {
        var copy = self
        var members = Members(writing: extra.count + 8)
        copy.visit(&members)
        members.append(extra)
        return members.object
    }

    /// The value as JSON.
    public var json: JSON {
        .object(object)
    }

    /// What was not understood, without the names this type knows and without nulls: either could
    /// stop an old app.
    var strictExtra: JSONObject {
        if extra.isEmpty { return extra }
        var members = Members(discardingFrom: extra)
        var blank = Self()
        blank.visit(&members)
        return members.object.withoutNulls
    }

    init(reading members: inout Members) {
        self.init()
        visit(&members)
        extra = members.object
    }
}
