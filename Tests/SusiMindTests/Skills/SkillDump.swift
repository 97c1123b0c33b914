// Susi. SPDX-License-Identifier: Apache-2.0

@testable import SusiMind

/// A skill as text, in the order in which it is thought about.
enum SkillDump {
    static func text(of skill: Skill) -> String {
        let header = skill.header
        var text = "\(skill.name) (\(skill.language.code)) \(header.author)\(header.authorURL)"
        text += " · images: \(header.image)\(header.isProtected ? " · protected" : "")"
        text += " · \(header.tags.joined(separator: ", "))\n"
        for intent in skill.intents {
            text += "\(intent.line): "
            text += intent.phrases.map { $0.text + ($0.isPrior ? "!" : "") }.joined(
                separator: " | "
            )
            text += " (\(intent.label)"
            for (example, expected) in zip(intent.examples, intent.expectations) {
                text += "; \(example) → \(expected)"
            }
            text += ")\(intent.depth > 0 ? " depth \(intent.depth)" : "")\n"
            for step in intent.process { text += "  \(line(for: step))\n" }
            for action in intent.actions { text += "  \(line(for: action))\n" }
        }
        return text
    }

    private static func line(for step: Inference) -> String {
        switch step {
        case .call(let call): "call \(call.url ?? "nobody") at \(call.path ?? "nothing")"
        case .select(let expression): expression
        case .script(let source): "run \(source)"
        case .set(let name, let value): "set \(name) = \(value)"
        case .clear(let name): "clear \(name)"
        case .check(let condition, let isNegated):
            "\(isNegated ? "unless" : "if") \(condition.variable)"
                + (condition.pattern.map { " = \($0)" } ?? "")
        case .branch(let conditions, let number):
            conditions.prefix(number + 1).enumerated().map { place, condition in
                (place == number ? "if " : "unless ") + condition.variable
                    + (condition.pattern.map { " = \($0)" } ?? "")
            }.joined(separator: ", ")
        case .first: "first"
        case .rest: "rest"
        case .squash: "squash"
        }
    }

    private static func line(for action: ActionTemplate) -> String {
        switch action {
        case .answer(let answer):
            "say " + (answer.details?.time.map { "at \($0): " } ?? "")
                + ([answer.first] + answer.others).joined(separator: " | ")
        case .other(let type, _): "do \(type)"
        }
    }
}
