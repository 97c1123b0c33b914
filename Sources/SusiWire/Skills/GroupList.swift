// Susi. SPDX-License-Identifier: Apache-2.0

/// The groups of skills.
public struct GroupList: WireObject {
    /// Their names.
    public var groups: [String]?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("groups", &groups)
        envelope.visit(&members)
    }
}

extension GroupList {
    /// The list fit for every old app (Q22): Android crashes on an empty one.
    public func strict() -> GroupList {
        var list = self
        list.extra = strictExtra
        list.envelope = envelope.strict()
        let groups = groups ?? []
        list.groups = groups.isEmpty ? ["Knowledge"] : groups
        return list
    }
}

extension GroupList {
    /// What is there after `strict`.
    public static var sparsest: GroupList { GroupList().strict() }
}
