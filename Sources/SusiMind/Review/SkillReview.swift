// Susi. SPDX-License-Identifier: Apache-2.0

/// What a skill's phrases do to each other and to those of other skills.
///
/// Every phrase is turned into things people could say, and the mind is asked which phrases fit
/// and which goes first. So each finding comes with an utterance that shows it.
public struct SkillReview: Sendable {
    /// What was found, in the order of the file.
    public private(set) var findings: [ReviewFinding] = []

    private let skill: Skill
    private let intents: [Intent]

    /// Reviews a skill.
    ///
    /// - Parameters:
    ///   - skill: the skill, by itself.
    ///   - others: the skills it lives with, whether it is among them or not; nil for none.
    public init(of skill: Skill, among others: Mind? = nil) {
        self.skill = skill
        intents = skill.intents
        let alone = Mind(trying: skill)
        reviewCatchAlls()
        reviewRepetitions()
        reviewShadows(in: alone)
        // What has to be woken first competes with nobody before.
        if var others, !Knowledge.waitsToBeWoken(skill) {
            others.add([skill])
            reviewShadows(in: others)
            reviewQuestionsTaken(from: others, by: alone)
        }
        findings.sort { $0.line < $1.line }
    }

    private mutating func add(_ finding: ReviewFinding) {
        let isKnown = findings.contains {
            $0.line == finding.line && $0.kind == finding.kind
                && $0.phrase.utf8.elementsEqual(finding.phrase.utf8)
        }
        if !isKnown { findings.append(finding) }
    }

    /// The language in which the skill's phrases are tried.
    private var language: Language {
        skill.language == .unknown ? .english : skill.language
    }
}

extension SkillReview {
    private mutating func reviewCatchAlls() {
        for intent in intents {
            for phrase in intent.phrases where phrase.asksForNothing {
                let example = SampleUtterances.of(phrase).first ?? ""
                add(ReviewFinding(.fitsEverything(phrase.isCatchAll), intent, phrase, example))
            }
        }
    }

    private mutating func reviewRepetitions() {
        for intent in intents {
            var known: Set<[UInt8]> = []
            for phrase in intent.phrases where !phrase.isExpression {
                let normal = Wording.normalized(phrase.text.utf8)
                if !known.insert(normal).inserted {
                    add(ReviewFinding(.isRepeated, intent, phrase, normal[...].text))
                }
            }
        }
    }

    /// Finds phrases before which another one always answers.
    private mutating func reviewShadows(in mind: Mind) {
        for filed in skill.filedIntents {
            for phrase in filed.intent.phrases where !phrase.asksForNothing {
                let samples = SampleUtterances.of(phrase)
                var winner: Candidate?
                for sample in samples {
                    winner = sureWinner(over: filed, saying: sample, in: mind)
                    if winner == nil { break }
                }
                guard let winner, let example = samples.first else { continue }
                add(
                    ReviewFinding(
                        .neverAnswers,
                        filed.intent,
                        phrase,
                        example,
                        other: winner,
                        isInSameFile: winner.skill === skill
                    )
                )
            }
        }
    }

    /// The phrase that answers a sample for certain before it is that one's turn.
    private func sureWinner(
        over filed: FiledIntent,
        saying sample: String,
        in mind: Mind
    ) -> Candidate? {
        var checks: [(condition: Condition, isNegated: Bool)] = []
        var branches: [(conditions: [Condition], seen: Set<Int>)] = []
        for candidate in mind.candidates(for: sample, language: language) {
            if candidate.filed === filed { return nil }
            let intent = candidate.filed.intent
            guard intent.answersSurely(to: intent.phrases[candidate.alternative]) else { continue }
            if intent.process.isEmpty { return candidate }
            guard intent.process.count == 1 else { continue }
            if case .branch(let conditions, let number) = intent.process[0] {
                let place = branches.firstIndex { $0.conditions == conditions } ?? branches.count
                if place == branches.count { branches.append((conditions, [])) }
                branches[place].seen.insert(number)
                // Of all branches, the last of them without a condition, one is taken.
                if branches[place].seen.count > conditions.count { return candidate }
                continue
            }
            // Of a condition and its opposite one holds.
            guard
                case .check(let condition, let isNegated) = intent.process[0]
            else { continue }
            if checks.contains(where: { $0.condition == condition && $0.isNegated != isNegated }) {
                return candidate
            }
            checks.append((condition, isNegated))
        }
        return nil
    }

    /// Finds what people ask other skills and this one answers.
    private mutating func reviewQuestionsTaken(from others: Mind, by alone: Mind) {
        var taken: [ReviewFinding] = []
        for other in others.skills where other !== skill && !Knowledge.waitsToBeWoken(other) {
            for filed in other.filedIntents {
                // Everybody goes before the last resort.
                for (alternative, phrase) in filed.intent.phrases.enumerated()
                where !phrase.isCatchAll {
                    for sample in SampleUtterances.of(phrase) {
                        let language = other.language
                        // Most skills have nothing to do with each other; that is cheap to see.
                        guard !alone.candidates(for: sample, language: language).isEmpty,
                            let winner = others.candidates(for: sample, language: language).first,
                            winner.skill === skill
                        else { continue }
                        let victim = Candidate(
                            skill: other,
                            filed: filed,
                            alternative: alternative,
                            rank: winner.rank
                        )
                        note(winner, takes: sample, from: victim, in: &taken)
                        break
                    }
                }
            }
        }
        for finding in taken { add(finding) }
    }

    private func note(
        _ winner: Candidate,
        takes sample: String,
        from victim: Candidate,
        in taken: inout [ReviewFinding]
    ) {
        let intent = winner.filed.intent
        let phrase = intent.phrases[winner.alternative]
        let known = taken.firstIndex {
            $0.line == intent.line && $0.phrase.utf8.elementsEqual(phrase.text.utf8)
        }
        if let known {
            taken[known].count += 1
        } else {
            var finding = ReviewFinding(.takesQuestions, intent, phrase, sample, other: victim)
            finding.handsOn = intent.asksServices || intent.runsScripts || intent.asksAgain
            taken.append(finding)
        }
    }
}
