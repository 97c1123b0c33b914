// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

/// A short talk with the skill as its text stands.
struct TryOut: Sendable {
    /// A question with what came of it.
    struct Turn: Sendable {
        let id: Int
        let question: String
        var reply: Reply?
        var trouble: String?
        var bubbles: [BubbleState] = []
        /// Whether it is shown how the answer was chosen.
        var isExplained = false
    }

    private(set) var turns: [Turn] = []
    var question = ""
    /// Whether only this skill is asked, and no other of the server.
    var asksOnlyThis = true
    var width = 340.0
    private var lastID = 0

    /// How many questions are kept in sight.
    private static let most = 50
    static let boxID = "trial-question"
    static let logID = "trial-log"

    mutating func ask() -> Turn? {
        let text = question
        guard !text.utf8.allSatisfy({ $0 <= 0x20 }) else { return nil }
        lastID += 1
        let turn = Turn(id: lastID, question: text)
        turns.append(turn)
        if turns.count > TryOut.most { turns.removeFirst() }
        question = ""
        return turn
    }

    mutating func forget() { turns = [] }

    mutating func change(_ id: Int, _ change: (inout Turn) -> Void) {
        guard let index = turns.firstIndex(where: { $0.id == id }) else { return }
        change(&turns[index])
    }

    /// What the server is asked; as a guest, so that no account remembers what was only tried.
    static func fields(
        _ question: String,
        of text: String,
        language: String,
        isAlone: Bool,
        _ bench: Bench
    ) -> [(name: String, value: String)] {
        var fields = [
            (name: "q", value: question), (name: "instant", value: text),
            (name: "language", value: language),
            (name: "timezoneOffset", value: String(-bench.surroundings.minutesFromUTC)),
            (name: "device_type", value: "Web Client"), (name: "debug", value: "true"),
        ]
        if isAlone { fields.append((name: "excludeDefaultSkills", value: "true")) }
        return fields
    }
}

extension Reply {
    /// Whether the text that was tried has answered, and no skill of the server.
    var isFromTrial: Bool {
        let part = Array("/models/instant/".utf8)
        let bytes = Array(skill.utf8)
        guard why != nil, bytes.count >= part.count else { return false }
        return (0...(bytes.count - part.count)).contains { bytes[$0...].starts(with: part) }
    }
}
