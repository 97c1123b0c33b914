// Susi. SPDX-License-Identifier: Apache-2.0

/// How often a skill answered.
public struct SkillUsage: WireObject {
    /// One row a day, country or kind of device.
    public var rows: [UsageRow]?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("skill_usage", &rows)
        envelope.visit(&members)
    }
}

extension SkillUsage {
    /// The rows fit for every old app (Q29).
    public func strict() -> SkillUsage {
        var answer = self
        answer.extra = strictExtra
        answer.envelope = envelope.strict()
        answer.rows = rows?.map { $0.strict() }
        return answer
    }
}
