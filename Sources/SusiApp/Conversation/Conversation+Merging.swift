// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// What was asked elsewhere finds its place, and what is known already is not doubled.
extension Conversation {
    /// By how many milliseconds the clocks of device and server may differ.
    private static let tolerance: Int64 = 120_000

    /// Takes over what came from elsewhere, as far as the pages that it needs are in memory.
    mutating func merge(_ tickets: inout Tickets) -> [Effect] {
        var taken = 0
        defer { incoming.removeFirst(taken) }
        while taken < incoming.count {
            let next = incoming[taken]
            // It may be the answer that is on its way.
            if next.source != .file, let underWay, let turn = turn(underWay),
                sameBytes(turn.question, next.turn.question)
            {
                return []
            }
            let needed = pages(near: next.time)
            let missing = needed.filter { !pages[$0].isLoaded }
            guard missing.isEmpty else { return load(missing, &tickets) }
            take(next, among: needed)
            taken += 1
        }
        return []
    }

    /// The pages in which a turn of that time may be, and the one into which it belongs.
    private func pages(near time: Int64) -> [Int] {
        let first = Conversation.firstID(at: time)
        let home = home(of: first)
        let asked = time - Conversation.tolerance...time + Conversation.tolerance
        return pages.indices.filter { index in
            let page = pages[index].summary
            return index == home
                || page.first <= asked.upperBound && page.last >= asked.lowerBound
                || page.earliestOnServer <= time && page.latestOnServer >= time
                || page.turns == 0
                // Two questions of one millisecond may lie on two pages.
                || pages[index].key >> 16 == first >> 16
        }
    }

    private mutating func take(_ next: Incoming, among pages: [Int]) {
        if next.source != .file, next.time <= state.clearedTo { return }
        for page in pages {
            for turn in self.pages[page].turns where isSame(turn, next) {
                return complete(turn, with: next)
            }
        }
        var turn = next.turn
        turn.id = newID(at: next.time, isLast: false)
        insert(turn, isLive: next.source == .device)
        if next.source == .device { news.append(.heard(turn.id)) }
        if next.source == .file { intake?.new += 1 }
        if turn.owesOpinion, !opinions.contains(turn.id) { opinions.append(turn.id) }
    }

    /// Whether a turn is what comes from elsewhere.
    private func isSame(_ turn: Turn, _ next: Incoming) -> Bool {
        if turn.isGone { return turn.serverTime == next.time }
        guard sameBytes(turn.question, next.turn.question) else { return false }
        if let time = turn.serverTime, !next.turn.serverDate.isEmpty { return time == next.time }
        if next.source == .file { return turn.asked == next.turn.asked }
        // Ours, whose answer was lost on its way.
        guard turn.sent != 0, turn.serverDate.isEmpty else { return false }
        let tolerance = Conversation.tolerance
        return (turn.sent - tolerance...turn.sent + tolerance).contains(next.time)
    }

    /// A turn is known already; what it lacks is taken over.
    private mutating func complete(_ turn: Turn, with next: Incoming) {
        if turn.isGone {
            // Who takes in a file wants back what is in it.
            guard next.source == .file, !next.turn.isGone else { return }
            let id = turn.id
            change(id, isLive: false) {
                $0 = next.turn
                $0.id = id
            }
            intake?.new += 1
            return
        }
        guard turn.serverDate.isEmpty, turn.id != underWay, next.turn.reply != nil else { return }
        waiting.removeAll { $0 == turn.id }
        change(turn.id) {
            $0.stage = .answered
            $0.answered = next.turn.answered
            $0.serverDate = next.turn.serverDate
            $0.account = next.turn.account
            if $0.reply == nil { $0.reply = next.turn.reply }
        }
        if next.source != .file { news.append(.answered(turn.id)) }
    }
}
