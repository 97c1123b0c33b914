// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

// Copying, sharing and reading aloud what was said.
extension App {
    /// The words of a message.
    func text(of part: TurnPart) -> String {
        conversation.turn(part.turn)?.text(part.number) ?? ""
    }

    mutating func copy(_ part: TurnPart) -> [Effect] {
        [.copy(text(of: part))] + say(.copied)
    }

    mutating func share(_ part: TurnPart) -> [Effect] {
        sharedText = text(of: part)
        return [.share(title: "Susi", text: sharedText, ticket: tickets.issue(.app(.sharing)))]
    }

    /// Has a message read aloud.
    mutating func speak(_ part: TurnPart) -> [Effect] {
        read(part.turn, action: part.bubble ?? 0, isAnswer: part.bubble != nil)
    }

    /// Has an answer read aloud, or only one of its actions.
    mutating func read(_ id: Turn.ID, action: Int?, isAnswer: Bool = true) -> [Effect] {
        guard let turn = conversation.turn(id) else { return [] }
        let reply = isAnswer ? turn.reply?.json.text() ?? "" : ""
        return tellVoice(.read(question: turn.text(0), reply: reply, action: action))
    }
}
