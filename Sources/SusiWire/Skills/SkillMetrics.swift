// Susi. SPDX-License-Identifier: Apache-2.0

/// The start page: lists of skills, by what they excel in or by group.
public struct SkillMetrics: WireObject {
    /// The collection.
    public var model: String?
    /// The group.
    public var group: String?
    /// The language.
    public var language: String?
    /// The lists.
    public var metrics: Metrics?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("model", &model)
        members.value("group", &group)
        members.value("language", &language)
        members.value("metrics", &metrics)
        envelope.visit(&members)
    }
}

extension SkillMetrics {
    /// The lists fit for every old app.
    public func strict() -> SkillMetrics {
        var answer = self
        answer.extra = strictExtra
        answer.envelope = envelope.strict()
        answer.model = model ?? "general"
        answer.group = group ?? "All"
        answer.language = language ?? "en"
        answer.metrics = (metrics ?? Metrics()).strict()
        return answer
    }
}
