// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// One candidate being tried: its process, then its actions.
///
/// The first thing that fails ends it.
struct Attempt {
    let thinking: Thinking
    /// Whose intent is tried.
    let skill: Skill
    let scope: Scope
    let depth: Int
    /// Actions that came with the answers to the attempt's own questions.
    var actionsOfOthers: [JSONObject] = []
    var reflections: [(query: String, why: Why)] = []

    init(_ thinking: Thinking, of skill: Skill, scope: Scope, depth: Int) {
        self.thinking = thinking
        self.skill = skill
        self.scope = scope
        self.depth = depth
    }

    mutating func answer(_ filed: FiledIntent) throws(Interruption) -> Reply {
        for inference in filed.process {
            try take(inference)
        }
        let isAlone = filed.otherActions.isEmpty
        var actions: [JSONObject] = []
        var isPretended = try perform(filed.action, isAlone, skill.language, &actions)
        for template in filed.otherActions {
            isPretended = try perform(template, isAlone, skill.language, &actions) || isPretended
        }
        var why = Why()
        why.reflections = reflections
        return Reply(
            actions: actions,
            data: scope.data(),
            skill: skill.path,
            remembered: remembered(),
            isPretended: isPretended,
            suggestions: filed.suggestions,
            tables: scope.tables,
            why: why
        )
    }

    /// Fills an action in and appends it, with what came along; says whether it only pretends.
    private mutating func perform(
        _ template: ActionTemplate,
        _ isAlone: Bool,
        _ language: Language,
        _ actions: inout [JSONObject]
    ) throws(Interruption) -> Bool {
        let action = try fill(template, language: language)
        // An answer that did nothing but ask somebody to act has nothing to say.
        let isEmpty = action["expression"]?.string?.isEmpty ?? false
        if !isEmpty || isAlone && actionsOfOthers.isEmpty {
            actions.append(action)
        }
        actions += actionsOfOthers
        actionsOfOthers = []
        guard case .answer(let answer) = template else { return false }
        return answer.details?.mood == "sabta"
    }

    /// What the attempt has set and will be known in later turns.
    private func remembered() -> JSONObject {
        var remembered = JSONObject()
        for member in scope.assigned.members where member.name.utf8.first == UInt8(ascii: "_") {
            remembered.append(member.name, member.value)
        }
        return remembered
    }

    /// Fills an action's variables in.
    private mutating func fill(
        _ template: ActionTemplate,
        language: Language
    ) throws(Interruption) -> JSONObject {
        switch template {
        case .answer(let answer):
            return try fill(answer, language: language)
        case .other(let type, var members):
            for name in Attempt.spokenMembers(of: type) {
                guard let text = members[name]?.string else { continue }
                members[name] = .string(try evaluate(text))
            }
            if type == "audio_volume" {
                members["volume"] = .string(Attempt.volume(members["volume"]?.spoken ?? ""))
            }
            return members
        }
    }

    private mutating func fill(
        _ answer: AnswerTemplate,
        language: Language
    ) throws(Interruption) -> JSONObject {
        var action = JSONObject()
        action.reserveCapacity(5)
        action.append("type", "answer")
        let code = answer.details?.language ?? language.code
        if !code.isEmpty { action.append("language", .string(code)) }
        let text = try evaluate(thinking.choose(from: answer), assigning: true)
        if let time = answer.details?.time {
            let instant = try instant(planned: evaluate(time))
            let delay = instant.milliseconds - thinking.question.now.milliseconds
            action.append("plan_delay", .number(delay))
            action.append("plan_date", .string(instant.text(.chat)))
        }
        if let delay = answer.details?.delay { action.append("delay", .number(delay)) }
        if let mood = answer.details?.mood { action.append("mood", .string(mood)) }
        action.append("expression", .string(text))
        return action
    }

    /// When a planned answer is to be shown.
    private func instant(planned time: String) throws(Interruption) -> Instant {
        let question = thinking.question
        do throws(PlanRefusal) {
            let instant = try PlanTime.instant(
                time,
                language: thinking.language,
                now: question.now.milliseconds,
                timezoneOffset: question.timezoneOffset
            )
            return max(question.now, Instant(clamping: instant))
        } catch {
            throw .failure(.plan(error.description))
        }
    }

    /// The members in which variables are filled in.
    private static func spokenMembers(of type: String) -> [String] {
        switch type {
        case "websearch": ["query"]
        case "anchor": ["link", "text"]
        case "map": ["latitude", "longitude", "zoom"]
        case "audio_play", "video_play": ["identifier"]
        case "audio_volume": ["volume"]
        case "image_show": ["url"]
        case "timer_set", "timer_reset": ["time"]
        default: []
        }
    }

    /// The first word as a number from 0 to 100; 50 where it is none.
    private static func volume(_ text: String) -> String {
        let word = text.utf8.prefix { $0 != 0x20 }.filter { $0 != UInt8(ascii: "%") }
        // No sensible volume has more digits, and so many fit a number on every machine.
        let number = Int64(String(decoding: word.prefix(18), as: UTF8.self)) ?? 50
        return String(min(100, max(0, number)))
    }
}
