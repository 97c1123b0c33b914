// Susi. SPDX-License-Identifier: Apache-2.0

/// The message that is being written.
public struct Composer: Equatable, Sendable {
    /// What was typed.
    public var draft = ""
    /// What was understood so far of what is being spoken; it hides the draft.
    private(set) var dictation = ""
    /// Whether what stands there is the last question, brought back to be changed.
    public private(set) var isRecalled = false

    /// The longest message.
    static let longest = 2000

    /// The message without blanks around it; nil where there is none.
    var message: String? {
        let bytes = Array(shown.utf8)
        guard let first = bytes.firstIndex(where: { $0 > 0x20 }),
            let last = bytes.lastIndex(where: { $0 > 0x20 })
        else { return nil }
        return String(decoding: bytes[first...last], as: UTF8.self)
    }

    /// What stands in the box.
    var shown: String { dictation.isEmpty ? draft : dictation }

    /// Somebody speaks; what is done is as if it had been typed.
    mutating func dictate(_ text: String, isDone: Bool) {
        if isDone {
            type(draft.isEmpty ? text : draft + " " + text)
        } else {
            dictation = text
        }
    }

    /// Somebody types.
    mutating func type(_ text: String) {
        draft = text
        dictation = ""
        isRecalled = false
    }

    /// Brings back the last question where nothing is being written; false where something is.
    mutating func recall(_ question: String) -> Bool {
        guard draft.isEmpty else { return false }
        draft = question
        isRecalled = true
        return true
    }

    /// Takes the message out to be sent.
    mutating func take() -> String? {
        guard let message else { return nil }
        // What was spoken leaves what was typed where it was.
        if dictation.isEmpty { draft = "" }
        dictation = ""
        isRecalled = false
        return message
    }
}
