// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiMind
import SusiView
import SusiWire

extension Desk {
    mutating func tried(
        _ message: WorkshopMessage,
        _ detail: EventDetail,
        _ bench: inout Bench
    ) -> [Effect] {
        switch message {
        case .questionTyped: tryOut.question = detail.text(.value)
        case .ask:
            guard let turn = tryOut.ask() else { return [.preventDefault] }
            let fields = TryOut.fields(
                turn.question,
                of: text.text,
                language: spoken,
                isAlone: tryOut.asksOnlyThis,
                bench
            )
            let ask = bench.ask(.asking(turn.id), "/susi/chat.json", fields, asGuest: true)
            return [.preventDefault, ask, .scroll(TryOut.logID, top: 1e7)]
        case .onlyThis: tryOut.asksOnlyThis = detail.isSet(.checked)
        case .trialResized:
            let width = detail.number(.clientWidth)
            if width > 0 { tryOut.width = width }
        case .forgetTrial: tryOut.forget()
        case .explain(let id): tryOut.change(id) { $0.isExplained.toggle() }
        case .bubble(let part, let message):
            tryOut.change(Int(truncatingIfNeeded: part.turn)) { turn in
                guard let index = part.bubble, turn.bubbles.indices.contains(index),
                    let bubble = turn.reply?.bubbles[index]
                else { return }
                // Nothing is fetched here but what the answer shows itself.
                var tickets = Tickets()
                _ = turn.bubbles[index].handle(message, detail, of: bubble, at: part, &tickets)
            }
        case .examine:
            _ = review(&bench)
            trial.begin(examples)
            return examineNext(&bench)
        default: break
        }
        return []
    }

    /// The server has answered something that was tried.
    mutating func answered(_ id: Int, _ value: PageValue, _ bench: inout Bench) -> [Effect] {
        let word = ServerReply(wordless: value)
        let now = bench.now
        let language = bench.language
        tryOut.change(id) { turn in
            guard case .accepted(let json) = word else {
                turn.trouble = word.trouble(in: language)?.sentence
                return
            }
            let reply = Reply(json, answered: now)
            turn.bubbles = reply.bubbles.map { _ in
                var state = BubbleState()
                state.answered(.preview, nil)
                return state
            }
            turn.reply = reply
        }
        return [.scroll(TryOut.logID, top: 1e7)]
    }

    /// Asks the next example, one after the other as they may build on each other.
    mutating func examineNext(_ bench: inout Bench) -> [Effect] {
        guard let number = trial.next else { return [] }
        let fields = TryOut.fields(
            trial.cases[number].example.query,
            of: text.text,
            language: spoken,
            isAlone: true,
            bench
        )
        return [bench.ask(.examining(number), "/susi/chat.json", fields, asGuest: true)]
    }

    mutating func examined(_ number: Int, _ value: PageValue, _ bench: inout Bench) -> [Effect] {
        let word = ServerReply(wordless: value)
        if case .accepted(let json) = word {
            let reply = Reply(json, answered: bench.now)
            var texts = reply.bubbles.map { $0.text }
            // The first text, as the skill's author wrote it.
            for action in reply.json["actions"]?.array ?? [] {
                if let text = action["expression"]?.string { texts.append(text) }
            }
            trial.note(number, reply.isFromTrial ? texts : nil)
        } else {
            trial.fail(number, word.trouble(in: bench.language)?.sentence ?? "")
        }
        return examineNext(&bench)
    }
}
