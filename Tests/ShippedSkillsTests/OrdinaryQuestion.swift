// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiLore
import SusiMind
import SusiServer
import SusiWire

/// A question of `questions.tsv`, and whether it is answered well.
struct OrdinaryQuestion {
    let language: String
    /// What is said, turn after turn.
    let turns: [String]
    let expected: String

    /// All questions of the list.
    static func all() throws -> [OrdinaryQuestion] {
        let url = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "questions.tsv")
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .compactMap { line in
                let cells = line.split(separator: "\t").map { String($0) }
                guard cells.count == 3 else { return nil }
                return OrdinaryQuestion(
                    language: cells[0],
                    turns: cells[1].components(separatedBy: " → "),
                    expected: cells[2]
                )
            }
    }

    /// Whether the answer is on the web, so that without it an honest word is all there can be.
    var needsWeb: Bool { expected == "NET" || expected.hasPrefix("NET|") }

    /// Asks all turns; what the last one gets.
    func answer(by assistant: Assistant) -> Reply? {
        let notebook = NotebookInHand()
        var memory = Memory()
        var last: Reply?
        for (number, text) in turns.enumerated() {
            let question = Question(
                text,
                language: Language(language),
                now: Instant(clamping: 1_795_255_200_000 + Int64(number) * 20_000),
                timezoneOffset: -60,
                seed: UInt64(number),
                memory: memory
            )
            last = nil
            if case .answers(let reply) = assistant.answer(question, with: notebook) {
                memory.record(
                    Memory.Turn(query: text, answer: reply.text ?? "", skill: reply.skill),
                    setting: reply.remembered
                )
                last = reply
            }
        }
        return last
    }

    /// Whether a reply is a good answer.
    func isGood(_ reply: Reply?) -> Bool {
        guard let reply else { return false }
        return expected.components(separatedBy: "&").allSatisfy { part in
            part.components(separatedBy: "|").contains { has($0, reply) }
        }
    }

    private func has(_ wanted: String, _ reply: Reply) -> Bool {
        let text = reply.actions.compactMap { $0["expression"]?.string }.joined(separator: "\n")
        switch wanted {
        case "*": return !reply.isPretended
        case "NET": return !reply.isPretended && !text.isEmpty
        case "{plan}": return reply.actions.contains { $0["plan_delay"] != nil }
        case _ where wanted.hasPrefix("{"):
            let type = wanted.dropFirst().dropLast()
            return reply.actions.contains { $0["type"]?.string == String(type) }
        default:
            let pattern = NSRegularExpression.escapedPattern(for: wanted)
                .replacingOccurrences(of: "\\*", with: ".*")
            return text.range(of: pattern, options: [.regularExpression, .caseInsensitive]) != nil
        }
    }
}
