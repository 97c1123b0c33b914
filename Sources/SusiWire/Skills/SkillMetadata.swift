// Susi. SPDX-License-Identifier: Apache-2.0

/// The answer to one skill.
public struct SkillMetadata: WireObject {
    /// The skill.
    public var skill: SkillCard?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("skill_metadata", &skill)
        envelope.visit(&members)
    }
}

extension SkillMetadata {
    /// The answer fit for every old app (Q21).
    public func strict() -> SkillMetadata {
        var answer = self
        answer.extra = strictExtra
        answer.envelope = envelope.strict()
        answer.skill = skill?.strict()
        return answer
    }
}
