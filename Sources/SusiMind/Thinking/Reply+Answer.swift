// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

extension Reply {
    /// The reply as it travels.
    public var answer: Answer {
        Answer(
            actions.map { PlannedAction(object: $0) },
            data: data,
            skills: skillPaths.compactMap { SkillPath(reading: $0) }
        )
    }

    /// The skills that took part, first the one that answered.
    private var skillPaths: [String] {
        var paths = [skill]
        why.collectSkills(into: &paths)
        return paths
    }
}

extension Why {
    fileprivate func collectSkills(into paths: inout [String]) {
        if let path = candidate?.path,
            !paths.contains(where: { $0.utf8.elementsEqual(path.utf8) })
        {
            paths.append(path)
        }
        for (_, why) in reflections { why.collectSkills(into: &paths) }
    }
}

extension Memory {
    /// The language that the person has asked to be answered in; nil where they have not.
    public var language: Language? {
        guard let chosen = variables["_user_language"]?.string, !chosen.isEmpty else { return nil }
        return Language(chosen)
    }

    /// Puts a reply on record, with the values that it set.
    public mutating func record(_ reply: Reply, to query: String) {
        let turn = Turn(query: query, answer: reply.text ?? "", skill: reply.skill)
        record(turn, setting: reply.remembered)
    }
}
