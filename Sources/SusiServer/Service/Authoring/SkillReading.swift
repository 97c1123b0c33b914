// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// A text that an author sent, read and compared with the other skills.
struct SkillReading: Sendable {
    /// How many diagnostics are told; nobody reads more.
    private static let maximumDiagnostics = 100
    /// How many phrases a skill may have: comparing them with each other takes the square of that.
    private static let maximumPhrases = 2000

    let skill: Skill
    /// What its author should know, errors first.
    let diagnostics: [Diagnostic]
    /// How many phrases it has.
    private let phrases: Int

    /// Reads a text as one that anybody may have written.
    ///
    /// - Parameters:
    ///   - text: the skill.
    ///   - path: what the mind would call it.
    ///   - others: the skills it would live with; nil for a private one.
    init(_ text: String, at path: String, among others: Mind?) {
        let parsed = SkillParser.parse(Array(text.utf8), path: path, trust: .ordinary)
        skill = parsed.skill
        phrases = skill.intents.reduce(0) { $0 + $1.phrases.count }
        var diagnostics = parsed.diagnostics
        let isFit = phrases <= SkillReading.maximumPhrases
        if isFit, !diagnostics.contains(where: { $0.severity == .error }) {
            diagnostics += SkillReview(of: skill, among: others).findings.map { $0.diagnostic() }
        }
        self.diagnostics = Array(
            diagnostics.enumerated().sorted {
                ($1.element.severity, $0.element.line, $0.offset)
                    < ($0.element.severity, $1.element.line, $1.offset)
            }.map { $0.element }.prefix(SkillReading.maximumDiagnostics)
        )
    }

    /// Why it cannot be taken; nil where it can.
    var refusal: Refusal? {
        let errors = diagnostics.filter { $0.severity == .error }
        var refusal: Refusal
        if let first = errors.first {
            let more = errors.count > 1 ? " There are \(errors.count - 1) more errors." : ""
            refusal = Refusal(
                200,
                "The skill has an error in line \(first.line): \(first.found).\(more)"
            )
        } else if skill.intents.isEmpty {
            refusal = Refusal(
                200,
                "The skill answers nothing: write a question in a line and its answer below."
            )
        } else if phrases > SkillReading.maximumPhrases {
            refusal = Refusal(
                200,
                """
                The skill has \(phrases) phrases, and \(SkillReading.maximumPhrases) are the most. \
                Please split it.
                """
            )
        } else {
            return nil
        }
        refusal.members["diagnostics"] = told
        return refusal
    }

    /// The diagnostics as they travel.
    var told: JSON {
        .array(
            diagnostics.map { diagnostic in
                [
                    "line": .number(diagnostic.line), "column": .number(diagnostic.column),
                    "severity": .string(diagnostic.severity.name),
                    "found": .string(diagnostic.found),
                    "expected": .string(diagnostic.expected),
                    "suggestion": .string(diagnostic.suggestion),
                ]
            }
        )
    }
}
