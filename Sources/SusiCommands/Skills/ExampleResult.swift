// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// What came of asking an example.
struct ExampleResult {
    enum Outcome {
        case passed
        /// The answer was another, or there was none.
        case failed(Conversation.Turn)
        /// It could not be asked, for that reason.
        case skipped(String)
    }

    let example: SkillExample
    let outcome: Outcome

    init(_ example: SkillExample, _ outcome: Outcome) {
        self.example = example
        self.outcome = outcome
    }

    /// Whether people want to hear of it without asking.
    var isWorthTelling: Bool {
        if case .passed = outcome { return false }
        return true
    }

    /// The result for people.
    func report(path: String) -> String {
        let place = "\(path):\(example.line)"
        switch outcome {
        case .passed:
            return "✔ \(place): “\(example.query)”\n"
        case .skipped(let reason):
            return "➜ \(place): “\(example.query)” is skipped: \(reason)\n"
        case .failed(let turn):
            var text = "✘ \(place): “\(example.query)”\n"
            text += "    expected: \(example.expected ?? "any answer")\n"
            text += "    answered: \(turn.reply.map { $0.text ?? "(no text)" } ?? "(nothing)")\n"
            for line in turn.explanation.split(separator: "\n") { text += "    \(line)\n" }
            return text
        }
    }
}
