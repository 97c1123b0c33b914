// Susi. SPDX-License-Identifier: Apache-2.0

extension Mind {
    /// The phrases that fit a question, in the order in which they would be tried.
    ///
    /// Skills that have to be woken first are not among them.
    public func candidates(for text: String, language: Language) -> [Candidate] {
        let question = Question(text, language: language)
        guard text.utf8.count <= Utterance.maximumLength else { return [] }
        let utterance = Utterance(text)
        let index = general.index
        let thinking = Thinking(Asked(question, self), [])
        var matches = thinking.matches(of: utterance, in: general, of: self)
        matches.sort { thinking.goesBefore($0, $1, general, self) }
        return matches.prefix(Thinking.maximumCandidates).compactMap { match in
            let owner = index.entries[match.entry].owner
            return skill(number: owner.skill).map { skill in
                Candidate(
                    skill: skill,
                    filed: skill.filedIntents[Int(owner.intent)],
                    alternative: Int(owner.alternative),
                    rank: match.rank
                )
            }
        }
    }
}
