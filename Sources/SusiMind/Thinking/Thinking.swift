// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// One run of a thought, from the beginning until it is done or something is missing.
final class Thinking {
    /// How deep answers may ask questions of their own.
    private static let maximumDepth = 10
    /// How many questions a thought may ask itself in all.
    private static let maximumQuestions = 100
    /// How many conditions a thought may ask in all: a block may have any number of them.
    private static let maximumChecks = 10_000
    /// How many phrases that fit are tried.
    static let maximumCandidates = 100

    let asked: Asked
    /// The language of the person: the remembered one, else that of the question, else English.
    let language: Language
    private let fulfilments: [Fulfilment]
    private var fulfilled = 0
    private var questions = 0
    private var checks = 0
    private var random: SplitMix

    init(_ asked: Asked, _ fulfilments: [Fulfilment]) {
        self.asked = asked
        self.fulfilments = fulfilments
        let question = asked.question
        random = SplitMix(seed: question.seed)
        var language = question.memory.language ?? .unknown
        if language == .unknown { language = question.language }
        self.language = language == .unknown ? .english : language
    }

    var question: Question {
        @inline(__always) _read { yield asked.question }
    }

    /// What came of a need; where it has not come yet, thinking ends here for now.
    func obtain(_ need: @autoclosure () -> Need) throws(Interruption) -> Fulfilment {
        guard fulfilled < fulfilments.count else {
            guard fulfilled < Thought.maximumNeeds else { throw .failure(.exhausted) }
            throw .need(need())
        }
        fulfilled += 1
        return fulfilments[fulfilled - 1]
    }

    /// Takes note of a condition that is asked; after too many of them candidates fail.
    func countCheck() throws(Interruption) {
        checks += 1
        guard checks <= Thinking.maximumChecks else { throw .failure(.exhausted) }
    }

    /// The web service of that name: the skill's own, else another one's.
    func service(called name: String, by skill: Skill) -> ServiceDefinition? {
        if let own = skill.services.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
            return own
        }
        return question.instant?.service(called: name) ?? asked.mind.service(called: name)
    }

    /// One of an answer's alternatives, each as likely as the others.
    func choose(from answer: AnswerTemplate) -> String {
        guard !answer.others.isEmpty else { return answer.first }
        let choice = random.next(below: answer.others.count + 1)
        return choice == 0 ? answer.first : answer.others[choice - 1]
    }

    /// Asks the layers of the mind from top to bottom; the first that answers wins.
    ///
    /// Only a need interrupts it: failures stay inside.
    func ask(
        _ text: String,
        depth: Int,
        within outer: Scope?
    ) throws(Interruption) -> (reply: Reply?, why: Why) {
        questions += 1
        guard depth <= Thinking.maximumDepth, questions <= Thinking.maximumQuestions else {
            throw .failure(.exhausted)
        }
        let utterance = Utterance(text)
        var why = Why()
        if let instant = question.instant,
            let reply = try ask(instant, .general, utterance, depth, outer, &why)
        {
            return (reply, reply.why)
        }
        if let reply = try ask(asked.mind, .focus, utterance, depth, outer, &why) {
            return (reply, reply.why)
        }
        if remembered("_persona_awake") != nil {
            if let reply = try ask(asked.mind, .persona, utterance, depth, outer, &why) {
                return (reply, reply.why)
            }
            if let reply = try ask(Thinking.wayOut, .general, utterance, depth, outer, &why) {
                return (reply, reply.why)
            }
        }
        let reply = try ask(asked.mind, .general, utterance, depth, outer, &why)
        return (reply, reply?.why ?? why)
    }

    /// Lets a persona go, whatever skills are there.
    private static let wayOut = Mind([
        SkillParser.parse(
            Array("sleep | go to sleep\n^^>_persona_awake I am myself again.".utf8),
            path: "models/general/built-in/en/sleep.txt"
        ).skill,
        SkillParser.parse(
            Array("schlaf | schlaf ein\n^^>_persona_awake Ich bin wieder ich.".utf8),
            path: "models/general/built-in/de/sleep.txt"
        ).skill,
    ])

    /// The part of a mind that is asked.
    private enum Layer {
        case focus
        case persona
        case general
    }

    /// The index of a layer, where there is one and something has woken it.
    private func index(of layer: Layer, in mind: Mind) -> FiledIndex? {
        switch layer {
        case .general: mind.general
        case .focus: remembered("_focused_on").flatMap { mind.focus(on: $0) }
        case .persona: remembered("_persona_awake").flatMap { mind.persona(called: $0) }
        }
    }

    /// A remembered name, in the form in which skills are called.
    private func remembered(_ variable: String) -> String? {
        guard let name = question.memory.variables[variable]?.string, !name.isEmpty else {
            return nil
        }
        return Wording.normalized(name.utf8)[...].text
    }
}

extension Thinking {
    struct Match {
        let rank: Rank
        let entry: Int
    }

    private func ask(
        _ mind: Mind,
        _ layer: Layer,
        _ utterance: Utterance,
        _ depth: Int,
        _ outer: Scope?,
        _ why: inout Why
    ) throws(Interruption) -> Reply? {
        guard let filed = index(of: layer, in: mind) else { return nil }
        guard let best = bestMatch(of: utterance, in: filed, of: mind) else { return nil }
        if let reply = try attempt(best, utterance, filed, mind, depth, outer, &why) {
            return reply
        }
        // Only where the best one fails, all others are collected.
        var matches = self.matches(of: utterance, in: filed, of: mind)
        matches.removeAll { $0.entry == best.entry }
        var tried = 1
        while tried < Thinking.maximumCandidates, let match = takeBest(&matches, filed, mind) {
            tried += 1
            if let reply = try attempt(match, utterance, filed, mind, depth, outer, &why) {
                return reply
            }
        }
        return nil
    }

    /// Tries one match; nil if it fails, with the reason noted.
    private func attempt(
        _ match: Match,
        _ utterance: Utterance,
        _ filed: FiledIndex,
        _ mind: Mind,
        _ depth: Int,
        _ outer: Scope?,
        _ why: inout Why
    ) throws(Interruption) -> Reply? {
        let owner = filed.index.entries[match.entry].owner
        guard let skill = mind.skill(number: owner.skill) else { return nil }
        let intent = skill.filedIntents[Int(owner.intent)]
        let captures = filed.index.captures(of: match.entry, in: utterance)
        let scope = Scope(
            utterance: utterance.text,
            captures: captures,
            thinking: self,
            outer: outer
        )
        let candidate = Candidate(
            skill: skill,
            filed: intent,
            alternative: Int(owner.alternative),
            rank: match.rank
        )
        var attempt = Attempt(self, of: skill, scope: scope, depth: depth)
        do throws(Interruption) {
            var reply = try attempt.answer(intent)
            why.candidate = candidate
            why.captures = captures
            why.reflections = reply.why.reflections
            reply.why = why
            return reply
        } catch .failure(let reason) {
            why.failed.append((candidate, reason))
            return nil
        }
    }

    /// The match that goes before all others.
    private func bestMatch(
        of utterance: Utterance,
        in filed: FiledIndex,
        of mind: Mind
    ) -> Match? {
        var best: Match?
        filed.index.forEachMatch(utterance) { entry in
            guard let match = self.match(entry, in: filed, of: mind) else { return }
            if let leader = best, !goesBefore(match, leader, filed, mind) { return }
            best = match
        }
        return best
    }

    /// An entry with its rank for this person; nil where it does not count.
    @inline(__always)
    private func match(_ entry: Int, in filed: FiledIndex, of mind: Mind) -> Match? {
        let phrase = filed.index.entries[entry]
        let spoken = mind.language(ofSkill: phrase.owner.skill)
        if question.staysInLanguage, spoken != language, spoken != .unknown { return nil }
        let percent = spoken.likelihood(for: language)
        return Match(rank: Rank(bits: phrase.rank).speaking(percent: percent), entry: entry)
    }

    func matches(
        of utterance: Utterance,
        in filed: FiledIndex,
        of mind: Mind
    ) -> [Match] {
        var matches: [Match] = []
        filed.index.forEachMatch(utterance) { entry in
            if let match = self.match(entry, in: filed, of: mind) { matches.append(match) }
        }
        return matches
    }

    /// Removes and returns the best match; few are ever tried, so they are not sorted.
    private func takeBest(_ matches: inout [Match], _ filed: FiledIndex, _ mind: Mind) -> Match? {
        guard var best = matches.indices.first else { return nil }
        for candidate in matches.indices.dropFirst()
        where goesBefore(matches[candidate], matches[best], filed, mind) {
            best = candidate
        }
        matches.swapAt(best, matches.count - 1)
        return matches.removeLast()
    }

    @inline(__always)
    func goesBefore(
        _ left: Match,
        _ right: Match,
        _ filed: FiledIndex,
        _ mind: Mind
    ) -> Bool {
        if left.rank != right.rank { return left.rank > right.rank }
        return comesFirst(left, right, filed, mind)
    }

    /// Between equals the path decides, then the line: the same one wins for ever.
    private func comesFirst(
        _ left: Match,
        _ right: Match,
        _ filed: FiledIndex,
        _ mind: Mind
    ) -> Bool {
        let left = filed.index.entries[left.entry].owner
        let right = filed.index.entries[right.entry].owner
        if left.skill == right.skill {
            return (left.intent, left.alternative) < (right.intent, right.alternative)
        }
        guard let leftSkill = mind.skill(number: left.skill),
            let rightSkill = mind.skill(number: right.skill)
        else { return left.skill < right.skill }
        return leftSkill.path.utf8.lexicographicallyPrecedes(rightSkill.path.utf8)
    }
}
