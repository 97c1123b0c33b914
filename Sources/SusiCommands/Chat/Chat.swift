// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// A conversation with a person at a terminal, or with whatever writes into a pipe.
struct Chat {
    private var conversation: Conversation
    private let surroundings: Surroundings
    private var input: ChatInput
    private let speaker: Speaker?
    private var lastTurn: Conversation.Turn?

    init(_ conversation: Conversation, in surroundings: Surroundings, _ speaker: Speaker? = nil) {
        self.conversation = conversation
        self.surroundings = surroundings
        self.speaker = speaker
        input = ChatInput(in: surroundings) { speaker?.stop() ?? false }
    }

    /// Talks until there is nothing more to read, or somebody leaves.
    mutating func run() {
        if surroundings.terminal != nil {
            surroundings.print("Ask me something. /help says what else there is; Ctrl-D ends.")
        }
        defer { _ = speaker?.stop() }
        while let line = input.next() {
            _ = speaker?.stop()
            let text = line.trimmingBlanks
            if text.isEmpty { continue }
            guard text.hasPrefix("/") else {
                answer(text)
                continue
            }
            guard perform(String(text.dropFirst())) else { return }
        }
    }

    private mutating func answer(_ text: String) {
        let turn = conversation.ask(text)
        lastTurn = turn
        surroundings.print(turn.text ?? turn.reasonForSilence)
        speaker?.say(turn)
        // What comes out of a pipe would interrupt each answer before its first word.
        if surroundings.terminal == nil { speaker?.finish() }
    }

    /// Does what a line with a slash says; false where the conversation ends by it.
    private mutating func perform(_ name: String) -> Bool {
        switch ChatCommand(rawValue: name.lowercased()) {
        case .why:
            surroundings.write(lastTurn?.explanation ?? "Nothing has been answered yet.\n")
        case .forget:
            conversation.forget()
            lastTurn = nil
            surroundings.print("All is forgotten.")
        case .help:
            surroundings.print(ChatCommand.list)
        case .quit:
            return false
        case nil:
            surroundings.print("There is no /\(name). /help says what there is.")
        }
        return true
    }
}

extension String {
    fileprivate var trimmingBlanks: String {
        let start = drop(while: \.isWhitespace)
        let end = start.lastIndex { !$0.isWhitespace }
        return end.map { String(start[...$0]) } ?? ""
    }
}
