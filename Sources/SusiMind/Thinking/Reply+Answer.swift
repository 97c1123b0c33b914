// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

extension Reply {
    /// The reply as it travels.
    public var answer: Answer {
        Answer(actions.map { Reply.planned($0) }, data: data, skillTexts: skillTexts)
    }

    /// The reply to a question as it travels, where it does nothing but say something.
    public func spoken(
        to query: String,
        language: String,
        asked: Instant,
        answered: Instant,
        by identity: Identity
    ) -> SpokenAnswer? {
        var texts: [SpokenAnswer.Text] = []
        for action in actions {
            guard let text = Reply.spoken(action) else { return nil }
            texts.append(text)
        }
        return SpokenAnswer(
            query,
            language: language,
            asked: asked,
            answered: answered,
            by: identity,
            saying: texts,
            rows: data,
            skills: skillTexts
        )
    }

    private static func planned(_ action: JSONObject) -> PlannedAction {
        guard let spoken = spoken(action) else { return PlannedAction(object: action) }
        return PlannedAction(.say(spoken.text, language: spoken.language))
    }

    /// Nearly all actions are a text in a language and nothing else.
    private static func spoken(_ action: JSONObject) -> SpokenAnswer.Text? {
        guard action.count == 3, action["type"]?.string == "answer",
            let text = action["expression"]?.string, let language = action["language"]?.string
        else { return nil }
        return SpokenAnswer.Text(text, language: language)
    }

    /// The skills that took part, as answers name them, first the one that answered.
    private var skillTexts: [String] {
        var paths: [String] = []
        var texts: [String] = []
        if why.candidate?.path != skill {
            paths = [skill]
            texts = [SkillPath(reading: skill)?.text].compactMap { $0 }
        }
        why.collectSkills(&paths, &texts)
        return texts
    }
}

extension Why {
    fileprivate func collectSkills(_ paths: inout [String], _ texts: inout [String]) {
        if let skill = candidate?.skill,
            !paths.contains(where: { $0.utf8.elementsEqual(skill.path.utf8) })
        {
            paths.append(skill.path)
            if let text = skill.answerPath { texts.append(text) }
        }
        for (_, why) in reflections { why.collectSkills(&paths, &texts) }
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
