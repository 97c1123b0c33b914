// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// A skill file: none is refused, what is said about it points into it, and asking it the lines of
/// its own text always comes to an end.
func trySkill(_ input: [UInt8], _ outcome: inout TrialOutcome) {
    let (skill, diagnostics) = SkillParser.parse(input, path: "models/general/Trials/en/trial.txt")
    outcome.note("\(skill.name), \(skill.intents.count) intents")
    let lines = input.split(omittingEmptySubsequences: false) {
        $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
    for diagnostic in diagnostics {
        outcome.note("line \(diagnostic.line), column \(diagnostic.column): \(diagnostic.found)")
        outcome.note("expected \(diagnostic.expected): \(diagnostic.suggestion)")
        let isInside = (1...lines.count).contains(diagnostic.line)
        outcome.expect(isInside, "a diagnostic names a line of the file")
    }
    let mind = Mind(trying: skill)
    // Every phrase is compared with every other; a few show what many would.
    if skill.intents.count < 50, skill.intents.allSatisfy({ $0.phrases.count < 50 }) {
        for finding in SkillReview(of: skill, among: mind).findings {
            outcome.note(finding.diagnostic().found)
            let isInside = (1...lines.count).contains(finding.line)
            outcome.expect(isInside, "a finding names a line of the file")
        }
    }
    var memory = Memory()
    for line in lines.prefix(100).filter({ !$0.isEmpty && $0.count < 200 }).prefix(20) {
        // A line may offer several phrases; the first one is question enough.
        let phrase = line.split(separator: UInt8(ascii: "|"), maxSplits: 1).first ?? line
        ask(String(decoding: phrase, as: UTF8.self), mind, &memory, &outcome)
    }
}

/// A moment in November 2023; any would do.
private let noon = Instant(clamping: 1_700_000_000_000)

/// Asks one question of a talk; some of what it needs from outside is there, some fails.
private func ask(
    _ text: String,
    _ mind: Mind,
    _ memory: inout Memory,
    _ outcome: inout TrialOutcome
) {
    let question = Question(text, language: Language("en"), now: noon, seed: 1, memory: memory)
    var thought = Thought(question, with: mind)
    for number in 0...Thought.maximumNeeds {
        switch thought.think() {
        case .needs(let need):
            note(need, &outcome)
            thought.fulfil(fulfilment(of: need, number: number))
        case .answers(let reply):
            memory.record(
                Memory.Turn(query: text, answer: reply.text ?? "", skill: reply.skill),
                setting: reply.remembered
            )
            outcome.note("answers \(reply.text ?? "without words") after \(reply.why.text)")
            var writer = JSONWriter()
            writer.write(.array((reply.actions + reply.data).map { .object($0) }))
            outcome.note(writer.bytes)
            return
        case .silence(let why): return outcome.note("silence after \(why.text)")
        case .refused(let reason): return outcome.note("refused: \(reason)")
        }
    }
    outcome.expect(false, "a thought comes to an end")
}

/// Every other need fails; the rest gets the most telling thing there is.
private func fulfilment(of need: Need, number: Int) -> Fulfilment {
    guard number % 2 == 1 else { return .failed(reason: "nothing outside is reached") }
    switch need {
    case .script(let source): return .value(source)
    case .rows: return .rows([["title": "$1$", "link": "`x`"], ["title": 2]])
    case .fetch(let url, _):
        let body = "[{\"a\":{\"b\":[1.50,null]},\"url\":\"\(url.utf8.count)\"},2]"
        return .response(status: 200, headers: [("Date", url)], body: Array(body.utf8))
    }
}

private func note(_ need: Need, _ outcome: inout TrialOutcome) {
    switch need {
    case .fetch(let url, let headers): outcome.note("fetch \(url) with \(headers.count) headers")
    case .script(let source): outcome.note("script \(source)")
    case .rows(let service, let arguments):
        outcome.note("rows of \(service) for \(arguments.count) arguments")
    }
}
