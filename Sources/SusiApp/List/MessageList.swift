// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// Which messages are in the document, how high they are, and where they are scrolled to.
///
/// The last row is the tail: what stands below all messages.
struct MessageList {
    /// Rows beyond those in sight that are in the document, on each side.
    static let overscan = 5
    /// How long a row that has just come springs in, in milliseconds.
    static let freshness: Int64 = 600

    private(set) var rows = VirtualList()
    /// How wide messages may be.
    private(set) var width = 0.0
    /// How many messages have come below what is in sight.
    private(set) var unseen = 0
    /// Messages that have just come, and when.
    private var fresh: [(part: TurnPart, since: Int64)] = []

    private(set) var measures = TextMeasures()
    private var missing = MissingTexts()
    /// What the page is being asked for, a list for each style.
    private var asked: [TextStyleName: MissingWidths] = [:]

    init() {
        rows.replaceAll([0])
    }

    /// Whether the page has told how large the list is.
    var isLaidOut: Bool { width > 0 }

    /// The row of the tail.
    var tail: Int { rows.count - 1 }

    /// The rows in the document.
    var mounted: Range<Int> {
        isLaidOut ? rows.visible(overscan: MessageList.overscan) : 0..<0
    }

    /// Whether a message has just come.
    func isFresh(_ part: TurnPart, at now: Int64) -> Bool {
        fresh.contains { $0.part == part && now - $0.since < MessageList.freshness }
    }
}

extension MessageList {
    /// The page tells how large the list is; true where all heights have to be computed anew.
    mutating func resize(width newWidth: Double, height: Double) -> Bool {
        rows.resizeWindow(to: height)
        guard newWidth > 0, newWidth != width else { return false }
        width = newWidth
        rows.doubtAll()
        return true
    }

    /// The list is in the document again.
    mutating func show() {
        rows.replaceWindow()
    }

    /// Who is this near to the end sees it.
    private static let reach = 24.0

    /// Somebody scrolls.
    mutating func scrolled(to top: Double) {
        rows.scrolled(to: top, reach: MessageList.reach)
        if rows.isAtEnd { unseen = 0 }
    }

    /// Heights have become others: what looked like a place before the end may be the end, as when
    /// rows are lower than they were thought to be and the browser scrolled as far as it could.
    mutating func noticeEnd() {
        let rest = rows.height - rows.windowHeight - rows.top
        if isLaidOut, !rows.isAtEnd, rest <= MessageList.reach { scrollToEnd() }
    }

    /// Goes to the latest message.
    mutating func scrollToEnd() {
        rows.scrollToEnd()
        unseen = 0
    }

    /// Goes to a message, which then stands a third below the top.
    mutating func scroll(to row: Int) {
        rows.scroll(to: row, below: rows.windowHeight / 3)
    }

    /// Where the page has to scroll to; nil where it is there.
    mutating func scrollNeeded() -> Double? {
        isLaidOut ? rows.scrollNeeded() : nil
    }

    /// All messages are others now.
    mutating func replaceAll(_ heights: [Double]) {
        let tailHeight = rows.height(of: tail)
        rows.replaceAll(heights + [tailHeight])
        unseen = 0
    }

    /// Messages have come before a row.
    mutating func insert(_ heights: [Double], at row: Int) {
        rows.insert(heights, at: min(max(0, row), tail))
    }

    /// Messages are gone.
    mutating func remove(_ range: Range<Int>) {
        rows.remove(range.clamped(to: 0..<tail))
    }

    /// A message has come at the end while the person looks on.
    mutating func noteArrival(_ part: TurnPart, at now: Int64) {
        fresh.removeAll { now - $0.since >= MessageList.freshness }
        fresh.append((part, now))
        if !rows.isAtEnd { unseen += 1 }
    }

    /// The page tells how high a row is.
    mutating func set(_ height: Double, of row: Int) {
        rows.set(height, of: row)
    }

    /// A row's height has been computed; true where it is another than before.
    ///
    /// What can only be guessed is settled as well, unless widths are still to come.
    mutating func settle(_ height: Double, isExact: Bool, of row: Int) -> Bool {
        rows.set(height, of: row, isExact: isExact || !isAsking && missing.isEmpty)
    }

    /// A row shows something else now, so its height has to be computed anew.
    mutating func doubt(_ row: Int) {
        rows.set(rows.height(of: row), of: row, isExact: false)
    }

    /// Whether the page is being asked for widths.
    var isAsking: Bool { !asked.isEmpty }
}

extension MessageList {
    /// How high a bubble is; what is not known of its text is noted.
    mutating func measure(
        _ body: (TextMeasures, inout MissingTexts) -> BubbleHeight
    ) -> BubbleHeight {
        body(measures, &missing)
    }

    /// Asks the page for widths that are not known.
    mutating func askForWidths(_ tickets: inout Tickets) -> [Effect] {
        guard !missing.isEmpty else { return [] }
        var effects: [Effect] = []
        var left = MissingTexts()
        for name in missing.wanted {
            if asked[name] == nil {
                asked[name] = missing[name]
                effects.append(missing[name].effect(tickets.issue(.measure(name))))
            } else {
                // It is asked for when the answer under way has come.
                left.lists[Int(name.rawValue)] = missing[name]
            }
        }
        missing = left
        return effects
    }

    /// The page has measured texts.
    mutating func learn(_ name: TextStyleName, _ answer: PageValue) {
        guard let list = asked.removeValue(forKey: name) else { return }
        measures.learn(list, answer)
    }
}
