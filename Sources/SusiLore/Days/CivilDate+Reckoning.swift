// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

extension Int64 {
    /// The quotient, rounded down also below zero.
    func floorDivided(by divisor: Int64) -> Int64 {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }

    /// The remainder, never negative.
    func modulo(_ divisor: Int64) -> Int64 {
        let remainder = self % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }
}

extension CivilDate {
    /// The first of January of the year 1, in days since 1970.
    static let firstDay: Int64 = -719_162
    /// The last of December of the year 9999, in days since 1970.
    static let lastDay: Int64 = 2_932_896

    /// The weekday, counted from Monday, which is 0.
    var weekday: Int {
        // The first of January 1970 was a Thursday.
        Int((daysSince1970 + 3).modulo(7))
    }

    var isInLeapYear: Bool { CivilDate.isLeap(year) }

    static func isLeap(_ year: Int) -> Bool {
        CivilDate.length(ofMonth: 2, year: year) == 29
    }

    /// The day of the year, from 1.
    var dayOfYear: Int {
        (1..<month).reduce(day) { $0 + CivilDate.length(ofMonth: $1, year: year) }
    }

    /// The number of the week as ISO 8601 counts it, and the year that it belongs to.
    var week: (number: Int, year: Int) {
        // A week belongs to the year of its Thursday.
        let thursday = CivilDate(daysSince1970: daysSince1970 - Int64(weekday) + 3)
        return ((thursday.dayOfYear - 1) / 7 + 1, thursday.year)
    }

    /// The date so many days later, as long as its year has four digits at most.
    func adding(days: Int64) -> CivilDate? {
        let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
        guard !overflow, (CivilDate.firstDay...CivilDate.lastDay).contains(sum) else { return nil }
        return CivilDate(daysSince1970: sum)
    }

    /// The date after a span.
    func adding(_ span: DaySpan) -> CivilDate? {
        guard abs(span.months) <= 120_000 else { return nil }
        return adding(months: span.months)?.adding(days: span.days)
    }

    /// The nth weekday of a month, from its end where n is negative.
    static func nth(_ n: Int, weekday: Int, month: Int, year: Int) -> CivilDate? {
        guard let first = CivilDate(year: year, month: month, day: 1) else { return nil }
        let length = CivilDate.length(ofMonth: month, year: year)
        var day = 1 + (weekday - first.weekday + 7) % 7 + (max(n, 1) - 1) * 7
        if n < 0 {
            while day + 7 <= length { day += 7 }
            day += (n + 1) * 7
        }
        return day < 1 ? nil : CivilDate(year: year, month: month, day: day)
    }

    /// Easter Sunday.
    static func easter(in year: Int) -> CivilDate? {
        // The Gregorian rule in the arrangement that Butcher's Ecclesiastical Calendar gave in 1876.
        let golden = year % 19
        let (century, rest) = (year / 100, year % 100)
        let correction = (century + 8) / 25
        let moon = (19 * golden + century - century / 4 - (century - correction + 1) / 3 + 15) % 30
        let sunday = (32 + 2 * (century % 4) + 2 * (rest / 4) - moon - rest % 4) % 7
        let shift = (golden + 11 * moon + 22 * sunday) / 451
        let sum = moon + sunday - 7 * shift + 114
        return CivilDate(year: year, month: sum / 31, day: sum % 31 + 1)
    }

    /// Whole years, months and days from one date to a later one.
    func distance(to end: CivilDate) -> (years: Int, months: Int, days: Int) {
        var months = (end.year - year) * 12 + end.month - month
        if let reached = adding(months: months), reached.daysSince1970 > end.daysSince1970 {
            months -= 1
        }
        let reached = adding(months: months) ?? self
        return (months / 12, months % 12, Int(end.daysSince1970 - reached.daysSince1970))
    }
}
