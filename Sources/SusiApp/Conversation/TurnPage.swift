// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// Turns that lie one after the other and are stored together.
struct TurnPage: Sendable {
    /// How many turns a page holds, and from how many bytes on it takes no more at its end.
    static let mostTurns = 64
    static let mostBytes = 128 << 10

    /// Not later than its first turn, and later than the last one of the page before.
    var key: Turn.ID
    /// The key under which it is stored; nil where it is not.
    var storedKey: Turn.ID?
    /// What is known of it in any case.
    var summary = PageSummary()
    /// The turns in their order, where they are read.
    var turns: [Turn] = []
    /// The rows of the turns, where they are read.
    var rows: [TurnPart] = []
    /// Whether the turns are here.
    var isLoaded = false
    /// Whether they are being read.
    var isLoading = false
    /// How often it could not be read.
    var failures = 0
    static let mostFailures = 3
    /// Whether it differs from what is stored, or being stored.
    var isChanged = false
    /// How many bytes were stored.
    var bytes = 0
    /// The larger, the later it was of use.
    var use: UInt32 = 0

    /// A new page without turns.
    init(key: Turn.ID) {
        self.key = key
        isLoaded = true
    }

    /// A page that is stored.
    init(key: Turn.ID, summary: PageSummary) {
        self.key = key
        storedKey = key
        self.summary = summary
    }

    /// How many rows it has.
    var rowCount: Int { isLoaded ? rows.count : summary.sketch.count }

    /// Whether further turns at its end belong into a new page.
    var isFull: Bool { summary.turns >= TurnPage.mostTurns || bytes >= TurnPage.mostBytes }

    /// Where a turn is among its turns.
    func index(of id: Turn.ID) -> Int? {
        let index = place(of: id)
        return index < turns.count && turns[index].id == id ? index : nil
    }

    /// Where a turn is or would be among its turns.
    func place(of id: Turn.ID) -> Int {
        var low = 0
        var high = turns.count
        while low < high {
            let middle = (low + high) / 2
            if turns[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The rows of a turn, or the place where they would be.
    func rows(of id: Turn.ID) -> Range<Int> {
        let first = rows.firstIndex { $0.turn >= id } ?? rows.count
        let end = rows[first...].firstIndex { $0.turn > id } ?? rows.count
        return first..<end
    }

    /// Finds out anew what rows there are and what there is to say about it.
    mutating func summarize(at instant: Int64) {
        rows = turns.flatMap { turn in
            turn.parts(at: instant).map { TurnPart(turn: turn.id, number: $0) }
        }
        summary = PageSummary(turns, rows: rows, at: instant)
    }

    /// Forgets the turns; they are stored.
    mutating func unload() {
        turns = []
        rows = []
        isLoaded = false
    }
}

// Keys of records.
extension TurnPage {
    /// What all pages' keys begin with, and all summaries'; a page and its summary end alike.
    static let prefix = "page/"
    static let summaryPrefix = "sketch/"

    /// The end of a record's key: twelve digits of the time, four of the number within it.
    static func name(_ key: Turn.ID) -> String {
        let digits = String(key, radix: 16)
        let padded = String(repeating: "0", count: max(0, 16 - digits.utf8.count)) + digits
        return "\(padded.prefix(12))/\(padded.dropFirst(12))"
    }

    /// The key of a page that a record's key names; nil where it names none.
    static func key(_ text: String, prefix: String) -> Turn.ID? {
        let bytes = Array(text.utf8.dropFirst(prefix.utf8.count))
        guard bytes.count == 17, bytes[12] == 0x2F else { return nil }
        return UInt64(String(decoding: bytes[..<12] + bytes[13...], as: UTF8.self), radix: 16)
    }

    /// The range of one key.
    static func range(_ prefix: String, _ key: Turn.ID) -> (from: String, to: String) {
        let name = prefix + name(key)
        return (name, name + "0")
    }
}

extension TurnPage {
    /// The first text behind all that begin with a prefix that ends with a slash.
    static func end(_ prefix: String) -> String {
        String(prefix.dropLast()) + "0"
    }
}
