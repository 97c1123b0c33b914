// Susi. SPDX-License-Identifier: Apache-2.0

/// The answer to a list of skills.
public struct SkillList: WireObject {
    /// The collection that was asked for.
    public var model: String?
    /// The group that was asked for, or `All`.
    public var group: String?
    /// The languages that were asked for, with commas.
    public var language: String?
    /// The skills, by the names of their files.
    public var skills: Named<SkillCard>?
    /// The skills in the order asked for; only then.
    public var filtered: [SkillCard]?
    /// The number of pages; only where the size of one was given.
    public var pageCount: Int64?
    /// Figures for operators.
    public var statistics: SkillStatistics?
    /// Changes by month.
    public var lastModified: [PeriodCount]?
    /// New skills by month.
    public var created: [PeriodCount]?
    /// Last uses by month.
    public var lastAccess: [PeriodCount]?
    /// The person’s own bots, where they were asked for.
    public var chatbots: [Chatbot]?
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
        members.value("skills", &skills)
        members.value("filteredData", &filtered)
        members.value("pageCount", &pageCount)
        members.value("skillStats", &statistics)
        members.value("lastModifiedOverTime", &lastModified)
        members.value("creationOverTime", &created)
        members.value("lastAccessOverTime", &lastAccess)
        members.value("chatbots", &chatbots)
        envelope.visit(&members)
    }
}

extension SkillList {
    /// The list fit for every old app (Q19, Q20): the query repeated, `skills` always there, and
    /// `filteredData` exactly where it was asked for.
    public func strict(for query: SkillListQuery) -> SkillList {
        var list = self
        list.extra = strictExtra
        list.envelope = envelope.strict()
        list.model = query.model
        list.group = query.group
        list.language = query.languages.joined(separator: ",")
        list.skills = (skills ?? Named()).map { $0.strict() }
        list.filtered = query.order == nil ? nil : (filtered ?? []).map { $0.strict() }
        list.pageCount = query.count == nil ? nil : max(pageCount ?? 1, 0)
        return list
    }
}
