// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

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

    mutating func speak(_ part: TurnPart) -> [Effect] {
        guard let bubble = bubble(at: part) else {
            return speak(text(of: part), in: questionLanguage)
        }
        let words = bubble.spoken.isEmpty ? bubble.text : bubble.spoken
        return speak(words, in: bubble.language)
    }

    /// Reads an answer aloud.
    mutating func speakAnswer(_ id: Turn.ID) -> [Effect] {
        let bubbles = (conversation.turn(id)?.reply?.bubbles ?? []).filter { $0.due <= now }
        let words = bubbles.map { $0.spoken }.filter { !$0.isEmpty }.joined(separator: ". ")
        return words.isEmpty ? [] : speak(words, in: bubbles.first?.language ?? "")
    }

    private mutating func speak(_ words: String, in language: String) -> [Effect] {
        let before = stopSpeaking()
        let ticket = tickets.issue(.app(.speaking))
        speakingTicket = ticket
        let chosen = settings[.speechLanguage]
        let ofAnswer = language.isEmpty ? questionLanguage : language
        return before + [
            .speak(
                words,
                language: chosen.isEmpty ? ofAnswer : chosen,
                voice: settings[.voice],
                rate: settings.number(.speechRate),
                pitch: settings.number(.speechPitch),
                ticket: ticket
            )
        ]
    }

    mutating func stopSpeaking() -> [Effect] {
        guard speakingTicket != nil else { return [] }
        speakingTicket = nil
        return tickets.cancel { $0 == .app(.speaking) }
    }
}
