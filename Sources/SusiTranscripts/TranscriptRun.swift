// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiMind
import SusiWire
import Testing

/// Plays a transcript: loads its skills, asks its questions, compares what comes of them.
struct TranscriptRun {
    private let url: URL
    private var mind = Mind()
    private var instant: Mind?
    private var world = TranscriptWorld()
    /// What the latest skill's diagnostics are compared with.
    private var unreported: (line: Transcript.Line, diagnostics: [Diagnostic])?

    // The conversation.
    private var question = Question("")
    private var headers: [String] = []
    private var turn: TranscriptTurn?

    static func run(_ transcript: Transcript) throws {
        var run = TranscriptRun(url: transcript.url)
        var questions = 0
        for section in transcript.sections {
            questions += section.kind == "conversation" ? 1 : 0
            try run.play(section)
        }
        run.checkUnreported()
        #expect(questions > 0, "a transcript has a conversation")
    }

    private init(url: URL) {
        self.url = url
    }

    private func fail(_ line: Transcript.Line, _ words: String) {
        let location = SourceLocation(
            fileID: "SusiMindTests/\(url.lastPathComponent)",
            filePath: url.path,
            line: line.number,
            column: 1
        )
        Issue.record("\(line.text)\n\(words)", sourceLocation: location)
    }
}

// MARK: - Sections

extension TranscriptRun {
    private mutating func play(_ section: Transcript.Section) throws {
        if section.kind == "reports" {
            checkReports(section)
            return
        }
        checkUnreported()
        switch section.kind {
        case "skill": load(section)
        case "remove": mind.remove(path: Self.path(section.subject))
        case "fetch", "script", "rows": try world.add(section)
        case "conversation": try converse(section)
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
    private mutating func converse(_ section: Transcript.Section) throws {
        question = Question("", now: Instant(clamping: 1_763_719_200_000), instant: instant)
        for line in section.body where !line.text.isEmpty && !line.text.hasPrefix("# ") {
            if line.text.hasPrefix("> ") {
                finishTurn()
                ask(String(line.text.dropFirst(2)), line)
            } else if turn == nil || Self.isSetting(line.text) {
                finishTurn()
                try take(setting: line)
            } else if let fault = try turn?.check(line.text) {
                fail(line, fault)
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
                if world.fulfilment(of: need) == nil {
                    fail(line, "the transcript does not say what comes of: \(needs.last ?? "")")
                }
                thought.fulfil(world.fulfilment(of: need) ?? .failed(reason: "not in here"))
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
