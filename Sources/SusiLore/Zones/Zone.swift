// Susi. SPDX-License-Identifier: Apache-2.0

/// The local time of a region: when its clocks were put forward and back, and when they will be.
///
/// All times are seconds since 1970, UTC, unless they are called local.
public struct Zone: Sendable {
    /// What clocks show for a while.
    public struct Period: Sendable {
        /// Seconds that local time is ahead of UTC.
        public let offset: Int64
        /// Whether it is daylight saving time.
        public let isDaylight: Bool
        /// The letters that stand for it, such as `CEST`.
        public let abbreviation: String
    }

    /// An instant at which local time jumps.
    public struct Change: Sendable {
        /// The first second of the new time.
        public let time: Int64
        /// What clocks showed before.
        public let before: Period
        /// What they show after.
        public let after: Period
    }

    let periods: [Period]
    /// When periods begin, in order.
    let beginnings: [Int64]
    /// Which period begins, for each of `beginnings`.
    let indices: [UInt8]
    /// What holds after the last of `beginnings`.
    let rule: ZoneRule?

    /// The time of the world.
    static let utc = Zone(
        periods: [Period(offset: 0, isDaylight: false, abbreviation: "UTC")],
        beginnings: [],
        indices: [],
        rule: nil
    )

    /// What clocks show at an instant.
    public func period(at time: Int64) -> Period {
        // The last beginning that is not after the time.
        var low = 0
        var high = beginnings.count
        while low < high {
            let middle = (low + high) / 2
            if beginnings[middle] <= time { low = middle + 1 } else { high = middle }
        }
        if low == beginnings.count, let rule { return rule.period(at: time) }
        // Before the first change the first period without daylight saving time holds.
        guard low > 0 else { return periods.first { !$0.isDaylight } ?? periods[0] }
        return periods[Int(indices[low - 1])]
    }

    /// The instant at which clocks show a local time, given as seconds since 1970.
    ///
    /// Of two such instants it is the first. A time that is jumped over is counted on from before.
    public func instant(ofLocal local: Int64) -> Int64 {
        let before = period(at: local - 86_400).offset
        let after = period(at: local + 86_400).offset
        for offset in [before, after] where period(at: local - offset).offset == offset {
            return local - offset
        }
        return local - before
    }

    /// The next change after an instant that moves the hands of clocks, if there is one to come.
    public func change(after time: Int64) -> Change? {
        for (index, beginning) in beginnings.enumerated() where beginning > time {
            if let change = change(at: beginning, periods[Int(indices[index])]) { return change }
        }
        guard let rule else { return nil }
        let start = max(time, beginnings.last ?? time)
        for beginning in rule.beginnings(after: start) {
            if let change = change(at: beginning, rule.period(at: beginning)) { return change }
        }
        return nil
    }

    private func change(at time: Int64, _ after: Period) -> Change? {
        let before = period(at: time - 1)
        guard before.offset != after.offset else { return nil }
        return Change(time: time, before: before, after: after)
    }
}
