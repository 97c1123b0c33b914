// Susi. SPDX-License-Identifier: Apache-2.0

/// Finds the instant of a time that was said, at a place and an instant of its own.
struct PlanClock {
    private static let dayLength: Int64 = 86_400_000

    private let now: Int64
    private let timezoneOffset: Int
    /// The local day, counted from 1970.
    private let today: Int64
    private let millisecondOfDay: Int64

    init(now: Int64, timezoneOffset: Int) {
        self.now = now
        self.timezoneOffset = timezoneOffset
        let local = now - Int64(timezoneOffset) * 60_000
        let remainder = local % Self.dayLength
        millisecondOfDay = remainder < 0 ? remainder + Self.dayLength : remainder
        today = (local - millisecondOfDay) / Self.dayLength
    }

    func instant(
        of moment: PlanMoment,
        text: String,
        example: String
    ) throws(PlanRefusal) -> Int64 {
        if let zone = moment.zone {
            var moment = moment
            moment.zone = nil
            let clock = PlanClock(now: now, timezoneOffset: -zone)
            return try clock.instant(of: moment, text: text, example: example)
        }
        if moment.isNow { return now }
        let found: Int64?
        if let delay = moment.delay, moment.day == nil, moment.timeOfDay == nil, moment.part == nil
        {
            found = end(of: delay)
        } else {
            found = next(moment)
        }
        guard let found else {
            throw PlanRefusal(kind: .impossible, fragment: text, example: example)
        }
        let isToCome = found > now || found == now && moment.delay != nil
        guard isToCome else { throw PlanRefusal(kind: .past, fragment: text, example: example) }
        guard found - now <= 36_525 * Self.dayLength else {
            throw PlanRefusal(kind: .tooFar, fragment: text, example: example)
        }
        return found
    }

    private func end(of delay: PlanDelay) -> Int64? {
        guard let date = day(after: delay.months) else { return Int64.max / 2 }
        // No plan is so far away, and the sum below cannot overflow.
        guard delay.milliseconds <= 4_000_000_000_000_000 else { return Int64.max / 2 }
        return instant(day: date, millisecond: millisecondOfDay) + delay.milliseconds
    }

    private func next(_ moment: PlanMoment) -> Int64? {
        let millisecond = millisecond(of: moment)
        guard let day = moment.day else {
            if let delay = moment.delay { return end(of: delay, at: millisecond) }
            let found = instant(day: today, millisecond: millisecond)
            return found > now ? found : found + Self.dayLength
        }
        switch day {
        case .offset(let days):
            if let delay = moment.delay {
                return end(of: delay, at: millisecond).map { $0 + Int64(days) * Self.dayLength }
            }
            let found = instant(day: today + Int64(days), millisecond: millisecond)
            guard days == 0, found <= now, moment.part == nil,
                let time = moment.timeOfDay, time.isOnTwelveHourClock, time.minute < 720
            else { return found }
            return found + Self.dayLength / 2
        case .weekday(let weekday):
            return nextWeekday(weekday, millisecond, moment)
        case .date(let day, let month, let year):
            return nextDate(day, month, year, millisecond)
        case .dayOfMonth(let day):
            return nextDay(day, millisecond)
        }
    }

    /// The time of day in milliseconds since midnight, perhaps past the end of the day.
    private func millisecond(of moment: PlanMoment) -> Int64 {
        guard let time = moment.timeOfDay else {
            return moment.part.map { Int64($0.usualMinute) * 60_000 } ?? millisecondOfDay
        }
        var minute = time.minute
        if let part = moment.part, time.isOnTwelveHourClock { minute = part.minute(of: minute) }
        // Without a day, two at night is simply the next one to come.
        if moment.day == nil, minute > 1440 { minute -= 1440 }
        return Int64(minute) * 60_000 + Int64(time.second) * 1000
    }

    // MARK: Days

    private func end(of delay: PlanDelay, at millisecond: Int64) -> Int64? {
        guard let date = day(after: delay.months), let days = delay.wholeDays else { return nil }
        guard days <= 100_000_000_000 else { return Int64.max / 2 }
        return instant(day: date + days, millisecond: millisecond)
    }

    private func day(after months: Int) -> Int64? {
        if months == 0 { return today }
        return CivilDate(daysSince1970: today).adding(months: months)?.daysSince1970
    }

    private func nextWeekday(_ weekday: Int, _ millisecond: Int64, _ moment: PlanMoment) -> Int64 {
        // The first of January 1970 was a Thursday.
        let remainder = (today + 3) % 7
        let current = remainder < 0 ? remainder + 7 : remainder
        if moment.isNextWeek {
            return instant(day: today - current + 7 + Int64(weekday), millisecond: millisecond)
        }
        let distance = (Int64(weekday) - current + 7) % 7
        var found = instant(day: today + distance, millisecond: millisecond)
        if found <= now || moment.skipsToday && distance == 0 { found += 7 * Self.dayLength }
        return found + (moment.delay?.milliseconds ?? 0)
    }

    private func nextDate(_ day: Int, _ month: Int, _ year: Int?, _ millisecond: Int64) -> Int64? {
        if let year {
            return CivilDate(year: year, month: month, day: day).map {
                instant(day: $0.daysSince1970, millisecond: millisecond)
            }
        }
        let current = CivilDate(daysSince1970: today).year
        // The 29th of February may be eight years away.
        for year in current...(current + 8) {
            guard let date = CivilDate(year: year, month: month, day: day) else { continue }
            let found = instant(day: date.daysSince1970, millisecond: millisecond)
            if found > now { return found }
        }
        return nil
    }

    private func nextDay(_ day: Int, _ millisecond: Int64) -> Int64? {
        var month = CivilDate(daysSince1970: today)
        month.day = 1
        for months in 0...12 {
            guard let first = month.adding(months: months),
                let date = CivilDate(year: first.year, month: first.month, day: day)
            else { continue }
            let found = instant(day: date.daysSince1970, millisecond: millisecond)
            if found > now { return found }
        }
        return nil
    }

    private func instant(day: Int64, millisecond: Int64) -> Int64 {
        day * Self.dayLength + millisecond + Int64(timezoneOffset) * 60_000
    }
}
