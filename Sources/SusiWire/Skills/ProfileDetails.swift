// Susi. SPDX-License-Identifier: Apache-2.0

/// The skills that somebody gave stars, and those they bookmarked.
public struct ProfileDetails: WireObject {
    /// One object a skill, with the skill's name as its only member.
    public var ratedSkills: [JSONObject]?
    /// The bookmarked skills, the latest first; only Susi tells of them.
    public var bookmarks: [SkillCard]?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("rated_skills", &ratedSkills)
        members.value("bookmarks", &bookmarks)
        envelope.visit(&members)
    }

    /// Adds a skill with the stars it got.
    public mutating func append(_ skill: String, _ rating: RatedSkill) {
        var row = JSONObject()
        row.append(skill, rating.json)
        ratedSkills = (ratedSkills ?? []) + [row]
    }

    /// The skills by name with what they got.
    public var ratings: [Named<RatedSkill>.Entry] {
        (ratedSkills ?? []).flatMap { Named<RatedSkill>($0).entries }
    }
}
