// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiServer
import SusiWire
import Testing

/// What people ask an assistant on the first evening, without the internet.
@Suite struct OrdinaryQuestionTests {
    @Test func `of the ordinary questions ninety-five in a hundred are answered well`() throws {
        let questions = try OrdinaryQuestion.all()
        #expect(questions.count >= 300)
        let assistant = ShippedSkills.assistant
        var missed: [String] = []
        for question in questions {
            let reply = question.answer(by: assistant)
            if question.isGood(reply) { continue }
            let got = reply?.actions.map {
                $0["expression"]?.string ?? "{\($0["type"]?.string ?? "")}"
            }
            missed.append(
                "\(question.language): \(question.turns.joined(separator: " → ")) — "
                    + (got?.joined(separator: " / ") ?? "nothing")
            )
        }
        let share = 100 * (questions.count - missed.count) / questions.count
        let score = "\(questions.count - missed.count) of \(questions.count), \(share) %"
        print("ordinary questions answered well: \(score)")
        for line in missed { print("  not: \(line)") }
        #expect(share >= 95, "\(score): \(missed.joined(separator: "\n"))")
    }
}
