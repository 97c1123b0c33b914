// Susi. SPDX-License-Identifier: Apache-2.0

/// The answer to what people think of a skill.
public struct SkillRatingReply: WireObject {
    /// The skill.
    public var name: String?
    /// What they think.
    public var rating: SkillRating?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("skill_name", &name)
        members.value("skill_rating", &rating)
        envelope.visit(&members)
    }
}

extension SkillRatingReply {
    /// The answer fit for every old app (Q21).
    public func strict() -> SkillRatingReply {
        var answer = self
        answer.extra = strictExtra
        answer.envelope = envelope.strict()
        answer.rating = rating?.strict()
        return answer
    }
}
