// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

/// A file of any kind taken into a conversation: it is taken or refused, the list follows, and what
/// was taken is known when it comes a second time.
func tryImport(_ input: [UInt8], _ outcome: inout TrialOutcome) {
    var desk = BareDesk()
    desk.begin { $0.open(&$1) }
    desk.take(input)
    outcome.note("\(desk.taken) new, \(desk.conversation.rowCount) rows")
    outcome.expect(desk.rows == desk.conversation.rowCount, "the list has as many rows")
    let rows = desk.conversation.rowCount
    desk.take(input)
    outcome.expect(desk.taken <= 0, "what was taken once is known")
    outcome.expect(desk.conversation.rowCount == rows, "no rows come twice")
}

/// A conversation on a device that keeps nothing and reaches nobody.
private struct BareDesk {
    var conversation = Conversation()
    var tickets = Tickets()
    /// How many rows a list has that follows the changes.
    var rows = 0
    /// How many questions of the last file were new; -1 where it was refused.
    var taken = -1

    mutating func take(_ file: [UInt8]) {
        taken = -1
        begin { $0.take(file: file, Asking(), at: 1_700_000_000_000, &$1) }
        for news in conversation.takeNews() {
            if case .imported(let count) = news { taken = count }
        }
    }

    mutating func begin(_ what: (inout Conversation, inout Tickets) -> [Effect]) {
        var effects = what(&conversation, &tickets)
        var place = 0
        while place < effects.count {
            follow()
            effects += answers(to: effects[place])
            place += 1
        }
        follow()
    }

    private mutating func answers(to effect: Effect) -> [Effect] {
        guard effect.kind != .timer, effect.kind != .fetch,
            case .conversation(let errand)? = tickets.redeem(effect.ticket)
        else { return [] }
        let now: Int64 = 1_700_000_000_000
        return conversation.answered(errand, .list([]), Asking(), at: now, &tickets)
    }

    private mutating func follow() {
        for change in conversation.takeChanges() {
            switch change {
            case .reset(let sketches): rows = sketches.count
            case .inserted(_, let sketches, _): rows += sketches.count
            case .removed(let removed): rows -= removed.count
            case .changed: break
            }
        }
    }
}
