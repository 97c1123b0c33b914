// Susi. SPDX-License-Identifier: Apache-2.0

/// A skill that people complained about.
public struct ReportedSkill: WireObject {
    /// The skill.
    public var name: String?
    /// Its collection.
    public var model: String?
    /// Its group.
    public var group: String?
    /// Its language.
    public var language: String?
    /// Its author.
    public var author: String?
    /// `Public` or `Private`.
    public var type: String?
    /// Whether people may change it.
    public var isEditable: Bool?
    /// Whether somebody has looked at it.
    public var isReviewed: Bool?
    /// The complaints.
    public var reports: [Report]?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("skill_name", &name)
        members.value("model", &model)
        members.value("group", &group)
        members.value("language", &language)
        members.value("author", &author)
        members.value("type", &type)
        members.value("editable", &isEditable)
        members.value("reviewed", &isReviewed)
        members.value("reports", &reports)
    }
}
