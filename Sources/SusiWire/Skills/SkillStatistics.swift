// Susi. SPDX-License-Identifier: Apache-2.0

/// How many skills of each kind there are.
public struct SkillStatistics: WireObject {
    /// Altogether.
    public var total: Int64?
    /// Reviewed.
    public var reviewed: Int64?
    /// Not reviewed.
    public var notReviewed: Int64?
    /// Open for changes.
    public var editable: Int64?
    /// Closed for changes.
    public var notEditable: Int64?
    /// Recommended.
    public var staffPicks: Int64?
    /// Of the assistant itself.
    public var system: Int64?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("totalSkills", &total)
        members.value("reviewedSkills", &reviewed)
        members.value("nonReviewedSkills", &notReviewed)
        members.value("editableSkills", &editable)
        members.value("nonEditableSkills", &notEditable)
        members.value("staffPicks", &staffPicks)
        members.value("systemSkills", &system)
    }
}
