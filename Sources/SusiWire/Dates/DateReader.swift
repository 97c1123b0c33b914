// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads whole dates, one function a format.
struct DateReader {
    /// How many digits a second's fraction may have.
    enum Fraction {
        case none
        case any
        case exactly(Int)
    }

    private var scanner: DateScanner

    init(_ bytes: [UInt8]) {
        scanner = DateScanner(bytes)
    }

    /// Reads `2017-06-02T14:34:15.675Z`, or with an offset where the fraction is free too.
    mutating func timestamp(fraction: Fraction) throws(DateError) -> Instant {
        var time = try date()
        try scanner.expect("T", "the letter T")
        try clock(into: &time)
        switch fraction {
        case .none:
            break
        case .any:
            if scanner.take(".") { time.millisecond = try scanner.milliseconds() }
            return try finish(time, at: try zone())
        case .exactly(let digits):
            try scanner.expect(".", "a point and \(digits) digits")
            time.millisecond = try scanner.milliseconds(digits: digits)
        }
        try scanner.expect("Z", "the letter Z")
        return try finish(time, at: .utc)
    }

    /// Reads `2018-06-21 07:31:09.132`; a Java runtime leaves out zeros at the end.
    mutating func sql(at offset: TimeZoneOffset) throws(DateError) -> Instant {
        var time = try date()
        try scanner.expect(" ", "a blank")
        try clock(into: &time)
        if scanner.take(".") { time.millisecond = try scanner.milliseconds() }
        return try finish(time, at: offset)
    }

    /// Reads `2018-06-21`.
    mutating func day(at offset: TimeZoneOffset) throws(DateError) -> Instant {
        try finish(try date(), at: offset)
    }

    /// Reads `2018-06`.
    mutating func month(at offset: TimeZoneOffset) throws(DateError) -> Instant {
        try finish(try yearAndMonth(), at: offset)
    }

    /// Reads `Mon Jun 04 12:01:22 UTC 2018`.
    mutating func history() throws(DateError) -> Instant {
        _ = try scanner.name(among: DateNames.weekdays, "a weekday such as Mon")
        return try afterWeekday(at: nil)
    }

    /// Reads `Mon, 04 Jun 2018 12:01:22 GMT`, `Monday, 04-Jun-18 12:01:22 GMT` or
    /// `Mon Jun  4 12:01:22 2018` (RFC 9110, section 5.6.7).
    mutating func http() throws(DateError) -> Instant {
        try weekdayFirst(at: .utc)
    }

    /// Reads any of them.
    mutating func anything(at offset: TimeZoneOffset) throws(DateError) -> Instant {
        scanner.skipBlanks()
        return scanner.isAtLetter ? try weekdayFirst(at: offset) : try yearFirst(at: offset)
    }
}

extension DateReader {
    private mutating func yearFirst(at offset: TimeZoneOffset) throws(DateError) -> Instant {
        var time = try yearAndMonth()
        var offset = offset
        if scanner.take("-") {
            time.day = try dayOfMonth(of: time)
            if scanner.take("T") || scanner.take("t") || scanner.take(" "), !scanner.isAtEnd {
                try clock(into: &time, needsSeconds: false)
                if scanner.take(".") || scanner.take(",") {
                    time.millisecond = try scanner.milliseconds()
                }
                scanner.skipBlanks()
                if !scanner.isAtEnd { offset = try zone() }
            }
        }
        scanner.skipBlanks()
        return try finish(time, at: offset)
    }

    private mutating func weekdayFirst(at offset: TimeZoneOffset) throws(DateError) -> Instant {
        var ahead = scanner
        if (try? ahead.name(among: DateNames.weekdays, "", isWhole: true)) != nil {
            scanner = ahead
            try scanner.expect(",", "a comma")
            return try obsoleteHTTP()
        }
        _ = try scanner.name(among: DateNames.weekdays, "a weekday such as Mon")
        guard scanner.take(",") else { return try afterWeekday(at: offset) }
        try scanner.expect(" ", "a blank")
        let day = try scanner.number("day", digits: 1, atMost: 2, in: 1...31)
        try scanner.expect(" ", "a blank")
        let month = try monthName()
        try scanner.expect(" ", "a blank")
        let year = try scanner.number("year", digits: 4, in: 0...9999)
        return try afterDate(CivilTime(year: year, month: month, day: day))
    }

    /// What follows `Monday,`: a year of two digits, which are those of 1970 to 2069.
    private mutating func obsoleteHTTP() throws(DateError) -> Instant {
        try scanner.expect(" ", "a blank")
        let day = try scanner.number("day", digits: 2, in: 1...31)
        try scanner.expect("-", "a hyphen")
        let month = try monthName()
        try scanner.expect("-", "a hyphen")
        let year = try scanner.number("year", digits: 2, in: 0...99)
        return try afterDate(
            CivilTime(year: year < 70 ? 2000 + year : 1900 + year, month: month, day: day)
        )
    }

    private mutating func afterDate(_ date: CivilTime) throws(DateError) -> Instant {
        var time = date
        try scanner.expect(" ", "a blank")
        try clock(into: &time)
        try scanner.expect(" ", "a blank")
        return try finish(time, at: try zone())
    }

    /// What follows `Mon`: with a zone a Java runtime wrote it, without one the C library did.
    private mutating func afterWeekday(at offset: TimeZoneOffset?) throws(DateError) -> Instant {
        try scanner.expect(" ", "a blank")
        let month = try monthName()
        try scanner.expect(" ", "a blank")
        scanner.skipBlanks()
        let day = try scanner.number("day", digits: 1, atMost: 2, in: 1...31)
        var time = CivilTime(year: 1970, month: month, day: day)
        try scanner.expect(" ", "a blank")
        try clock(into: &time)
        try scanner.expect(" ", "a blank")
        var zone = offset
        if scanner.isAtLetter || zone == nil {
            zone = try self.zone()
            try scanner.expect(" ", "a blank")
        }
        time.year = try scanner.number("year", digits: 4, in: 0...9999)
        return try finish(time, at: zone ?? .utc)
    }

    private mutating func date() throws(DateError) -> CivilTime {
        var time = try yearAndMonth()
        try scanner.expect("-", "a hyphen")
        time.day = try dayOfMonth(of: time)
        return time
    }

    private mutating func yearAndMonth() throws(DateError) -> CivilTime {
        let year = try scanner.number("year", digits: 4, in: 0...9999)
        try scanner.expect("-", "a hyphen")
        return CivilTime(
            year: year,
            month: try scanner.number("month", digits: 2, in: 1...12)
        )
    }

    private mutating func dayOfMonth(of time: CivilTime) throws(DateError) -> Int {
        let last = CivilTime.days(inMonth: time.month, of: time.year)
        return try scanner.number("day", digits: 2, in: 1...last)
    }

    private mutating func monthName() throws(DateError) -> Int {
        try scanner.name(among: DateNames.months, "a month such as Jun") + 1
    }

    private mutating func clock(
        into time: inout CivilTime,
        needsSeconds: Bool = true
    ) throws(DateError) {
        time.hour = try scanner.number("hour", digits: 2, in: 0...23)
        try scanner.expect(":", "a colon")
        time.minute = try scanner.number("minute", digits: 2, in: 0...59)
        if !needsSeconds, scanner.next != UInt8(ascii: ":") { return }
        try scanner.expect(":", "a colon")
        time.second = try scanner.number("second", digits: 2, in: 0...60)
    }

    /// Reads `Z`, `+02:00`, `-0530`, `+02`, `GMT`, `CEST` or `GMT+02:00`.
    private mutating func zone() throws(DateError) -> TimeZoneOffset {
        var named: TimeZoneOffset?
        if scanner.take("z") {
            named = .utc
        } else if scanner.isAtLetter {
            named = try scanner.zoneName()
        }
        let start = scanner.position
        let isAhead = scanner.take("+")
        guard isAhead || scanner.take("-") else {
            guard let named else { throw scanner.error("Z or an offset such as +02:00") }
            return named
        }
        var minutes = try scanner.number("zone's hour", digits: 2, in: 0...18) * 60
        if scanner.take(":") || scanner.next.map({ $0 != UInt8(ascii: " ") }) ?? false {
            minutes += try scanner.number("zone's minute", digits: 2, in: 0...59)
        }
        guard let offset = TimeZoneOffset(minutes: isAhead ? minutes : -minutes) else {
            throw scanner.error("an offset up to 18:00", at: start)
        }
        return offset
    }

    private mutating func finish(
        _ time: CivilTime,
        at offset: TimeZoneOffset
    ) throws(DateError) -> Instant {
        try scanner.expectEnd()
        guard let instant = time.instant(at: offset) else {
            throw scanner.error("a day that exists, in the years 1970 to 9999", at: 0)
        }
        return instant
    }
}
