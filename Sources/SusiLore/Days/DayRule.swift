// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// How the date of a feast is found in each year.
enum DayRule: Sendable {
    /// The same date every year.
    case fixed(month: Int, day: Int)
    /// So many days after Easter Sunday.
    case easter(Int)
    /// The nth weekday of a month, from its end where n is negative; Monday is 0.
    case nth(Int, weekday: Int, month: Int)
    /// So many days after the first Sunday of Advent, the fourth Sunday before Christmas Day.
    case advent(Int)
    /// The last such weekday that is not after the date.
    case lastBefore(weekday: Int, month: Int, day: Int)

    /// The date in a year; nil only where the calendar ends.
    func date(in year: Int) -> CivilDate? {
        switch self {
        case .fixed(let month, let day):
            return CivilDate(year: year, month: month, day: day)
        case .easter(let days):
            return CivilDate.easter(in: year)?.adding(days: Int64(days))
        case .nth(let number, let weekday, let month):
            return CivilDate.nth(number, weekday: weekday, month: month, year: year)
        case .advent(let days):
            guard let eve = CivilDate(year: year, month: 12, day: 24) else { return nil }
            // The fourth Sunday of Advent is Christmas Eve or the Sunday before it.
            return eve.adding(days: Int64(-((eve.weekday + 1) % 7) - 21 + days))
        case .lastBefore(let weekday, let month, let day):
            guard let last = CivilDate(year: year, month: month, day: day) else { return nil }
            return last.adding(days: Int64(-((last.weekday - weekday + 7) % 7)))
        }
    }
}
