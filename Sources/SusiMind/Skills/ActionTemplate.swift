// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// An action as a skill's author wrote it, before variables are filled in.
enum ActionTemplate: Sendable {
    case answer(AnswerTemplate)
    /// Any other action, with all its members, `type` among them.
    case other(type: String, members: JSONObject)

    /// What the action is worth in the score.
    var weight: Int {
        switch self {
        case .answer: 196
        case .other(let type, _):
            switch type {
            case "stop", "pause", "resume": 255
            case "audio_volume": 200
            case "websearch": 0
            default: 128
            }
        }
    }

    /// 0 for a statement, 1 for a question, 2 for a reply that asks back.
    var dialogueType: Int {
        guard case .answer(let answer) = self else { return 0 }
        let types = answer.others.map { AnswerTemplate.dialogueType(of: $0) }
        return types.reduce(AnswerTemplate.dialogueType(of: answer.first)) { min($0, $1) }
    }
}

/// The alternatives of an answer and how it is to be given.
struct AnswerTemplate: Sendable {
    /// What most answers are all of.
    let first: String
    /// Further alternatives; one of all is chosen each time.
    let others: [String]
    /// What few answers have.
    var details: AnswerDetails?

    /// Takes the alternatives, of which there is at least one.
    init(_ alternatives: [String], details: AnswerDetails? = nil) {
        first = alternatives.first ?? ""
        others = Array(alternatives.dropFirst())
        self.details = details
    }

    /// A text is a question if its first `?` is not among the first four characters, and a reply
    /// if it also has a full stop before a blank.
    static func dialogueType(of text: String) -> Int {
        let bytes = Array(text.utf8)
        guard let mark = bytes.firstIndex(of: UInt8(ascii: "?")) else { return 0 }
        let charactersBefore = bytes[..<mark].count { $0 & 0xC0 != 0x80 }
        guard charactersBefore >= 4 else { return 0 }
        let hasStop = bytes.indices.dropLast().contains {
            bytes[$0] == UInt8(ascii: ".") && bytes[$0 + 1] == 0x20
        }
        return hasStop ? 2 : 1
    }
}

/// What few answers have; kept apart so that the many others are small.
final class AnswerDetails: Sendable {
    /// The language to speak it in, where the author says so.
    let language: String?
    /// `sabta` marks an answer that only pretends to be one.
    let mood: String?
    /// Milliseconds to wait before it is shown.
    let delay: Int64?
    /// When it is to be shown, in the author's words; nil for at once.
    let time: String?

    init(
        language: String? = nil,
        mood: String? = nil,
        delay: Int64? = nil,
        time: String? = nil
    ) {
        self.language = language
        self.mood = mood
        self.delay = delay
        self.time = time
    }
}
