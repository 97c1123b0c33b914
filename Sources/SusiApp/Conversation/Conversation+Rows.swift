// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView

// What is shown: a flat list of messages, of which only those near what is seen are in memory.
extension Conversation {
    /// How many rows there are.
    public var rowCount: Int { starts.last ?? 0 }

    /// Which message a row shows; nil where its page is not read, or there is no such row.
    public func row(at index: Int) -> TurnPart? {
        guard let page = pageOfRow(index) else { return nil }
        let place = index - starts[page]
        return pages[page].rows.indices.contains(place) ? pages[page].rows[place] : nil
    }

    /// A turn; nil where its page is not read, or there is no such turn.
    public func turn(_ id: Turn.ID) -> Turn? {
        guard let place = place(of: id) else { return nil }
        return pages[place.page].turns[place.index]
    }

    /// The row of a message; nil where its page is not read, or it is not shown.
    public func index(of part: TurnPart) -> Int? {
        guard let page = page(of: part.turn) else { return nil }
        let rows = pages[page].rows(of: part.turn)
        guard let row = rows.first(where: { pages[page].rows[$0].number == part.number }) else {
            return nil
        }
        return starts[page] + row
    }

    /// What was asked last; nil where nothing was.
    public var lastQuestion: String? {
        pages.last?.turns.last { !$0.question.isEmpty }?.question
    }

    /// When the question of the row before a row was asked; nil where there is none.
    public func date(before index: Int) -> Int64? {
        guard index > 0, let page = pageOfRow(index - 1) else { return nil }
        guard let part = row(at: index - 1) else { return pages[page].summary.last }
        return turn(part.turn)?.asked
    }

    /// What is known of a row in any case.
    public func sketch(of index: Int) -> RowSketch? {
        guard let page = pageOfRow(index) else { return nil }
        let place = index - starts[page]
        let sketch = pages[page].summary.sketch
        return sketch.indices.contains(place) ? RowSketch(raw: sketch[place]) : nil
    }

    /// Reads the pages of these rows and of a few around them that are not in memory.
    public mutating func pages(near rows: Range<Int>, _ tickets: inout Tickets) -> [Effect] {
        let first = pageOfRow(max(0, rows.lowerBound - 40))
        let last = pageOfRow(min(rowCount - 1, rows.upperBound + 40))
        guard isOpen, let first, let last, first <= last else { return [] }
        return load(Array(first...last), &tickets)
    }

    /// Reads the page of a turn, for jumping there; nothing where it is in memory.
    public mutating func load(_ id: Turn.ID, _ tickets: inout Tickets) -> [Effect] {
        guard let page = page(of: id) else { return [] }
        return load([page], &tickets)
    }

    /// The page that a row belongs to.
    func pageOfRow(_ index: Int) -> Int? {
        guard index >= 0, index < rowCount else { return nil }
        var low = 0
        var high = pages.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= index { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The last page that begins not later than a turn.
    func page(of id: Turn.ID) -> Int? {
        var low = 0
        var high = pages.count
        while low < high {
            let middle = (low + high) / 2
            if pages[middle].key <= id { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// Where a turn is.
    func place(of id: Turn.ID) -> (page: Int, index: Int)? {
        guard let page = page(of: id), let index = pages[page].index(of: id) else { return nil }
        return (page, index)
    }
}

// Rows that come, go and change.
extension Conversation {
    /// Changes a turn and notes how its rows change.
    mutating func change(_ id: Turn.ID, isLive: Bool = true, _ change: (inout Turn) -> Void) {
        guard let place = place(of: id) else { return }
        change(&pages[place.page].turns[place.index])
        pages[place.page].isChanged = true
        follow(place.page, changing: id, isLive: isLive)
    }

    /// Finds out what rows a page has now, and notes what differs.
    mutating func follow(_ page: Int, changing id: Turn.ID? = nil, isLive: Bool) {
        let before = pages[page].rows
        pages[page].summarize(at: now)
        let after = pages[page].rows
        note(before, after, sketch: pages[page].summary.sketch, from: starts[page], isLive: isLive)
        if after.count != before.count { countRows(from: page) }
        guard let id else { return }
        let rows = pages[page].rows(of: id)
        if !rows.isEmpty {
            changes.append(
                .changed(starts[page] + rows.lowerBound..<starts[page] + rows.upperBound)
            )
        }
    }

    /// Notes how one list of rows becomes another; both are in order.
    private mutating func note(
        _ before: [TurnPart],
        _ after: [TurnPart],
        sketch: [UInt8],
        from start: Int,
        isLive: Bool
    ) {
        var old = 0
        var new = 0
        while old < before.count || new < after.count {
            if old < before.count, new < after.count, before[old] == after[new] {
                old += 1
                new += 1
                continue
            }
            var end = old
            while end < before.count, new >= after.count || before[end].isBefore(after[new]) {
                end += 1
            }
            if end > old {
                noteRemoved(start + new..<start + new + end - old)
                old = end
                continue
            }
            end = new
            while end < after.count, old >= before.count || after[end].isBefore(before[old]) {
                end += 1
            }
            noteInserted(start + new, sketch[new..<end].map { RowSketch(raw: $0) }, isLive)
            new = end
        }
    }

    mutating func noteRemoved(_ rows: Range<Int>) {
        if !rows.isEmpty { changes.append(.removed(rows)) }
    }

    /// What comes beside what came just before is told together with it.
    mutating func noteInserted(_ row: Int, _ sketches: [RowSketch], _ isLive: Bool) {
        guard !sketches.isEmpty else { return }
        if case .inserted(let first, let others, let wasLive)? = changes.last, wasLive == isLive,
            first <= row, row <= first + others.count
        {
            var all = others
            all.insert(contentsOf: sketches, at: row - first)
            changes[changes.count - 1] = .inserted(first, all, isLive: isLive)
        } else {
            changes.append(.inserted(row, sketches, isLive: isLive))
        }
    }

    /// Counts the rows anew from a page on.
    mutating func countRows(from page: Int = 0) {
        starts.removeLast(max(0, starts.count - page - 1))
        var count = starts.last ?? 0
        for page in pages[min(page, pages.count)...] {
            count += page.rowCount
            starts.append(count)
        }
    }

    /// All rows are others.
    mutating func reset() {
        countRows()
        let sketches = pages.flatMap { $0.summary.sketch.map { RowSketch(raw: $0) } }
        changes = [.reset(sketches)]
    }
}

extension TurnPart {
    /// Whether it stands before another.
    func isBefore(_ other: TurnPart) -> Bool {
        turn == other.turn ? number < other.number : turn < other.turn
    }
}
