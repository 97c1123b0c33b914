// Susi. SPDX-License-Identifier: Apache-2.0

/// One answer: data, and what to do with it.
public struct Answer: WireObject {
    /// Rows of data: what the question was taken apart into, or records to list.
    public var data: [JSONObject]?
    /// How many rows there are.
    public var metadata: ThoughtMetadata?
    /// What to do, in order.
    public var actions: [PlannedAction]?
    /// The skills that took part, first the one that answered.
    public var skills: [String]?
    /// Where the server shows the pictures of the answer: a path by each address that is written
    /// in it; only where there are pictures.
    public var pictures: JSONObject?
    /// The language model that made it up; only where none of the skills answered.
    public var model: String?
    /// Who spoke; only where somebody looked for faults.
    public var persona: JSON?
    /// How the answer came about; only where somebody looked for faults.
    public var trace: JSON?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// An answer of a skill.
    public init(_ actions: [PlannedAction], data: [JSONObject], skills: [SkillPath]) {
        self.init(actions, data: data, skillTexts: skills.map { $0.text })
    }

    /// An answer of skills that are named as answers name them.
    public init(_ actions: [PlannedAction], data: [JSONObject], skillTexts: [String]) {
        self.actions = actions
        self.data = data
        skills = skillTexts
        var metadata = ThoughtMetadata()
        metadata.count = Int64(data.count)
        self.metadata = metadata
    }

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("data", &data)
        members.value("metadata", &metadata)
        members.value("actions", &actions)
        members.value("skills", &skills)
        members.value("pictures", &pictures)
        members.value("model", &model)
        members.value("persona", &persona)
        members.value("trace", &trace)
    }

    /// The skill that answered.
    public var skill: SkillPath? {
        skills?.first.flatMap { SkillPath(reading: $0) }
    }
}
