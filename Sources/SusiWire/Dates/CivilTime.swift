// Susi. SPDX-License-Identifier: Apache-2.0

/// What a clock and a calendar on the wall show: a date and a time without a place.
///
/// The calendar is the Gregorian one, also for days before anybody used it.
public struct CivilTime: Sendable, Hashable {
    /// The year, such as 2018.
    public var year: Int
    /// The month, 1 to 12.
    public var month = 1
    /// The day of the month, from 1.
    public var day = 1
    /// The hour, 0 to 23.
    public var hour = 0
    /// The minute, 0 to 59.
    public var minute = 0
    /// The second, 0 to 60; a leap second counts as the first second of the next minute.
    public var second = 0
    /// The millisecond, 0 to 999.
    public var millisecond = 0

    /// The beginning of a day, by default of a year.
    public init(year: Int, month: Int = 1, day: Int = 1) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// What a clock shows at an instant, so far from UTC.
    public init(_ instant: Instant, at offset: TimeZoneOffset = .utc) {
        let local = instant.milliseconds + offset.milliseconds
        var (days, rest) = local.quotientAndRemainder(dividingBy: Self.dayLength)
        if rest < 0 {
            days -= 1
            rest += Self.dayLength
        }
        let inDay = Int(rest)
        self.init(daysSince1970: Int(days))
        hour = inDay / 3_600_000
        minute = inDay / 60_000 % 60
        second = inDay / 1000 % 60
        millisecond = inDay % 1000
    }

    /// The instant at which a clock so far from UTC shows this, if it lies in 1970–9999.
    public func instant(at offset: TimeZoneOffset = .utc) -> Instant? {
        guard (1969...10_000).contains(year), isPossible else { return nil }
        let seconds = Int64(hour * 3600 + minute * 60 + second)
        let local = Int64(daysSince1970) * Self.dayLength + seconds * 1000 + Int64(millisecond)
        return Instant(milliseconds: local - offset.milliseconds)
    }

    /// The day of the week, 0 for Sunday.
    public var weekday: Int {
        // 1970 began on a Thursday.
        let shifted = (daysSince1970 + 4) % 7
        return shifted < 0 ? shifted + 7 : shifted
    }

    /// The number of days in the month.
    static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CivilTime {
    private static let dayLength: Int64 = 86_400_000

    /// The days of a common year before each month, January first.
    private static let daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

    private static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// The days from the beginning of 1970 to the beginning of a year.
    private static func daysBefore(year: Int) -> Int {
        let past = year - 1
        // 477 leap days lie between the years 1 and 1969.
        return 365 * (year - 1970) + past / 4 - past / 100 + past / 400 - 477
    }

    private var isPossible: Bool {
        (1...12).contains(month) && (1...Self.days(inMonth: month, of: year)).contains(day)
            && (0...23).contains(hour) && (0...59).contains(minute)
            && (0...60).contains(second) && (0...999).contains(millisecond)
    }

    private var daysSince1970: Int {
        // Outside these bounds nothing is a date, and a sum could overflow.
        guard (0...10_000).contains(year), (1...12).contains(month), (1...31).contains(day)
        else { return 0 }
        let leap = month > 2 && Self.isLeap(year) ? 1 : 0
        return Self.daysBefore(year: year) + Self.daysBefore[month - 1] + leap + day - 1
    }

    private init(daysSince1970 days: Int) {
        // The average year is 365.2425 days long, so this is off by one at most.
        var year = 1970 + days * 100 / 36_525
        while Self.daysBefore(year: year) > days { year -= 1 }
        while Self.daysBefore(year: year + 1) <= days { year += 1 }
        var left = days - Self.daysBefore(year: year)
        var month = 1
        while left >= Self.days(inMonth: month, of: year) {
            left -= Self.days(inMonth: month, of: year)
            month += 1
        }
        self.init(year: year, month: month, day: left + 1)
    }
}
