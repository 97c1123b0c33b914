// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiServer

/// `susi ask QUESTION`: one answer.
enum AskCommand {
    static func run(_ arguments: [String]) -> Int32 {
        do {
            let skills = try SkillFolder("Skills", trust: .system).read().map(\.skill)
            let assistant = Assistant(Mind(skills), fetcher: nil)
            let question = Question(arguments.joined(separator: " "))
            guard case .answers(let reply) = assistant.answer(question) else { return 1 }
            print(reply.text ?? "")
            return 0
        } catch {
            print("susi: the skills cannot be read: \(error)")
            return 1
        }
    }
}
