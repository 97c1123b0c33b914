// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView

// Searching: page by page from the latest back, while there is nothing better to do.
extension Conversation {
    /// How many pages are looked through at once.
    private static let pagesAtOnce = 16

    /// Begins to search; an empty text ends it.
    public mutating func search(_ text: String, _ tickets: inout Tickets) -> [Effect] {
        let effects = tickets.cancel { errand in
            guard case .conversation(let errand) = errand else { return false }
            switch errand {
            case .searching, .searchingIn: return true
            default: return false
            }
        }
        guard !text.isEmpty else {
            search = nil
            return effects
        }
        search = ConversationSearch(text)
        return effects + [.idle(tickets.issue(.conversation(.searching)))]
    }

    /// Goes to the next hit, or the one before; from none to the latest.
    ///
    /// Its page is read.
    public mutating func step(isForward: Bool, _ tickets: inout Tickets) -> [Effect] {
        guard let search, let last = search.hits.last else { return [] }
        var part = last
        if let number = search.number {
            let count = search.hits.count
            part = search.hits[(number - 1 + (isForward ? 1 : count - 1)) % count]
        }
        self.search?.current = part
        return load(part.turn, &tickets)
    }

    /// Looks through the next pages; those that are not in memory are read, and not kept.
    mutating func searchOn(_ tickets: inout Tickets) -> [Effect] {
        guard let search, !search.isDone else { return [] }
        var unread: [Turn.ID] = []
        var hits: [TurnPart] = []
        var count = 0
        var index =
            search.next.map { next in pages.firstIndex { $0.key >= next } ?? pages.count }
            ?? pages.count
        while index > 0, count < Conversation.pagesAtOnce {
            index -= 1
            count += 1
            if pages[index].isLoaded {
                hits += matches(pages[index].turns, search)
            } else if let key = pages[index].storedKey {
                unread.append(key)
            }
        }
        add(hits)
        self.search?.next = index < pages.count ? pages[index].key : nil
        if index == 0 { self.search?.next = 0 }
        guard unread.isEmpty else {
            let ticket = tickets.issue(.conversation(.searchingIn(unread)))
            return [.read(ticket, unread.map { TurnPage.prefix + TurnPage.name($0) })]
        }
        return goOn(&tickets)
    }

    /// Pages have been read in order to be looked through.
    mutating func search(
        in keys: [Turn.ID],
        _ value: PageValue,
        _ tickets: inout Tickets
    ) -> [Effect] {
        guard let search else { return [] }
        for index in keys.indices {
            guard let bytes = value[index].bytes, let turns = TurnPage.turns(bytes) else {
                continue
            }
            add(matches(turns, search))
        }
        return goOn(&tickets)
    }

    private mutating func goOn(_ tickets: inout Tickets) -> [Effect] {
        if search?.next == 0 {
            search?.isDone = true
            return []
        }
        return [.idle(tickets.issue(.conversation(.searching)))]
    }

    private func matches(_ turns: [Turn], _ search: ConversationSearch) -> [TurnPart] {
        turns.flatMap { turn in
            turn.parts(at: now)
                .filter { FoldedText(turn.text($0)).contains(search.needle) }
                .map { TurnPart(turn: turn.id, number: $0) }
        }
    }

    /// Hits of earlier pages come before those that are there.
    private mutating func add(_ hits: [TurnPart]) {
        guard !hits.isEmpty, let search else { return }
        self.search?.hits = (hits + search.hits).sorted { $0.isBefore($1) }
    }
}
