// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// Pages come into memory and leave it; turns find their page.
extension Conversation {
    /// How many pages stay in memory beside those that are needed.
    static let mostLoaded = 40

    /// Reads pages, named by their places, that are not in memory.
    mutating func load(_ places: [Int], _ tickets: inout Tickets) -> [Effect] {
        var keys: [Turn.ID] = []
        for page in places where pages.indices.contains(page) {
            use += 1
            pages[page].use = use
            guard !pages[page].isLoaded, !pages[page].isLoading,
                let key = pages[page].storedKey
            else { continue }
            pages[page].isLoading = true
            keys.append(key)
        }
        guard !keys.isEmpty else { return [] }
        let ticket = tickets.issue(.conversation(.loading(keys)))
        return [.read(ticket, keys.map { TurnPage.prefix + TurnPage.name($0) })]
    }

    /// Pages have been read.
    mutating func loaded(_ keys: [Turn.ID], _ value: PageValue) {
        for (index, key) in keys.enumerated() {
            guard let page = pages.firstIndex(where: { $0.storedKey == key && $0.isLoading }) else {
                continue
            }
            pages[page].isLoading = false
            let record = value[index].bytes ?? []
            if let turns = TurnPage.turns(record) {
                take(turns, bytes: record.count, as: page)
            } else {
                setAside(page)
            }
        }
        unload()
    }

    /// Pages could not be read just now: they are tried again when they are needed.
    mutating func notLoaded(_ keys: [Turn.ID]) {
        hasFailedToKeep = true
        for page in pages.indices.reversed() {
            guard pages[page].isLoading, let key = pages[page].storedKey, keys.contains(key) else {
                continue
            }
            pages[page].isLoading = false
            pages[page].failures += 1
            if pages[page].failures >= TurnPage.mostFailures { setAside(page) }
        }
    }

    /// What was read becomes a page's content; its rows may be others than was thought.
    private mutating func take(_ turns: [Turn], bytes: Int, as page: Int) {
        let sketch = pages[page].summary.sketch
        let due = pages[page].summary.nextDue
        pages[page].turns = turns
        pages[page].isLoaded = true
        pages[page].bytes = bytes
        pages[page].summarize(at: now)
        let rows = pages[page].rows
        if pages[page].summary.sketch != sketch {
            pages[page].isChanged = true
            if rows.count != sketch.count {
                let start = starts[page]
                noteRemoved(start..<start + sketch.count)
                countRows(from: page)
                let sketches = pages[page].summary.sketch.map { RowSketch(raw: $0) }
                noteInserted(start, sketches, false)
            }
        }
        if due != 0, due <= now { announce(page, from: due) }
        for turn in turns { notice(turn) }
    }

    /// A page that cannot be read is left on disk and not shown.
    private mutating func setAside(_ page: Int) {
        if let key = pages[page].storedKey { damagedKeys.insert(key) }
        let rows = starts[page]..<starts[page + 1]
        pages.remove(at: page)
        noteRemoved(rows)
        countRows(from: page)
    }

    /// What is unfinished in a turn that was read is taken up again.
    private mutating func notice(_ turn: Turn) {
        switch turn.stage {
        case .waiting, .asking:
            guard turn.id != underWay, !waiting.contains(turn.id) else { break }
            if turn.stage == .asking { change(turn.id) { $0.stage = .waiting } }
            waiting.append(turn.id)
            waiting.sort()
        case .answered, .failed: break
        }
        if turn.owesOpinion, !opinions.contains(turn.id) { opinions.append(turn.id) }
    }

    /// Forgets pages that have not been of use for the longest time and can be read again.
    mutating func unload() {
        guard writes.isEmpty else { return }
        var loaded = pages.indices.filter { index in
            let page = pages[index]
            return page.isLoaded && !page.isChanged && page.storedKey != nil
                && !page.summary.isUnfinished && index != pages.count - 1
        }
        guard loaded.count > Conversation.mostLoaded else { return }
        loaded.sort { pages[$0].use < pages[$1].use }
        for page in loaded.dropLast(Conversation.mostLoaded) { pages[page].unload() }
    }

    /// An identity for a turn of that time which no other has; later than all others where nothing
    /// is said of its place.
    mutating func newID(at instant: Int64, isLast: Bool) -> Turn.ID {
        var id = Conversation.firstID(at: instant)
        if isLast, let last = lastID, last >= id { id = last + 1 }
        while damagedKeys.contains(id) || place(of: id) != nil { id += 1 }
        return id
    }

    /// The least identity of a turn of that time.
    static func firstID(at instant: Int64) -> Turn.ID {
        let latest: Int64 = (1 << 47) - 1
        return UInt64(min(max(instant, 1), latest)) << 16
    }

    /// The last turn of all.
    var lastID: Turn.ID? {
        guard let page = pages.last else { return nil }
        return max(page.key, page.isLoaded ? page.turns.last?.id ?? 0 : page.summary.lastTurn)
    }

    /// The page into which a turn of that identity belongs; nil where it gets one of its own.
    func home(of id: Turn.ID) -> Int? {
        guard let page = page(of: id) else {
            return pages.isEmpty || pages[0].isFull ? nil : 0
        }
        let isBehind = id > max(pages[page].key, pages[page].summary.lastTurn)
        // Between two pages a new one begins as well.
        return isBehind && pages[page].isFull ? nil : page
    }

    /// Puts a turn where it belongs; its home has to be in memory.
    mutating func insert(_ turn: Turn, isLive: Bool) {
        let page: Int
        if let home = home(of: turn.id) {
            page = home
        } else {
            page = self.page(of: turn.id).map { $0 + 1 } ?? 0
            pages.insert(TurnPage(key: turn.id), at: page)
            countRows(from: page)
        }
        guard pages[page].isLoaded else { return }
        use += 1
        pages[page].use = use
        pages[page].key = min(pages[page].key, turn.id)
        pages[page].turns.insert(turn, at: pages[page].place(of: turn.id))
        pages[page].isChanged = true
        follow(page, isLive: isLive)
        if pages[page].turns.count > TurnPage.mostTurns { split(page) }
    }

    private mutating func split(_ page: Int) {
        let half = pages[page].turns.count / 2
        let moved = Array(pages[page].turns[half...])
        guard let first = moved.first else { return }
        var second = TurnPage(key: first.id)
        second.turns = moved
        second.isChanged = true
        second.use = pages[page].use
        second.summarize(at: now)
        pages[page].turns.removeLast(moved.count)
        pages[page].bytes /= 2
        pages[page].summarize(at: now)
        pages.insert(second, at: page + 1)
        countRows(from: page)
    }

    /// Takes a turn away without a trace.
    mutating func remove(_ id: Turn.ID) {
        guard let place = place(of: id) else { return }
        waiting.removeAll { $0 == id }
        opinions.removeAll { $0 == id }
        pages[place.page].turns.remove(at: place.index)
        pages[place.page].isChanged = true
        follow(place.page, isLive: false)
    }
}
