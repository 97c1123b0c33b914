// Susi. SPDX-License-Identifier: Apache-2.0

/// On which days, and at which minute of them, something rings again and again.
public struct Repetition: Sendable, Equatable {
    /// A bit for each day of the week, Monday's the lowest.
    public let days: UInt8
    /// The minute of the day, by the clock on the wall.
    public let minute: Int

    static let everyDay: UInt8 = 0b111_1111
    static let weekdays: UInt8 = 0b001_1111
    static let weekend: UInt8 = 0b110_0000

    /// Puts one together; nil where it would never ring.
    public init?(days: UInt8, minute: Int) {
        guard days & Repetition.everyDay != 0, (0..<1440).contains(minute) else { return nil }
        self.days = days & Repetition.everyDay
        self.minute = minute
    }

    /// When it rings next after an instant, where clocks are so many minutes behind UTC.
    public func next(after now: Int64, timezoneOffset: Int) -> Int64 {
        let wall = WallTime(now, timezoneOffset: timezoneOffset)
        let day = wall.day
        for ahead in Int64(0)...8 {
            let instant = WallTime.instant(day: day + ahead, minute: minute, timezoneOffset)
            let weekday = WallTime.weekday(of: day + ahead)
            if days & (1 << UInt8(weekday)) != 0, instant > now { return instant }
        }
        // One of eight days is always one of the seven.
        return now + 604_800_000
    }
}
