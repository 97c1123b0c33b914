// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// What follows from every event: the list keeps up with the conversation, and what has to be kept
// is written.
extension App {
    mutating func follow() -> [Effect] {
        var effects = takeNews()
        takeChanges()
        effects += greet()
        effects += goToMatch()
        measureMounted()
        list.noticeEnd()
        effects += conversation.pages(near: list.mounted, &tickets)
        effects += list.askForWidths(&tickets)
        effects += refineWhenIdle()
        effects += firstSights()
        if let top = list.scrollNeeded() { effects.append(.scroll("log", top: top)) }
        return effects + keep()
    }

    /// The list takes over what has changed in the conversation.
    private mutating func takeChanges() {
        for change in conversation.takeChanges() {
            switch change {
            case .reset(let sketches):
                list.replaceAll(sketches.map { estimate($0) })
            case .inserted(let row, let sketches, let isLive):
                list.insert(sketches.map { estimate($0) }, at: row)
                guard isLive else { continue }
                for index in row..<row + sketches.count { arrive(index) }
            case .removed(let rows): list.remove(rows)
            case .changed(let rows):
                for row in rows { list.doubt(row) }
            }
        }
    }

    /// How high a row probably is whose page has not been read.
    private func estimate(_ sketch: RowSketch) -> Double {
        sketch.height(width: list.isLaidOut ? list.width : 360) + RowMetrics.usualExtraHeight
    }

    /// A message has come while the person looks on.
    private mutating func arrive(_ row: Int) {
        guard let part = conversation.row(at: row) else { return }
        list.noteArrival(part, at: now)
    }

    /// Computes the heights of all rows in the document whose heights are estimates.
    private mutating func measureMounted() {
        guard list.isLaidOut else { return }
        // Better heights may bring further rows into the document.
        for _ in 0..<4 {
            let rows = list.mounted.filter { $0 != list.tail && !list.rows.isExact($0) }
            var hasChanged = false
            for row in rows { hasChanged = measure(row) || hasChanged }
            if !hasChanged { break }
        }
    }

    /// Computes a row's height; true where it is another than before.
    private mutating func measure(_ row: Int) -> Bool {
        guard let facts = facts(of: row) else { return false }
        let space = space
        let states = bubbles
        let bubble = list.measure { measures, missing in
            facts.bubbleHeight(in: space, states[facts.part], measures, &missing)
        }
        let height = max(bubble.height, RowMetrics.leastHeight) + facts.extraHeight
        return list.settle(height, isExact: bubble.isExact, of: row)
    }

    /// What rows show beside their bubbles; nil where their page has not been read.
    func facts(of row: Int) -> RowFacts? {
        guard let part = conversation.row(at: row), let turn = conversation.turn(part.turn) else {
            return nil
        }
        let before = row > 0 ? conversation.row(at: row - 1) : nil
        let after = conversation.row(at: row + 1)
        let turnBefore = before.flatMap { conversation.turn($0.turn) }
        let startsDay = turnBefore.map { time.day($0.asked) != time.day(turn.asked) } ?? true
        let changesSide = before.map { ($0.bubble == nil) != (part.bubble == nil) } ?? true
        return RowFacts(
            part: part,
            turn: turn,
            startsDay: startsDay && before?.turn != part.turn,
            startsGroup: changesSide || startsDay,
            endsTurn: part.bubble != nil && after?.turn != part.turn
        )
    }

    /// What bubbles need to know of their surroundings.
    var space: BubbleSpace {
        var space = BubbleSpace(width: list.width, now: now)
        space.language = language
        space.minutesFromUTC = surroundings.minutesFromUTC
        space.origin = origin
        return space
    }

    /// Asks to be told when there is nothing better to do, while heights near what is in sight are
    /// only estimates.
    private mutating func refineWhenIdle() -> [Effect] {
        guard !isRefining, rowToRefine != nil else { return [] }
        isRefining = true
        return [.idle(tickets.issue(.app(.refining)))]
    }

    /// Computes some heights near what is in sight.
    mutating func refine() {
        isRefining = false
        for _ in 0..<40 {
            guard let row = rowToRefine else { return }
            _ = measure(row)
            // What is missing has been noted; the rest waits for it.
            guard list.rows.isExact(row) else { return }
        }
    }

    private var rowToRefine: Int? {
        guard list.isLaidOut, !list.isAsking, let row = list.rows.nextEstimate(within: 120),
            row != list.tail, facts(of: row) != nil
        else { return nil }
        return row
    }
}
