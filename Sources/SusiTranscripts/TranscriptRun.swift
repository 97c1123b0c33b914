// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiMind
import SusiWire

/// Plays a transcript: loads its skills, asks its questions, compares what comes of them.
public struct TranscriptRun {
    /// Something that went otherwise than the transcript says.
    public struct Fault: Sendable {
        /// The line of the transcript.
        public let line: Int
        /// What stands there, and what came instead.
        public let description: String
    }

    /// Gets what the transcript itself does not say: scripts and services.
    public typealias World = (Need, Question) -> Fulfilment?

    private var mind: Mind
    private let language: Language
    private let elsewhere: World
    private var instant: Mind?
    private var world = TranscriptWorld()
    private var faults: [Fault] = []
    /// What the latest skill's diagnostics are compared with.
    private var unreported: (line: Transcript.Line, diagnostics: [Diagnostic])?

    // The conversation.
    private var question = Question("")
    private var turn: TranscriptTurn?

    /// Plays a transcript.
    ///
    /// - Parameters:
    ///   - transcript: what is asked and expected.
    ///   - mind: the skills that are there before those of the transcript.
    ///   - language: the language of the person, unless the transcript says another.
    ///   - elsewhere: what comes of needs that the transcript says nothing of.
    /// - Returns: what went otherwise than the transcript says.
    public static func faults(
        of transcript: Transcript,
        in mind: Mind = Mind(),
        language: Language = .english,
        elsewhere: @escaping World = { _, _ in nil }
    ) -> [Fault] {
        var run = TranscriptRun(mind, language, elsewhere)
        for section in transcript.sections { run.play(section) }
        run.checkUnreported()
        let hasQuestions = transcript.sections.contains { $0.kind == "conversation" }
        if !hasQuestions {
            run.faults.append(Fault(line: 1, description: "a transcript has a conversation"))
        }
        return run.faults
    }

    private init(_ mind: Mind, _ language: Language, _ elsewhere: @escaping World) {
        self.mind = mind
        self.language = language
        self.elsewhere = elsewhere
    }

    private mutating func fail(_ line: Transcript.Line, _ words: String) {
        faults.append(Fault(line: line.number, description: "\(line.text)\n\(words)"))
    }

    /// Does something that a wrong line of the transcript may prevent.
    private mutating func attempt(
        _ line: Transcript.Line,
        _ act: (inout TranscriptRun) throws -> Void
    ) {
        do { try act(&self) } catch { fail(line, "this cannot be read: \(error)") }
    }
}

// MARK: - Sections

extension TranscriptRun {
    private mutating func play(_ section: Transcript.Section) {
        if section.kind == "reports" {
            checkReports(section)
            return
        }
        checkUnreported()
        switch section.kind {
        case "skill": load(section)
        case "remove": mind.remove(path: Self.path(section.subject))
        case "fetch", "script", "rows": attempt(section.line) { try $0.world.add(section) }
        case "conversation": converse(section)
        default: fail(section.line, "nobody knows a section “\(section.kind)”")
        }
    }

    private static func path(_ subject: String) -> String {
        subject.hasPrefix("persona/") || subject.hasPrefix("general/")
            ? "models/\(subject)" : "models/general/\(subject)"
    }

    private mutating func load(_ section: Transcript.Section) {
        var text = section.body.map(\.text).joined(separator: "\n")
        // A transcript shows blanks that nobody could see.
        for (name, character) in [("⇥", "\t"), ("␣", " "), ("⍽", "\u{A0}"), ("⌀", "\u{200B}")] {
            text = text.replacing(name, with: character)
        }
        if section.traits.contains("crlf") { text = text.replacing("\n", with: "\r\n") }
        if section.traits.contains("cr") { text = text.replacing("\n", with: "\r") }
        if section.traits.contains("bom") { text = "\u{FEFF}" + text }
        let isInstant = section.traits.contains("instant")
        let (skill, diagnostics) = SkillParser.parse(
            Array(text.utf8),
            path: Self.path(section.subject),
            trust: isInstant || section.traits.contains("system") ? .system : .ordinary
        )
        unreported = (section.line, diagnostics)
        if isInstant {
            instant = Mind([skill])
        } else if section.traits.contains("trying") {
            mind = Mind(trying: skill)
        } else {
            mind.add([skill])
        }
    }

    private mutating func checkReports(_ section: Transcript.Section) {
        var reports = (unreported?.diagnostics ?? [])[...]
        unreported = nil
        for line in section.body where !line.text.isEmpty {
            guard let report = reports.popFirst() else {
                fail(line, "no more is reported")
                continue
            }
            let place = "\(report.severity.name) \(report.line):\(report.column) "
            let words = line.text.dropFirst(place.count)
            if !line.text.hasPrefix(place) || !report.found.contains(words) {
                fail(line, "reported is: \(place)\(report.found)")
            }
        }
        for report in reports {
            fail(section.line, "also reported: line \(report.line), \(report.found)")
        }
    }

    /// What is worse than a note has to be expected.
    private mutating func checkUnreported() {
        guard let (line, diagnostics) = unreported else { return }
        unreported = nil
        for diagnostic in diagnostics where diagnostic.severity > .note {
            fail(line, "line \(diagnostic.line), \(diagnostic.found)")
        }
    }
}

// MARK: - Conversations

extension TranscriptRun {
    private mutating func converse(_ section: Transcript.Section) {
        question = Question(
            "",
            language: language,
            now: Instant(clamping: 1_763_719_200_000),
            instant: instant
        )
        for line in section.body where !line.text.isEmpty && !line.text.hasPrefix("# ") {
            if line.text.hasPrefix("> ") {
                finishTurn()
                ask(String(line.text.dropFirst(2)), line)
            } else if turn == nil || Self.isSetting(line.text) {
                finishTurn()
                attempt(line) { try $0.take(setting: line) }
            } else {
                attempt(line) { run in
                    if let fault = try run.turn?.check(line.text) { run.fail(line, fault) }
                }
            }
        }
        finishTurn()
    }

    private static func isSetting(_ text: String) -> Bool {
        let words = [
            "language: ", "seed: ", "now: ", "offset: ", "observed ", "remembered ", "stay ",
        ]
        return words.contains { text.hasPrefix($0) }
    }

    private mutating func take(setting line: Transcript.Line) throws {
        let parts = line.text.split(separator: ": ", maxSplits: 1).map(String.init)
        let words = parts[0].split(separator: " ").map(String.init)
        let value = parts.count > 1 ? parts[1] : ""
        switch words[0] {
        case "language": question.language = Language(value)
        case "seed": question.seed = UInt64(value) ?? 0
        case "now": question.now = try Instant(reading: value)
        case "offset": question.timezoneOffset = Int(value) ?? 0
        case "observed": question.observation[words[1]] = .string(value)
        case "remembered":
            var variables = question.memory.variables
            variables[words[1]] = .string(value)
            question.memory = Memory(variables: variables, turns: question.memory.turns)
        case "stay": question.staysInLanguage = true
        default: fail(line, "nobody knows this line, or it stands before the first question")
        }
    }

    private mutating func ask(_ text: String, _ line: Transcript.Line) {
        question.text = text
        question.seed &+= 1
        var thought = Thought(question, with: mind)
        var needs: [String] = []
        while true {
            let outcome = thought.think()
            if case .needs(let need) = outcome {
                needs.append(TranscriptWorld.name(of: need))
                if needs.count > Thought.maximumNeeds {
                    fail(line, "the thought comes to no end")
                    return
                }
                guard let come = world.fulfilment(of: need) ?? elsewhere(need, question) else {
                    fail(line, "the transcript does not say what comes of: \(needs.last ?? "")")
                    thought.fulfil(.failed(reason: "not in here"))
                    continue
                }
                thought.fulfil(come)
                continue
            }
            if case .answers(let reply) = outcome {
                question.memory.record(
                    Memory.Turn(query: text, answer: reply.text ?? "", skill: reply.skill),
                    setting: reply.remembered
                )
            }
            turn = TranscriptTurn(
                line: line,
                outcome: outcome,
                needs: needs,
                memory: question.memory
            )
            return
        }
    }

    private mutating func finishTurn() {
        if let turn, let fault = turn.unexpected {
            fail(turn.line, fault)
        }
        turn = nil
    }
}
