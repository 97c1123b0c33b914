// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// The rule for all years to come at the end of a zone's file: `CET-1CEST,M3.5.0,M10.5.0/3`.
struct ZoneRule: Sendable {
    /// The day of a year on which clocks change.
    enum Day: Sendable {
        /// The week 1 to 5 (the last) of the month, and the weekday, from Sunday, which is 0.
        case weekday(month: Int, week: Int, weekday: Int)
        /// The day from 1, on which 29 February is never counted.
        case withoutLeapDay(Int)
        /// The day from 0, on which 29 February is counted.
        case ofYear(Int)
    }

    /// Daylight saving time, and when it begins and ends.
    struct Summer: Sendable {
        var period: Zone.Period
        var begins: Day
        /// Local seconds from the beginning of the day, perhaps negative or past its end.
        var beginsAt: Int64 = 7200
        var ends: Day
        var endsAt: Int64 = 7200
    }

    let standard: Zone.Period
    let summer: Summer?

    func period(at time: Int64) -> Zone.Period {
        guard let summer else { return standard }
        // A change near the turn of the year is that of the year that clocks of standard time show.
        let year = ZoneRule.year(of: time &+ standard.offset)
        let begins = begin(summer, in: year)
        let ends = end(summer, in: year)
        // South of the equator summer lasts over the turn of the year.
        let isSummer =
            begins < ends ? time >= begins && time < ends : time >= begins || time < ends
        return isSummer ? summer.period : standard
    }

    /// The changes in the year of an instant and the next one, after it, in order.
    func beginnings(after time: Int64) -> [Int64] {
        guard let summer else { return [] }
        let year = ZoneRule.year(of: time)
        return (year...(year + 2)).flatMap { [begin(summer, in: $0), end(summer, in: $0)] }
            .filter { $0 > time }.sorted()
    }

    private func begin(_ summer: Summer, in year: Int) -> Int64 {
        ZoneRule.seconds(of: summer.begins, in: year) + summer.beginsAt - standard.offset
    }

    private func end(_ summer: Summer, in year: Int) -> Int64 {
        ZoneRule.seconds(of: summer.ends, in: year) + summer.endsAt - summer.period.offset
    }

    private static func year(of local: Int64) -> Int {
        // No clock here is asked for a year that has not four digits.
        let days = min(max(local.floorDivided(by: 86_400), CivilDate.firstDay), CivilDate.lastDay)
        return min(CivilDate(daysSince1970: days).year, 9997)
    }

    /// The local seconds at which a day begins.
    private static func seconds(of day: Day, in year: Int) -> Int64 {
        let days: Int64
        switch day {
        case .weekday(let month, let week, let weekday):
            let first = start(of: month, in: year)
            // The first of January 1970 was a Thursday, which is 4.
            let firstWeekday = (first + 4).modulo(7)
            var found = first + (Int64(weekday) - firstWeekday).modulo(7) + Int64(week - 1) * 7
            let length = Int64(CivilDate.length(ofMonth: month, year: year))
            while found >= first + length { found -= 7 }
            days = found
        case .withoutLeapDay(let number):
            let isLeap = CivilDate.length(ofMonth: 2, year: year) == 29
            days = start(of: 1, in: year) + Int64(number - 1) + (isLeap && number >= 60 ? 1 : 0)
        case .ofYear(let number):
            days = start(of: 1, in: year) + Int64(number)
        }
        return days * 86_400
    }

    private static func start(of month: Int, in year: Int) -> Int64 {
        CivilDate(year: year, month: month, day: 1)?.daysSince1970 ?? 0
    }
}
