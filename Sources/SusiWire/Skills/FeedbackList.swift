// Susi. SPDX-License-Identifier: Apache-2.0

/// What people wrote about a skill.
public struct FeedbackList: WireObject {
    /// The skill.
    public var skillName: String?
    /// What they wrote.
    public var feedback: [FeedbackEntry]?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("skill_name", &skillName)
        members.value("feedback", &feedback)
        envelope.visit(&members)
    }
}

extension FeedbackList {
    /// The list fit for every old app: an empty array where nobody wrote anything.
    public func strict() -> FeedbackList {
        var list = self
        list.extra = strictExtra
        list.envelope = envelope.strict()
        list.skillName = skillName ?? ""
        list.feedback = (feedback ?? []).map { $0.strict() }
        return list
    }
}
