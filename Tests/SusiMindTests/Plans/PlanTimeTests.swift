// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SusiMind

/// It is Saturday, the 21st of November 2026, a quarter past ten and thirty seconds, in Berlin.
@Suite struct PlanTimeTests {
    private static let timezoneOffset = -60
    private static let now: Int64 = 1_795_252_530_250

    @Test(
        arguments: [
            ("60000", 60_000), ("0", 0), ("10000 ms", 10_000), ("in two minutes", 120_000),
            ("in 2 minutes", 120_000), ("2 minutes from now", 120_000),
            ("after an hour", 3_600_000),
            ("an hour from now", 3_600_000), ("in 1 hour and 30 minutes", 5_400_000),
            ("in an hour and a half", 5_400_000), ("in one and a half hours", 5_400_000),
            ("in half an hour", 1_800_000), ("half an hour", 1_800_000),
            ("in a quarter of an hour", 900_000), ("in three quarters of an hour", 2_700_000),
            ("in 1.5 hours", 5_400_000), ("1h30m", 5_400_000), ("10min", 600_000),
            ("in a couple of minutes", 120_000), ("In Twenty-Five Seconds!", 25_000),
            ("in ninety nine seconds", 99_000), ("in two hundred seconds", 200_000),
            ("ninety seconds later", 90_000), ("a fortnight", 1_209_600_000),
            ("in 3 days", 259_200_000), ("next week", 604_800_000),
            ("in 1 hour, 2 minutes and 3 seconds", 3_723_000), ("now", 0),
            ("for ten minutes", 600_000),
            ("in two and a half minutes", 150_000), ("in half a minute", 30_000),
            ("in a minute", 60_000),
        ] as [(String, Int64)]
    )
    func `a delay in English counts from now`(text: String, milliseconds: Int64) throws {
        #expect(try instant(text, "en") == Self.now + milliseconds)
    }

    @Test(
        arguments: [
            ("in zwei Minuten", 120_000), ("in einer halben Stunde", 1_800_000),
            ("in einer Stunde", 3_600_000), ("in 1 Stunde und 30 Minuten", 5_400_000),
            ("in anderthalb Stunden", 5_400_000), ("in eineinhalb Stunden", 5_400_000),
            ("in zweieinhalb Stunden", 9_000_000), ("in einer Viertelstunde", 900_000),
            ("in einer viertel Stunde", 900_000), ("in einer Dreiviertelstunde", 2_700_000),
            ("in fünfundvierzig Sekunden", 45_000), ("in siebenundneunzig Sekunden", 97_000),
            ("in einundzwanzig Tagen", 1_814_400_000), ("in 1,5 Stunden", 5_400_000),
            ("in 90 Sek", 90_000), ("nach zehn Minuten", 600_000), ("10 Minuten später", 600_000),
            ("in einer Woche", 604_800_000), ("nächste Woche", 604_800_000), ("jetzt", 0),
            ("in einer Stunde und einer halben Minute", 3_630_000), ("auf 5 Minuten", 300_000),
            ("in fünf Minuten ab jetzt", 300_000), ("binnen dreissig sekunden", 30_000),
        ] as [(String, Int64)]
    )
    func `a delay in German counts from now`(text: String, milliseconds: Int64) throws {
        #expect(try instant(text, "de") == Self.now + milliseconds)
    }

    @Test(
        arguments: [
            ("10:30", "11-21 10:30:00"), ("at 10:15", "11-22 10:15:00"), ("9:00", "11-22 09:00:00"),
            ("10:30:15", "11-21 10:30:15"), ("at 10:30 pm", "11-21 22:30:00"),
            ("10pm", "11-21 22:00:00"), ("9 a.m.", "11-22 09:00:00"),
            ("at 12 am", "11-22 00:00:00"),
            ("at 12 pm", "11-21 12:00:00"), ("noon", "11-21 12:00:00"),
            ("12 noon", "11-21 12:00:00"), ("at midnight", "11-22 00:00:00"),
            ("12 midnight", "11-22 00:00:00"), ("at 5", "11-22 05:00:00"),
            ("today at 5", "11-21 17:00:00"), ("today at 11", "11-21 11:00:00"),
            ("today at midnight", "11-22 00:00:00"), ("tomorrow at noon", "11-22 12:00:00"),
            ("tomorrow", "11-22 10:15:30"), ("the day after tomorrow at 7", "11-23 07:00:00"),
            ("tomorrow 8", "11-22 08:00:00"), ("tomorrow morning", "11-22 09:00:00"),
            ("tomorrow morning at 8", "11-22 08:00:00"), ("at eight thirty", "11-22 08:30:00"),
            ("at eight thirty pm", "11-21 20:30:00"), ("half past ten", "11-21 10:30:00"),
            ("quarter to eleven", "11-21 10:45:00"), ("a quarter past 11", "11-21 11:15:00"),
            ("ten to one", "11-21 12:50:00"), ("five minutes past noon", "11-21 12:05:00"),
            ("20 to midnight", "11-21 23:40:00"), ("this evening", "11-21 19:00:00"),
            ("tonight at 9", "11-21 21:00:00"), ("8 in the evening", "11-21 20:00:00"),
            ("at 7 in the morning", "11-22 07:00:00"), ("3 in the afternoon", "11-21 15:00:00"),
            ("7 o'clock", "11-22 07:00:00"), ("tomorrow night at 11", "11-22 23:00:00"),
            ("friday night at 1", "11-28 01:00:00"), ("on friday at 9", "11-27 09:00:00"),
            ("friday at 9 pm", "11-27 21:00:00"), ("next monday", "11-23 10:15:30"),
            ("on saturday at 11", "11-21 11:00:00"), ("on saturday at 9", "11-28 09:00:00"),
            ("next saturday at 11", "11-28 11:00:00"), ("saturday", "11-28 10:15:30"),
            ("monday next week at 8", "11-23 08:00:00"), ("next week on friday", "11-27 10:15:30"),
            ("in two days at 9", "11-23 09:00:00"), ("at 9 in two days", "11-23 09:00:00"),
            ("december 24th at 6pm", "12-24 18:00:00"), ("dec. 24 18:00", "12-24 18:00:00"),
            ("the twenty-fourth of december at six pm", "12-24 18:00:00"),
            ("24 december at noon", "12-24 12:00:00"), ("on the 24th", "11-24 10:15:30"),
            ("on the 5th at 8", "12-05 08:00:00"), ("december second at 8", "12-02 08:00:00"),
            ("thursday, december 24th at 6pm", "12-24 18:00:00"), ("24/12 at 8", "12-24 08:00:00"),
            ("12/24 at 8", "12-24 08:00:00"), ("2026-12-24", "12-24 10:15:30"),
            ("2026-12-24 18:00", "12-24 18:00:00"), ("2026-12-24T18:00:00.000Z", "12-24 19:00:00"),
            ("2026-12-24T18:00:05+03:00", "12-24 16:00:05"), ("in one month", "12-21 10:15:30"),
            ("at 10.30 pm", "11-21 22:30:00"),
            ("half eleven", "11-21 11:30:00"), ("tomorrow at 24:00", "11-23 00:00:00"),
            ("on december 1st", "12-01 10:15:30"), ("for tomorrow at 8", "11-22 08:00:00"),
        ] as [(String, String)]
    )
    func `a time in English is the next one to come`(text: String, time: String) throws {
        #expect(try local(instant(text, "en")) == "2026-" + time)
    }

    @Test(
        arguments: [
            ("morgen um 8", "11-22 08:00:00"), ("morgen", "11-22 10:15:30"),
            ("um halb acht", "11-22 07:30:00"), ("um halb elf", "11-21 10:30:00"),
            ("halb eins", "11-21 12:30:00"), ("viertel nach elf", "11-21 11:15:00"),
            ("viertel zwölf", "11-21 11:15:00"), ("dreiviertel elf", "11-21 10:45:00"),
            ("fünf vor halb elf", "11-21 10:25:00"), ("zehn nach halb elf", "11-21 10:40:00"),
            ("zwanzig Minuten vor elf", "11-21 10:40:00"), ("um 18 Uhr", "11-21 18:00:00"),
            ("um 18 Uhr 30", "11-21 18:30:00"), ("um 10.30 Uhr", "11-21 10:30:00"),
            ("8uhr30", "11-22 08:30:00"), ("acht Uhr abends", "11-21 20:00:00"),
            ("heute Abend um acht", "11-21 20:00:00"), ("heute Abend", "11-21 19:00:00"),
            ("heute um 5", "11-21 17:00:00"), ("heute Nacht um 2", "11-22 02:00:00"),
            ("morgen früh", "11-22 09:00:00"), ("morgen früh um sieben", "11-22 07:00:00"),
            ("morgen Mittag", "11-22 12:00:00"), ("mittags", "11-21 12:00:00"),
            ("um Mitternacht", "11-22 00:00:00"), ("um 24 Uhr", "11-22 00:00:00"),
            ("um 0 Uhr", "11-22 00:00:00"), ("übermorgen um 9 Uhr", "11-23 09:00:00"),
            ("am Freitag um 9", "11-27 09:00:00"), ("Freitagabend um 8", "11-27 20:00:00"),
            ("Montag Morgen", "11-23 09:00:00"), ("nächsten Montag", "11-23 10:15:30"),
            ("Montag nächster Woche um 8", "11-23 08:00:00"),
            ("Montag in einer Woche", "11-30 10:15:30"),
            ("am 24.12. um 18 Uhr", "12-24 18:00:00"), ("am 24.12", "12-24 10:15:30"),
            ("24.12.2026 18:00", "12-24 18:00:00"), ("am 24.12.26 um acht", "12-24 08:00:00"),
            ("am 24. Dezember um 18 Uhr", "12-24 18:00:00"),
            ("am vierundzwanzigsten Dezember", "12-24 10:15:30"),
            ("am ersten Dezember um 7", "12-01 07:00:00"), ("am dritten um 8", "12-03 08:00:00"),
            ("am 24. um 8", "11-24 08:00:00"), ("am 24", "11-24 10:15:30"),
            ("heute in einer Woche", "11-28 10:15:30"),
            ("in zwei Tagen um 9 Uhr", "11-23 09:00:00"),
            ("am Abend", "11-21 19:00:00"), ("am Morgen", "11-22 09:00:00"),
            ("morgen um 8.", "11-22 08:00:00"), ("nächsten Monat", "12-21 10:15:30"),
            ("um sieben in der Früh", "11-22 07:00:00"), ("tomorrow at noon", "11-22 12:00:00"),
            ("um elf", "11-21 11:00:00"),
        ] as [(String, String)]
    )
    func `a time in German is the next one to come`(text: String, time: String) throws {
        #expect(try local(instant(text, "de")) == "2026-" + time)
    }

    @Test(arguments: [
        ("morgen um 8", "2026-11-22 08:00:00"), ("am 24.12. um 18 Uhr", "2026-12-24 18:00:00"),
        ("in einer halben Stunde", "2026-11-21 10:45:30"), ("am 29.2.", "2028-02-29 10:15:30"),
        ("january 1 2027", "2027-01-01 10:15:30"), ("on november 20th", "2027-11-20 10:15:30"),
        ("in 3 months", "2027-02-21 10:15:30"), ("in half a year", "2027-05-21 10:15:30"),
        ("on the 31st", "2026-12-31 10:15:30"), ("in 100 years", "2126-11-21 10:15:30"),
    ])
    func `another language is understood too`(text: String, time: String) throws {
        #expect(try local(instant(text, "en")) == time)
        #expect(try local(instant(text, "fr")) == time)
    }

    @Test(
        arguments: [
            ("", PlanRefusal.Kind.missing, ""), ("?!", .missing, "?!"),
            ("blue", .notUnderstood, "blue"), ("at", .notUnderstood, "at"),
            ("tomorrow at", .notUnderstood, "tomorrow at"), ("five", .notUnderstood, "five"),
            ("tomorrow at blue", .notUnderstood, "blue"), ("in -5 minutes", .notUnderstood, "5"),
            ("in december", .notUnderstood, "december"),
            ("every day at 8", .repeating, "every day at 8"), ("daily", .repeating, "daily"),
            ("jeden Montag", .repeating, "jeden Montag"), ("on mondays", .repeating, "on mondays"),
            ("yesterday", .past, "yesterday"), ("two hours ago", .past, "two hours ago"),
            ("vor zwei Stunden", .past, "vor zwei Stunden"),
            ("today at 0:30", .past, "today at 0:30"),
            ("today", .past, "today"), ("on november 20th 2026", .past, "on november 20th 2026"),
            ("25:00", .impossible, "25:00"), ("10:75", .impossible, "10:75"),
            ("24:01", .impossible, "24:01"), ("am 31.2. um 8", .impossible, "31.2."),
            ("february 30th", .impossible, "february 30th"), ("at 25", .impossible, "25"),
            ("18 am", .impossible, "18 am"), ("2027-02-29", .impossible, "2027-02-29"),
            ("on the 32nd", .impossible, "32nd"),
            ("5/6 at 8", .ambiguous, "5/6"), ("tomorrow on friday", .contradictory, "friday"),
            ("in two hours at 8", .contradictory, "in two hours at 8"),
            ("at 8 at 9", .contradictory, "9"), ("morning evening", .contradictory, "evening"),
            ("in 101 years", .tooFar, "in 101 years"), ("9999999999999999999", .tooFar, nil),
            ("in 9999999999999999999 weeks", .tooFar, nil),
            ("in half a month", .impossible, "half a month"), ("in 99999999 months", .tooFar, nil),
        ] as [(String, PlanRefusal.Kind, String?)]
    )
    func `what names no time to come is refused with a reason`(
        text: String,
        kind: PlanRefusal.Kind,
        fragment: String?
    ) throws {
        let refusal = try #require(throws: PlanRefusal.self) { try instant(text, "en") }
        #expect(refusal.kind == kind)
        if let fragment { #expect(refusal.fragment == fragment) }
    }

    @Test func `a refusal is a sentence with an example in the person's language`() throws {
        let refusal = try #require(throws: PlanRefusal.self) { try instant("um blau", "de-DE") }
        #expect(
            refusal.description
                == "‘blau’ is not understood as a time; say for instance ‘morgen um 10:30’"
        )
    }

    @Test(arguments: [("en", "tomorrow at 10:30"), ("de", "morgen um 10:30")])
    func `the example is understood`(language: String, example: String) throws {
        let refusal = try #require(throws: PlanRefusal.self) { try instant("", language) }
        #expect(refusal.example == example)
        #expect(try local(instant(example, language)) == "2026-11-22 10:30:00")
    }

    @Test(arguments: [(-330, "16:30"), (300, "03:00"), (0, "23:30"), (-840, "09:00")])
    func `a place has its own day and its own ten o'clock`(offset: Int, clock: String) throws {
        // Half past eleven in the evening, UTC, of the 20th of November.
        let now: Int64 = 1_795_217_400_000
        let found = try PlanTime.instant(
            "tomorrow at 22:00",
            language: .english,
            now: now,
            timezoneOffset: offset
        )
        let local = { (instant: Int64) in instant - Int64(offset) * 60_000 }
        #expect(local(found) / 86_400_000 == local(now) / 86_400_000 + 1)
        #expect(local(found) % 86_400_000 == 22 * 3_600_000)
    }

    @Test(arguments: [
        (Int64.min, 0), (.max, 0), (0, .min), (0, .max), (8_640_000_000_000_000, 0),
        (-8_640_000_000_000_000, 1440), (-1, -60),
    ])
    func `no clock makes it stumble`(now: Int64, offset: Int) {
        for text in ["in two minutes", "tomorrow at 8", "next monday", "24.12.", "in 3 months"] {
            let found = try? PlanTime.instant(
                text,
                language: .english,
                now: now,
                timezoneOffset: offset
            )
            if let found { #expect(found > now) }
        }
    }

    @Test func `no words make it stumble, and what is found is to come`() {
        var generator = SeededGenerator(seed: 3)
        let pieces = [
            "in ", "at ", "am ", "um ", "on ", "half ", "halb ", "quarter ", "viertel ", "to ",
            "past ", "nach ", "vor ", "two ", "zwei ", "a ", "eine ", "minute ", "stunde ", "day ",
            "week ", "year ", "monday ", "morgen ", "tomorrow ", "today ", "noon ", "night ",
            "next ", "and ", "10:30 ", "24.12. ", "24.", "5", "9999999999999999999", "/", "-", ":",
            "t", "z", "+", ".", ",", "december ", "of ", "pm ", "uhr ", "2026-12-24", "ä", "\0",
        ]
        var understood = 0
        for _ in 0..<60_000 {
            let text = generator.text(of: pieces, upTo: 6)
            let language = Bool.random(using: &generator) ? "en" : "de"
            guard let found = try? instant(text, language) else { continue }
            understood += 1
            #expect(found >= Self.now, "\(text)")
            #expect(found - Self.now <= 36_525 * 86_400_000, "\(text)")
        }
        #expect(understood > 2000)
    }

    private func instant(_ text: String, _ language: String) throws(PlanRefusal) -> Int64 {
        try PlanTime.instant(
            text,
            language: Language(language),
            now: Self.now,
            timezoneOffset: Self.timezoneOffset
        )
    }

    private func local(_ instant: Int64) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: -Self.timezoneOffset * 60)
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
        return formatter.string(from: Date(timeIntervalSince1970: Double(instant / 1000)))
    }
}
