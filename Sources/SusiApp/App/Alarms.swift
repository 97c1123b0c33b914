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
    }

    private(set) var waiting: [Alarm] = []
    /// When the last one began to ring; 0 where none does.
    private(set) var ringingSince: Int64 = 0

    /// One rings so long unless somebody stops it.
    static let longest: Int64 = 60_000

    /// Sets one.
    mutating func set(_ part: TurnPart, due: Int64) {
        waiting.removeAll { $0.part == part }
        waiting.append(Alarm(part: part, due: due))
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
        .array(
            waiting.map { alarm in
                [
                    "turn": .string(String(alarm.part.turn)), "part": .number(alarm.part.number),
                    "due": .number(alarm.due),
                ]
            }
        )
    }

    /// Reads what was kept.
    init(_ json: JSON) {
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
