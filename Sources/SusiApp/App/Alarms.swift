// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// The timers that will ring.
struct Alarms: Equatable {
    /// One of them.
    struct Alarm: Equatable {
        /// The message that set it.
        let part: TurnPart
        /// When it rings, in milliseconds since 1970.
        let due: Int64

        /// Whether the account keeps it: then no message stands for it, and its turn is 0.
        var isKept: Bool { part.turn == 0 }
    }

    private(set) var waiting: [Alarm] = []
    /// When planned answers were due that somebody has cancelled since.
    private(set) var cancelled: [Int64] = []
    /// When the last one began to ring; 0 where none does.
    private(set) var ringingSince: Int64 = 0

    /// One rings so long unless somebody stops it.
    static let longest: Int64 = 60_000

    /// Sets one.
    mutating func set(_ part: TurnPart, due: Int64) {
        waiting.removeAll { $0.part == part }
        waiting.append(Alarm(part: part, due: due))
    }

    /// Takes back what is due at a time; its planned answers will not be shown.
    mutating func cancel(_ due: Int64) {
        waiting.removeAll { $0.due == due }
        if !cancelled.contains(due) { cancelled.append(due) }
        if cancelled.count > 100 { cancelled.removeFirst() }
    }

    /// Has those of the account ring that no message sets: what is repeated.
    mutating func replaceKept(by kept: [Alarm]) {
        waiting.removeAll { $0.isKept }
        waiting += kept
    }

    /// Takes all back, and what rings is quiet.
    mutating func clear() {
        waiting = []
        ringingSince = 0
    }

    /// Stops the ringing.
    mutating func quiet() {
        ringingSince = 0
    }

    /// Begins to ring for those that are due; true where one is.
    ///
    /// Those that were due long ago, while the page was closed, do not ring any more.
    mutating func ring(at now: Int64) -> Bool {
        let due = waiting.filter { $0.due <= now }
        waiting.removeAll { $0.due <= now }
        if ringingSince > 0, now - ringingSince > Alarms.longest { ringingSince = 0 }
        guard due.contains(where: { now - $0.due < Alarms.longest }) else { return false }
        ringingSince = now
        return true
    }

    /// The alarms as they are kept.
    var json: JSON {
        let times = cancelled.map { due -> JSON in ["cancelled": .number(due)] }
        return .array(
            times
                + waiting.map { alarm in
                    [
                        "turn": .string(String(alarm.part.turn)),
                        "part": .number(alarm.part.number),
                        "due": .number(alarm.due),
                    ]
                }
        )
    }

    /// Reads what was kept.
    init(_ json: JSON) {
        cancelled = (json.array ?? []).compactMap { $0["cancelled"]?.int64 }
        waiting = (json.array ?? []).compactMap { alarm in
            guard let turn = alarm["turn"]?.string.flatMap({ UInt64($0) }),
                let number = alarm["part"]?.int64, let due = alarm["due"]?.int64
            else { return nil }
            return Alarm(
                part: TurnPart(turn: turn, number: Int(truncatingIfNeeded: number)),
                due: due
            )
        }
    }

    /// None.
    init() {}
}
