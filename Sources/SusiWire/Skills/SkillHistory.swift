// Susi. SPDX-License-Identifier: Apache-2.0

/// The versions of a skill.
public struct SkillHistory: WireObject {
    /// The versions, latest first.
    public var commits: [Commit]?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("commits", &commits)
        envelope.visit(&members)
    }
}
