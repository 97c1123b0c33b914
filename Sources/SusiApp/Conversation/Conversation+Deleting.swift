// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView
import SusiWire

// Messages are deleted, here or everywhere.
extension Conversation {
    /// Deletes a message on this device, or all of its turn everywhere.
    ///
    /// A question that waits is not sent any more.
    public mutating func delete(
        _ part: TurnPart,
        isEverywhere: Bool,
        _ asking: Asking,
        _ tickets: inout Tickets
    ) -> [Effect] {
        note(asking, at: now)
        guard let turn = turn(part.turn), !turn.isGone else { return [] }
        var effects: [Effect] = []
        if turn.stage == .asking {
            effects = tickets.cancel { $0 == .conversation(.asking(part.turn)) }
            if underWay == part.turn {
                underWay = nil
                sendsAfter = nil
            }
        }
        waiting.removeAll { $0 == part.turn }
        if isEverywhere, !turn.serverDate.isEmpty {
            let forgetting = ConversationState.Forgetting(
                date: turn.serverDate,
                query: turn.question
            )
            state.forgettings.append(forgetting)
            stateIsChanged = true
        }
        change(part.turn) {
            if isEverywhere || $0.stage != .answered {
                $0.erase()
            } else {
                $0.delete(part.number)
            }
        }
        if let turn = self.turn(part.turn), turn.isGone, turn.serverDate.isEmpty {
            remove(part.turn)
        }
        return effects + settle(&tickets)
    }

    /// Deletes everything on this device, or everywhere.
    public mutating func clear(
        isEverywhere: Bool,
        _ asking: Asking,
        at instant: Int64,
        _ tickets: inout Tickets
    ) -> [Effect] {
        note(asking, at: instant)
        // The server's clock may be ahead of ours.
        let latest = pages.map { $0.summary.latestOnServer }.max() ?? 0
        let effects = drop(&tickets)
        state.clearedTo = max(instant, latest)
        state.gaps = []
        if isEverywhere {
            state.forgettings = [ConversationState.Forgetting(date: "", query: "")]
        }
        memory.hasBegun = true
        stateIsChanged = true
        return effects + settle(&tickets)
    }

    /// Deletes everything on this device, as when the person logs out: the next one finds nothing.
    public mutating func leave(_ asking: Asking, _ tickets: inout Tickets) -> [Effect] {
        note(asking, at: now)
        let effects = drop(&tickets) + changePerson(&tickets)
        state = ConversationState()
        stateIsChanged = false
        return effects + settle(&tickets)
    }

    private mutating func drop(_ tickets: inout Tickets) -> [Effect] {
        pages = []
        damagedKeys = []
        hasDamagedState = false
        leftKeys = []
        leavesAll = true
        early = []
        waiting = []
        opinions = []
        isRating = false
        underWay = nil
        sendsAfter = nil
        incoming = []
        memory.batch = nil
        memory.sweep = nil
        memory.isFetching = false
        search = nil
        export = nil
        intake = nil
        reset()
        return tickets.cancel { errand in
            guard case .conversation(let errand) = errand else { return false }
            switch errand {
            case .asking, .rating, .feedback, .remembering, .searching, .searchingIn, .exporting,
                .exportingFrom, .importing, .loading:
                return true
            case .opening, .recalling, .keeping, .again, .due, .listening, .forgetting:
                return false
            }
        }
    }

    /// Tells the server what it has to forget, one thing after the other.
    mutating func forget(_ tickets: inout Tickets) -> [Effect] {
        // What the server is told has been written.
        guard hasBegun, !isForgetting, mayReach, !stateIsChanged,
            let next = state.forgettings.first
        else { return [] }
        isForgetting = true
        var form = Form()
        if next.date.isEmpty {
            form.append("all", "true")
        } else {
            form.append("date", next.date)
            form.append("query", next.query)
        }
        let ticket = tickets.issue(.conversation(.forgetting))
        return [post(ticket, "/susi/forget.json", form)]
    }

    /// The server has forgotten, or does not know how to.
    mutating func forgot(_ answer: FetchAnswer?, _ tickets: inout Tickets) -> [Effect] {
        isForgetting = false
        if let answer, answer.status == 429 || answer.status >= 500, answer.status != 501 {
            let seconds = answer.header("retry-after").flatMap { Double($0) }
            return tryAgain(after: seconds, &tickets)
        }
        if !state.forgettings.isEmpty { state.forgettings.removeFirst() }
        stateIsChanged = true
        return []
    }
}
