// Susi. SPDX-License-Identifier: Apache-2.0

/// A time as it was said, before it is known what time it is now.
struct PlanMoment: Sendable, Equatable {
    enum Day: Sendable, Equatable {
        /// So many days from today.
        case offset(Int)
        /// Counted from Monday, which is 0.
        case weekday(Int)
        case date(day: Int, month: Int, year: Int?)
        case dayOfMonth(Int)
    }

    struct TimeOfDay: Sendable, Equatable {
        /// Up to 1440, which is the midnight at the end of the day.
        var minute: Int
        var second = 0
        /// Whether it may be on a twelve-hour clock: nobody said am or pm, and it is not past 12:59.
        var isOnTwelveHourClock: Bool
    }

    var isNow = false
    var delay: PlanDelay?
    var day: Day?
    /// Whether "next" was said: then a weekday is never today.
    var skipsToday = false
    /// "next week": then a weekday is one of that week.
    var isNextWeek = false
    var timeOfDay: TimeOfDay?
    var part: PlanPartOfDay?
    /// Minutes east of UTC, where the text names them.
    var zone: Int?
}
