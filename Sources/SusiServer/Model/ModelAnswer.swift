// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// What a model has said to a question.
struct ModelAnswer: Sendable {
    let text: String
    /// Which model.
    let model: String

    /// The answer as it travels; with what was thought before, for who looks for faults.
    func answer(to question: Question, _ thought: Thought.Outcome, isTraced: Bool) -> Answer {
        var answer = Answer()
        let language = question.language.code
        answer.actions = [
            PlannedAction(.say(text, language: language.isEmpty ? "en" : language))
        ]
        answer.model = model
        if isTraced {
            switch thought {
            case .answers(let reply): answer.trace = .string(reply.why.text)
            case .silence(let why): answer.trace = .string(why.text)
            case .needs, .refused: break
            }
        }
        return answer
    }
}

extension Thought.Outcome {
    /// Whether no skill knows an answer: nothing fits, or only what says so, or what fits anything
    /// and has the web searched for it.
    var isHelpless: Bool {
        switch self {
        case .silence: true
        case .answers(let reply):
            reply.isPretended
                || reply.why.candidate?.phrase == "*"
                    && reply.actions.contains { $0["type"]?.string == "websearch" }
        case .needs, .refused: false
        }
    }
}
