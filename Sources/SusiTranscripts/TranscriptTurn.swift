// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// What came of one question of a transcript, and which part of it has been looked at.
struct TranscriptTurn {
    let line: Transcript.Line
    private let outcome: Thought.Outcome
    private let memory: Memory
    private let reply: Reply?
    private let why: Why
    private var actions: ArraySlice<JSONObject>
    private var needs: ArraySlice<String>
    private var failed: ArraySlice<(candidate: Candidate, reason: Failure)>
    private var hasLookedAtOutcome = false
    private var hasLookedAtNeeds = false

    init(line: Transcript.Line, outcome: Thought.Outcome, needs: [String], memory: Memory) {
        self.line = line
        self.outcome = outcome
        self.memory = memory
        self.needs = needs[...]
        switch outcome {
        case .answers(let reply):
            self.reply = reply
            why = reply.why
        case .silence(let why):
            reply = nil
            self.why = why
        case .refused, .needs:
            reply = nil
            why = Thought(Question(""), with: Mind()).silentWhy
        }
        actions = (reply?.actions ?? [])[...]
        failed = why.failed[...]
    }

    /// What was not expected at the end; nil where nothing is left.
    var unexpected: String? {
        if !hasLookedAtOutcome { return "nothing is expected of this; it gave \(described)" }
        if let action = actions.first {
            return "an action more than expected: \(Self.text(action))"
        }
        if hasLookedAtNeeds, let need = needs.first { return "a need more than expected: \(need)" }
        return nil
    }

    private var described: String {
        switch outcome {
        case .answers(let reply):
            reply.actions.map { Self.text($0) }.joined(separator: "\n") + "\n" + reply.why.text
        case .silence(let why): "silence\n\(why.text)"
        case .refused(let reason): "refused: \(reason)"
        case .needs: "a need"
        }
    }

    private static func text(_ object: JSONObject) -> String {
        JSON.object(object).text()
    }
}

extension TranscriptTurn {
    /// Compares one line of expectations; gives what is wrong.
    mutating func check(_ text: String) throws -> String? {
        if text == "<" { return checkAnswer([""]) }
        if text.hasPrefix("< ") {
            return checkAnswer(text.dropFirst(2).split(separator: " | ").map { String($0) })
        }
        if text.hasPrefix("~ ") { return checkPattern(String(text.dropFirst(2))) }
        if text.hasPrefix("! ") {
            return checkAction(try JSON(parsing: String(text.dropFirst(2))).object ?? [:])
        }
        // An empty value leaves just the colon.
        let text = text.hasSuffix(":") ? text + " " : text
        let parts = text.split(separator: ": ", maxSplits: 1).map(String.init)
        let words = parts[0].split(separator: " ").map(String.init)
        let value = parts.count > 1 ? parts[1] : ""
        switch words[0] {
        case "silence":
            hasLookedAtOutcome = true
            if case .silence = outcome { return nil }
            return described
        case "refused":
            hasLookedAtOutcome = true
            if case .refused(let reason) = outcome, reason.contains(value) { return nil }
            return described
        case "needs": return checkNeed(String(text.dropFirst(6)))
        case "by":
            let by = why.candidate.map { "\($0.path), line \($0.line)" } ?? "nobody"
            return by.hasSuffix(value) ? nil : "answered by \(by)"
        case "phrase":
            return why.candidate?.phrase == value ? nil : why.candidate?.phrase ?? "none"
        case "captured":
            let captures = why.captures.joined(separator: " | ")
            return captures == value ? nil : "captured: \(captures)"
        case "failed":
            guard let (candidate, reason) = failed.popFirst() else { return "no more failed" }
            let found = "\(candidate.path), line \(candidate.line): \(reason.description)"
            return found.contains(value) ? nil : found
        case "rows":
            return reply?.data.count == Int(value) ? nil : "rows: \(reply?.data.count ?? 0)"
        case "row": return try checkRow(Int(words[1]) ?? 0, value)
        case "memory":
            let found = memory.variables[words[1]]?.string
            return found == value ? nil : "it is \(found ?? "not there")"
        case "forgotten":
            let found = memory.variables[value]
            return found == nil ? nil : "it is still there"
        case "suggested":
            let found = (reply?.suggestions ?? []).joined(separator: " | ")
            return found == value ? nil : "suggested: \(found)"
        case "asked":
            let asked = why.reflections.map(\.query).joined(separator: " | ")
            return asked == value ? nil : "asked: \(asked)"
        case "pretended":
            return reply?.isPretended == true ? nil : "it is a real answer"
        default: return "nobody knows this line"
        }
    }

    private mutating func checkAnswer(_ alternatives: [String]) -> String? {
        hasLookedAtOutcome = true
        guard let action = actions.popFirst() else { return "no more actions in \(described)" }
        guard let text = action["expression"]?.string, alternatives.contains(text) else {
            return "it is \(Self.text(action))\n\(why.text)"
        }
        return nil
    }

    /// Compares with a text in which a star stands for any other, and bars part alternatives.
    private mutating func checkPattern(_ pattern: String) -> String? {
        hasLookedAtOutcome = true
        guard let action = actions.popFirst() else { return "no more actions in \(described)" }
        let text = action["expression"]?.string ?? ""
        let expected = SkillExample(line.text, expecting: pattern)
        return expected.isMet(by: [text]) ? nil : "it is \(Self.text(action))\n\(why.text)"
    }

    private mutating func checkAction(_ wanted: JSONObject) -> String? {
        hasLookedAtOutcome = true
        guard let action = actions.popFirst() else { return "no more actions in \(described)" }
        return Self.holds(action, wanted) ? nil : "it is \(Self.text(action))"
    }

    private mutating func checkNeed(_ wanted: String) -> String? {
        hasLookedAtNeeds = true
        if wanted == "nothing" { return nil }
        guard let need = needs.popFirst() else { return "nothing more was needed" }
        return need == wanted ? nil : "needed: \(need)"
    }

    private func checkRow(_ index: Int, _ wanted: String) throws -> String? {
        guard let row = reply?.data.dropFirst(index).first else { return "there is no such row" }
        let wanted = try JSON(parsing: wanted).object ?? [:]
        return Self.holds(row, wanted) ? nil : "it is \(Self.text(row))"
    }

    /// Whether an object has these members; null stands for one that must not be there.
    private static func holds(_ object: JSONObject, _ wanted: JSONObject) -> Bool {
        wanted.members.allSatisfy { member in
            member.value.isNull
                ? object[member.name] == nil : object[member.name] == member.value
        }
    }
}

extension Thought {
    /// What is known of a question that nothing has answered.
    fileprivate var silentWhy: Why {
        if case .silence(let why) = think() { return why }
        preconditionFailure("a mind without skills is silent")
    }
}
