// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@Suite struct InstantTests {
    static let india = TimeZoneOffset(clamping: 330)
    static let newYork = TimeZoneOffset(clamping: -300)

    /// 2018-06-04 12:01:22.132 UTC.
    static let moment: Int64 = 1_528_113_682_132

    static let formats: [(DateFormat, String)] = [
        (.chat, "2018-06-04T12:01:22.132Z"),
        (.seconds, "2018-06-04T12:01:22Z"),
        (.instant, "2018-06-04T12:01:22.132Z"),
        (.sql(.utc), "2018-06-04 12:01:22.132"),
        (.sql(india), "2018-06-04 17:31:22.132"),
        (.sql(newYork), "2018-06-04 07:01:22.132"),
        (.day(.utc), "2018-06-04"),
        (.month(.utc), "2018-06"),
        (.history(.utc), "Mon Jun 04 12:01:22 UTC 2018"),
        (.history(india), "Mon Jun 04 17:31:22 GMT+05:30 2018"),
        (.history(newYork), "Mon Jun 04 07:01:22 GMT-05:00 2018"),
        (.http, "Mon, 04 Jun 2018 12:01:22 GMT"),
    ]

    @Test(arguments: formats)
    func `an instant is written in every format`(format: DateFormat, text: String) throws {
        #expect(Instant(clamping: Self.moment).text(format) == text)
        let read = try Instant(text, format)
        #expect(read.text(format) == text)
        #expect(try Instant(reading: text, at: format.offset) == read)
    }

    static let readings: [(String, String)] = [
        ("2018-06-04T12:01:22.132Z", "2018-06-04T12:01:22.132Z"),
        ("2018-06-04t12:01:22.132z", "2018-06-04T12:01:22.132Z"),
        ("2018-06-04T12:01:22.132769924Z", "2018-06-04T12:01:22.132Z"),
        ("2018-06-04T12:01:22.1Z", "2018-06-04T12:01:22.100Z"),
        ("2018-06-04T12:01:22Z", "2018-06-04T12:01:22.000Z"),
        ("2018-06-04T12:01Z", "2018-06-04T12:01:00.000Z"),
        ("2018-06-04T14:01:22.132+02:00", "2018-06-04T12:01:22.132Z"),
        ("2018-06-04T14:01:22.132+0200", "2018-06-04T12:01:22.132Z"),
        ("2018-06-04T14:01:22.132+02", "2018-06-04T12:01:22.132Z"),
        ("2018-06-04T06:31:22.132-05:30", "2018-06-04T12:01:22.132Z"),
        ("2018-06-04 12:01:22.132", "2018-06-04T12:01:22.132Z"),
        ("2018-06-04 12:01:22,132", "2018-06-04T12:01:22.132Z"),
        ("2018-06-04 12:01:22", "2018-06-04T12:01:22.000Z"),
        ("2018-06-04 14:01:22 +0200", "2018-06-04T12:01:22.000Z"),
        ("2018-06-04 14:01:22 CEST", "2018-06-04T12:01:22.000Z"),
        (" 2018-06-04 ", "2018-06-04T00:00:00.000Z"),
        ("2018-06", "2018-06-01T00:00:00.000Z"),
        ("Mon Jun 04 12:01:22 UTC 2018", "2018-06-04T12:01:22.000Z"),
        ("Mon Jun 04 14:01:22 CEST 2018", "2018-06-04T12:01:22.000Z"),
        ("Mon Jun 04 17:31:22 IST 2018", "2018-06-04T12:01:22.000Z"),
        ("Mon Jun 04 17:31:22 GMT+05:30 2018", "2018-06-04T12:01:22.000Z"),
        ("Mon Jun  4 12:01:22 2018", "2018-06-04T12:01:22.000Z"),
        ("Monday, 04-Jun-18 12:01:22 GMT", "2018-06-04T12:01:22.000Z"),
        ("Mon, 04 Jun 2018 12:01:22 GMT", "2018-06-04T12:01:22.000Z"),
        ("Mon, 4 Jun 2018 14:01:22 +0200", "2018-06-04T12:01:22.000Z"),
        ("mon, 04 jun 2018 12:01:22 GMT", "2018-06-04T12:01:22.000Z"),
        ("1970-01-01T00:00:00.000Z", "1970-01-01T00:00:00.000Z"),
        ("1969-12-31T23:00:00-01:00", "1970-01-01T00:00:00.000Z"),
        ("9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"),
        ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00.000Z"),
        ("2000-02-29", "2000-02-29T00:00:00.000Z"),
    ]

    @Test(arguments: readings)
    func `a date of any format is read`(text: String, exact: String) throws {
        #expect(try Instant(reading: text).text(.chat) == exact)
    }

    @Test func `a date without a zone is local time`() throws {
        let read = try Instant(reading: "2018-06-04 17:31:22.132", at: Self.india)
        #expect(read.milliseconds == Self.moment)
        #expect(try Instant(reading: "Mon Jun  4 17:31:22 2018", at: Self.india) < read)
    }

    static let refusals: [(String, Int, String)] = [
        ("", 0, "4 digits of the year"),
        ("yesterday", 0, "a weekday such as Mon"),
        ("201", 3, "4 digits of the year"),
        ("2018", 4, "a hyphen"),
        ("2018-13", 5, "1 to 12 for the month"),
        ("2018-00", 5, "1 to 12 for the month"),
        ("2018-02-29", 8, "1 to 28 for the day"),
        ("1900-02-29", 8, "1 to 28 for the day"),
        ("2018-06-31", 8, "1 to 30 for the day"),
        ("2018-06-04T24:00:00Z", 11, "0 to 23 for the hour"),
        ("2018-06-04T12:60:00Z", 14, "0 to 59 for the minute"),
        ("2018-06-04T12:01:61Z", 17, "0 to 60 for the second"),
        ("2018-06-04T12:01:22.Z", 20, "digits of the second's fraction"),
        ("2018-06-04T12:01:22X", 19, "the name of a time zone"),
        ("2018-06-04T12:01:22+19:00", 20, "0 to 18 for the zone's hour"),
        ("2018-06-04T12:01:22+18:30", 19, "an offset up to 18:00"),
        ("2018-06-04T12:01:22ZZ", 19, "the name of a time zone"),
        ("2018-06-04 12:01:22 UTC later", 24, "the end of the date"),
        ("Mon Foo 04 12:01:22 UTC 2018", 4, "a month such as Jun"),
        ("Mon Jun 04 12:01:22 UTC 18", 26, "4 digits of the year"),
        ("Mon, 04 Jun 2018 12:01:22", 25, "a blank"),
        ("1969-12-31T23:59:59Z", 0, "a day that exists, in the years 1970 to 9999"),
        ("9999-12-31T23:59:59-00:01", 0, "a day that exists, in the years 1970 to 9999"),
        ("2018-06-04\u{0}", 10, "the end of the date"),
        ("２０１８-06-04", 0, "4 digits of the year"),
    ]

    @Test(arguments: refusals)
    func `what is no date is refused with its place`(text: String, position: Int, expected: String)
    {
        #expect {
            _ = try Instant(reading: text)
        } throws: { error in
            guard let error = error as? DateError else { return false }
            #expect(error.position == position)
            #expect(error.expected == expected)
            return error.position == position && error.expected == expected
        }
    }

    static let strangers: [(String, DateFormat)] = [
        ("2018-06-04T12:01:22Z", .chat),
        ("2018-06-04T12:01:22.13Z", .chat),
        ("2018-06-04T12:01:22.1320Z", .chat),
        ("2018-06-04T12:01:22.132+00:00", .chat),
        ("2018-06-04 12:01:22.132Z", .chat),
        ("2018-06-04T12:01:22.132Z", .seconds),
        ("2018-06-04T12:01:22", .instant),
        ("2018-06-04T12:01:22.132Z", .sql(.utc)),
        ("2018-06-04 12:01", .sql(.utc)),
        ("2018-06", .day(.utc)),
        ("2018-06-04", .month(.utc)),
        ("Mon Jun 04 12:01:22 2018", .history(.utc)),
        ("2018-06-04", .http),
    ]

    @Test(arguments: strangers)
    func `a format refuses what belongs to another`(text: String, format: DateFormat) {
        #expect(throws: DateError.self) { try Instant(text, format) }
    }

    @Test func `an error says where it is and what was expected`() {
        let error = DateError(position: 5, found: "13-", expected: "1 to 12 for the month")
        #expect(
            error.description == "date, character 6: found “13-”, expected 1 to 12 for the month"
        )
    }

    @Test func `instants survive every format that keeps milliseconds`() throws {
        var random = SeededRandom(seed: 7)
        for _ in 0..<2000 {
            let instant = Instant(
                clamping: Int64.random(in: 100_000_000...253_402_200_000_000, using: &random)
            )
            let offset = TimeZoneOffset(clamping: Int.random(in: -720...840, using: &random))
            for format in [DateFormat.chat, .instant, .sql(offset)] {
                let text = instant.text(format)
                #expect(try Instant(text, format) == instant)
                #expect(try Instant(reading: text, at: offset) == instant)
            }
            let second = Instant(clamping: instant.milliseconds / 1000 * 1000)
            for format in [DateFormat.seconds, .history(offset), .http] {
                #expect(try Instant(instant.text(format), format) == second)
                #expect(try Instant(reading: instant.text(format)) == second)
            }
        }
    }

    /// The calendar repeats itself after 400 years, 146,097 days.
    @Test(arguments: [1, 2_786_798] as [Int64])
    func `every day follows the one before`(first: Int64) {
        var previous = CivilTime(Instant(clamping: (first - 1) * 86_400_000))
        for day in first..<first + 146_099 {
            let time = CivilTime(Instant(clamping: day * 86_400_000))
            let isNext =
                time.day == previous.day + 1 && time.month == previous.month
                || time.day == 1 && time.month == previous.month % 12 + 1 && previous.day >= 28
            guard isNext, time.weekday == (previous.weekday + 1) % 7,
                time.instant()?.milliseconds == day * 86_400_000
            else {
                Issue.record("\(time) after \(previous)")
                return
            }
            previous = time
        }
    }

    @Test func `the last day is the last of 9999`() {
        let last = CivilTime(.latest)
        #expect(last.year == 9999 && last.month == 12 && last.day == 31 && last.hour == 23)
    }

    @Test func `nothing outside 1970 to 9999 is an instant`() {
        #expect(Instant(milliseconds: -1) == nil)
        #expect(Instant(milliseconds: 253_402_300_800_000) == nil)
        #expect(Instant(clamping: .min) == .earliest)
        #expect(Instant.latest.advanced(byMilliseconds: .max) == .latest)
        #expect(Instant.earliest.advanced(byMilliseconds: .min) == .earliest)
        #expect(CivilTime(year: .max).instant() == nil)
        #expect(CivilTime(year: 2018, month: 13).instant() == nil)
        #expect((0...6).contains(CivilTime(year: .min, month: .max, day: .min).weekday))
    }

    @Test func `the ends of time are written in every zone`() {
        let far = TimeZoneOffset(clamping: 1080)
        #expect(Instant.latest.text(.sql(far)) == "10000-01-01 17:59:59.999")
        #expect(
            Instant.earliest.text(.sql(TimeZoneOffset(clamping: -1080)))
                == "1969-12-31 06:00:00.000"
        )
    }

    @Test func `no bytes make reading a date fail otherwise than with an error`() {
        var random = SeededRandom(seed: 11)
        let seeds = [
            "2018-06-04T12:01:22.132+02:00", "Monday, 04-Jun-18 12:01:22 GMT",
            "Mon Jun 04 12:01:22 UTC 2018",
        ]
        for round in 0..<20_000 {
            var bytes = Array(seeds[round % seeds.count].utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0...2, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: index)
                default: bytes.insert(bytes[index], at: index)
                }
            }
            do throws(DateError) {
                _ = try Instant(reading: bytes)
            } catch {
                #expect(error.position <= bytes.count)
            }
        }
    }
}

extension DateFormat {
    fileprivate var offset: TimeZoneOffset {
        switch self {
        case .sql(let offset), .day(let offset), .month(let offset), .history(let offset): offset
        case .chat, .seconds, .instant, .http: .utc
        }
    }
}

@Suite struct TimeZoneOffsetTests {
    @Test(arguments: [(-330, 330), (300, -300), (0, 0), (-840, 840)])
    func `JavaScript counts the other way round`(javaScript: Int, minutes: Int) {
        #expect(TimeZoneOffset(javaScript: javaScript)?.minutes == minutes)
        #expect(TimeZoneOffset(minutes: minutes)?.javaScript == javaScript)
    }

    @Test(arguments: [1081, -1081, Int.max, Int.min])
    func `an offset that no place has is refused`(minutes: Int) {
        #expect(TimeZoneOffset(minutes: minutes) == nil)
        #expect(TimeZoneOffset(javaScript: minutes) == nil)
        #expect(abs(TimeZoneOffset(clamping: minutes).minutes) == 1080)
    }
}
