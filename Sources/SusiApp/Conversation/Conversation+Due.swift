// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// Planned answers come when they are due.
extension Conversation {
    /// The longest time that is waited at once, in milliseconds.
    private static let longestWait: Int64 = 60 * 60 * 1000

    /// Shows what is due.
    mutating func becomeDue(_ tickets: inout Tickets) -> [Effect] {
        var missing: [Int] = []
        for page in pages.indices {
            let due = pages[page].summary.nextDue
            guard due != 0, due <= now else { continue }
            guard pages[page].isLoaded else {
                missing.append(page)
                continue
            }
            follow(page, isLive: true)
            pages[page].isChanged = true
            announce(page, from: due)
        }
        return missing.isEmpty ? [] : load(missing, &tickets)
    }

    /// Tells which parts of a page have become due since a time.
    mutating func announce(_ page: Int, from first: Int64) {
        for turn in pages[page].turns {
            guard let bubbles = turn.reply?.bubbles else { continue }
            for number in turn.parts(at: now) where number > 0 {
                let bubble = bubbles[number - 1]
                guard bubble.isPlanned, (first...max(first, now)).contains(bubble.due) else {
                    continue
                }
                news.append(.due(TurnPart(turn: turn.id, number: number)))
            }
        }
    }

    /// Asks to be told when the next is due.
    mutating func waitForDue(_ tickets: inout Tickets) -> [Effect] {
        var next = Int64.max
        for page in pages {
            let due = page.summary.nextDue
            if due != 0 { next = min(next, due) }
        }
        // What is due already waits for its page.
        guard next != .max, next > now, dueTimer.map({ $0.at > next }) ?? true else { return [] }
        var effects: [Effect] = []
        if let dueTimer {
            _ = tickets.redeem(dueTimer.ticket)
            effects.append(.cancel(dueTimer.ticket))
        }
        let wait = min(next - now, Conversation.longestWait)
        let ticket = tickets.issue(.conversation(.due))
        dueTimer = (ticket, now + wait)
        return effects + [.timer(ticket, milliseconds: Double(wait))]
    }
}
