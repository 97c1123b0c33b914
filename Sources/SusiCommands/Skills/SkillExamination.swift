// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiServer
import SusiWire

/// The examples of one skill being asked.
struct SkillExamination {
    private let skill: Skill
    private let assistant: Assistant
    private let language: Language
    private let isOffline: Bool
    private let surroundings: Surroundings
    /// What the skill may choose between is tried so often.
    private static let attempts: UInt64 = 200

    init(
        of skill: Skill,
        by assistant: Assistant,
        language: Language,
        isOffline: Bool,
        in surroundings: Surroundings
    ) {
        self.skill = skill
        self.assistant = assistant
        self.language = language
        self.isOffline = isOffline
        self.surroundings = surroundings
    }

    /// Asks all examples, in the order of the file.
    mutating func results() -> [ExampleResult] {
        var talk = conversation(seed: 0)
        return skill.examples.map { example in
            if isOffline, example.needsServices {
                return ExampleResult(example, .skipped("it needs a web call"))
            }
            let turn = talk.ask(example.query)
            if example.isMet(by: turn) { return ExampleResult(example, .passed) }
            let fresh = freshTurns(for: example)
            if fresh.contains(where: example.isMet) { return ExampleResult(example, .passed) }
            return ExampleResult(example, .failed(fresh.first ?? turn))
        }
    }

    /// Answers of new conversations: one, or as many as chance might give if that costs nothing.
    private func freshTurns(for example: SkillExample) -> [Conversation.Turn] {
        let attempts = example.isFree ? SkillExamination.attempts : 1
        var turns: [Conversation.Turn] = []
        for seed in 0..<attempts {
            var talk = conversation(seed: seed)
            let turn = talk.ask(example.query)
            turns.append(turn)
            if example.isMet(by: turn) { break }
        }
        return turns
    }

    private func conversation(seed: UInt64) -> Conversation {
        Conversation(with: assistant, language: language, seed: seed, in: surroundings)
    }
}

extension SkillExample {
    /// Whether an answer is what is expected.
    func isMet(by turn: Conversation.Turn) -> Bool {
        guard let reply = turn.reply else { return false }
        return isMet(by: [reply.text ?? "", turn.text ?? ""])
    }
}
