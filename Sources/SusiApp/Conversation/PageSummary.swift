// Susi. SPDX-License-Identifier: Apache-2.0

/// What is known of a page while it is not read: stored beside it, in a record of its own.
struct PageSummary: Equatable, Sendable {
    /// The version of these records, their first byte.
    static let version: UInt8 = 1

    /// When the first and the last of its questions were asked.
    var first: Int64 = 0
    var last: Int64 = 0
    /// The earliest and the latest of the server's times; 0 where there is none.
    var earliestOnServer: Int64 = 0
    var latestOnServer: Int64 = 0
    /// When the next planned bubble is due; 0 where none is.
    var nextDue: Int64 = 0
    /// The last of its turns.
    var lastTurn: Turn.ID = 0
    /// How many turns it has.
    var turns = 0
    /// Whether something in it has still to be sent.
    var isUnfinished = false
    /// A byte for each row.
    var sketch: [UInt8] = []

    /// A page without turns.
    init() {}

    /// What there is to say about turns.
    init(_ turns: [Turn], rows: [TurnPart], at instant: Int64) {
        first = turns.first?.asked ?? 0
        last = turns.last?.asked ?? 0
        lastTurn = turns.last?.id ?? 0
        self.turns = turns.count
        var due = Int64.max
        for turn in turns {
            isUnfinished = isUnfinished || turn.isUnfinished
            due = min(due, turn.nextDue(after: instant) ?? .max)
            guard let date = turn.serverTime else { continue }
            earliestOnServer = earliestOnServer == 0 ? date : min(earliestOnServer, date)
            latestOnServer = max(latestOnServer, date)
        }
        nextDue = due == .max ? 0 : due
        var index = 0
        sketch.reserveCapacity(rows.count)
        for row in rows {
            while index < turns.count, turns[index].id != row.turn { index += 1 }
            guard index < turns.count else { break }
            sketch.append(turns[index].sketch(row.number).raw)
        }
    }

    /// Reads a record; nil where it is damaged or of another version.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= PageSummary.head, bytes[0] == PageSummary.version else { return nil }
        func number(_ at: Int) -> UInt64 {
            (0..<8).reduce(0) { $0 | UInt64(bytes[at + $1]) << UInt64($1 * 8) }
        }
        func instant(_ at: Int) -> Int64 { Int64(truncatingIfNeeded: number(at)) }
        isUnfinished = bytes[1] & 1 != 0
        turns = Int(bytes[2]) | Int(bytes[3]) << 8
        first = instant(4)
        last = instant(12)
        earliestOnServer = instant(20)
        latestOnServer = instant(28)
        nextDue = instant(36)
        lastTurn = number(44)
        sketch = Array(bytes[PageSummary.head...])
    }

    private static let head = 52

    /// The record.
    var bytes: [UInt8] {
        var bytes: [UInt8] = [PageSummary.version, isUnfinished ? 1 : 0]
        bytes.reserveCapacity(PageSummary.head + sketch.count)
        bytes += [UInt8(truncatingIfNeeded: turns), UInt8(truncatingIfNeeded: turns >> 8)]
        let instants = [first, last, earliestOnServer, latestOnServer, nextDue]
        for number in instants.map({ UInt64(bitPattern: $0) }) + [lastTurn] {
            for shift in 0..<UInt64(8) {
                bytes.append(UInt8(truncatingIfNeeded: number >> (shift * 8)))
            }
        }
        return bytes + sketch
    }
}
