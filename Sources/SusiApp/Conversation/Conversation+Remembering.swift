// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

// What the account remembers is fetched, from the latest back to what is known.
extension Conversation {
    /// How many questions are asked for at once; servers give as many as they like.
    private static let most = 100

    /// Fetches the next stretch.
    mutating func remember(_ tickets: inout Tickets) -> [Effect] {
        var effects = finishBatch(&tickets)
        guard hasBegun, circumstances.token != nil, mayReach, !memory.isRefused,
            !memory.isFetching, memory.batch == nil, incoming.isEmpty
        else { return effects }
        beginWalk()
        guard let gap = state.gaps.last else { return effects }
        memory.isFetching = true
        var address = "\(circumstances.server)/susi/memory.json?cognitions=\(Conversation.most)"
        if !gap.from.isEmpty { address += "&date=" + PercentCoding.encoded(gap.from) }
        let ticket = tickets.issue(.conversation(.remembering))
        effects.append(.fetch(ticket, address, headers: headers, milliseconds: 30_000))
        return effects
    }

    /// Notes what has to be fetched.
    private mutating func beginWalk() {
        if !sameAccount {
            let forgettings = state.account.isEmpty ? state.forgettings : []
            state = ConversationState()
            state.account = circumstances.account
            state.forgettings = forgettings
            stateIsChanged = true
        }
        guard !memory.hasBegun || memory.isNeeded || memory.hasToCompare else { return }
        let compares = memory.hasToCompare
        memory.hasBegun = true
        memory.isNeeded = false
        memory.hasToCompare = false
        if compares { state.gaps = [] }
        // A walk that had not got anywhere is begun anew.
        state.gaps.removeAll { $0.from.isEmpty }
        let end = compares ? 0 : state.fetchedTo
        state.gaps.append(
            ConversationState.Gap(from: "", to: end, compares: compares, last: lastID ?? 0)
        )
    }

    private var sameAccount: Bool {
        sameBytes(state.account, circumstances.account)
    }

    /// The server has told what it remembers.
    mutating func remembered(_ answer: FetchAnswer?, _ tickets: inout Tickets) -> [Effect] {
        memory.isFetching = false
        guard let answer else { return tryAgain(&tickets) }
        switch answer.status {
        case 200...299: break
        case 408, 429, 502, 503, 504:
            let seconds = answer.header("retry-after").flatMap { Double($0) }
            return tryAgain(after: seconds, &tickets)
        default:
            if answer.status == 401 { news.append(.loggedOut) }
            return giveUpMemory()
        }
        reach.succeed()
        guard let json = try? JSON(parsing: answer.body),
            let cognitions = json["cognitions"]?.array
        else { return giveUpMemory() }
        // A token that has ended is not refused: it makes a guest, whose memory is another (Q3).
        guard isOfAccount(json) else {
            news.append(.loggedOut)
            return giveUpMemory()
        }
        let mark = Conversation.mark(circumstances.account)
        var batch = MemoryWalk.Batch()
        batch.remaining = json["cognitions_remaining"]?.int64 ?? 0
        for cognition in cognitions {
            guard let next = Incoming(cognition: cognition, account: mark, from: .memory) else {
                continue
            }
            if batch.times.isEmpty || next.time < batch.oldestTime {
                batch.oldest = next.turn.serverDate
                batch.oldestTime = next.time
            }
            batch.newestTime = max(batch.newestTime, next.time)
            batch.times.insert(next.time)
            incoming.append(next)
        }
        memory.batch = batch
        return []
    }

    /// The server does not tell; questions are sent all the same.
    private mutating func giveUpMemory() -> [Effect] {
        memory.isRefused = true
        memory.isFresh = true
        return []
    }

    /// All of an answer is merged: what is left to fetch is noted.
    private mutating func finishBatch(_ tickets: inout Tickets) -> [Effect] {
        guard let batch = memory.batch, incoming.isEmpty else { return [] }
        if memory.sweep == nil, let gap = state.gaps.last, gap.compares {
            memory.sweep = sweep(gap, batch)
        }
        if memory.sweep != nil {
            let effects = sweepOn(&tickets)
            guard memory.sweep == nil else { return effects }
        }
        memory.batch = nil
        guard var gap = state.gaps.popLast() else { return [] }
        stateIsChanged = true
        if gap.from.isEmpty {
            memory.isFresh = true
            state.fetchedTo = max(state.fetchedTo, batch.newestTime)
        }
        let isAtEnd = batch.remaining <= 0 || batch.oldestTime <= gap.to
        let isStuck = sameBytes(batch.oldest, gap.from)
        if batch.times.isEmpty, !gap.from.isEmpty, memory.restarts < 3 {
            // The question to go on from has been forgotten meanwhile.
            memory.restarts += 1
            gap.from = ""
            state.gaps.append(gap)
        } else if !isAtEnd, !isStuck {
            gap.from = batch.oldest
            state.gaps.append(gap)
        }
        return []
    }
}

// What was forgotten elsewhere is forgotten here.
extension Conversation {
    private func sweep(
        _ gap: ConversationState.Gap,
        _ batch: MemoryWalk.Batch
    ) -> MemoryWalk.Sweep? {
        let isEmptyMiddle = batch.times.isEmpty && !gap.from.isEmpty
        guard !isEmptyMiddle else { return nil }
        let end = gap.from.isEmpty ? .max : ServerDate.milliseconds(gap.from) ?? 0
        let start = batch.remaining <= 0 ? 0 : batch.oldestTime
        guard start <= end else { return nil }
        return MemoryWalk.Sweep(times: start...end, remembered: batch.times, last: gap.last)
    }

    /// Looks through the pages of that time, as far as they are in memory.
    private mutating func sweepOn(_ tickets: inout Tickets) -> [Effect] {
        guard var sweep = memory.sweep else { return [] }
        let mark = Conversation.mark(circumstances.account)
        while let page = nextPage(of: sweep) {
            guard pages[page].isLoaded else {
                memory.sweep = sweep
                return load(Array(page..<min(page + 8, pages.count)), &tickets)
            }
            sweep.done = pages[page].key
            for turn in pages[page].turns where turn.account == mark && turn.id <= sweep.last {
                guard let time = turn.serverTime, sweep.times.contains(time),
                    !sweep.remembered.contains(time)
                else { continue }
                remove(turn.id)
            }
        }
        memory.sweep = nil
        return []
    }

    private func nextPage(of sweep: MemoryWalk.Sweep) -> Int? {
        pages.indices.first { index in
            let page = pages[index]
            guard page.key > sweep.done, page.summary.latestOnServer > 0 else { return false }
            return page.summary.latestOnServer >= sweep.times.lowerBound
                && page.summary.earliestOnServer <= sweep.times.upperBound
        }
    }
}
