// Susi. SPDX-License-Identifier: Apache-2.0

/// Lists of skills, each with the name of what its skills have in common.
///
/// The names are `staffPicks`, `rating`, `newest`, `latest`, `usage`, `feedback`, `systemSkills`,
/// and those of groups.
public struct Metrics: WireObject {
    /// One list with its name.
    public struct Section: Sendable, Equatable {
        /// What the skills have in common.
        public var name: String
        /// The skills, the best first.
        public var skills: [SkillCard]

        /// Pairs a name with skills.
        public init(_ name: String, _ skills: [SkillCard]) {
            self.name = name
            self.skills = skills
        }
    }

    /// The lists in their order.
    public var sections: [Section] = []
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// The list of that name.
    public subscript(name: String) -> [SkillCard]? {
        for section in sections where ASCII.equal(section.name, name) { return section.skills }
        return nil
    }

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        for name in members.names {
            var skills: [SkillCard]?
            members.value(name, &skills)
            if let skills { sections.append(Section(name, skills)) }
        }
        guard members.isWriting else { return }
        for section in sections {
            var skills: [SkillCard]? = section.skills
            members.value(section.name, &skills)
        }
    }

    /// Names are free, values are lists of skills.
    public static func schema(naming named: inout JSONObject) -> JSON {
        let card = SkillCard.schema(naming: &named)
        return [
            "type": "object", "additionalProperties": ["type": "array", "items": card],
        ]
    }

    /// The lists fit for every old app.
    func strict() -> Metrics {
        var metrics = self
        metrics.extra = JSONObject()
        metrics.sections = sections.map { section in
            Section(section.name, section.skills.map { $0.strict() })
        }
        return metrics
    }
}
