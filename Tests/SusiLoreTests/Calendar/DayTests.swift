// Susi. SPDX-License-Identifier: Apache-2.0

import SusiLore
import SusiMind
import SusiWire
import Testing

/// Days as people name them, and what is known about them.
///
/// Today is Saturday, 21 November 2026.
@Suite struct DayTests {
    private let almanac: Almanac

    init() throws { almanac = try Almanac() }

    @Test(arguments: [
        ("today", "2026-11-21"), ("tomorrow", "2026-11-22"), ("yesterday", "2026-11-20"),
        ("the day after tomorrow", "2026-11-23"), ("the day before yesterday", "2026-11-19"),
        ("3 May 2027", "2027-05-03"), ("may 3rd", "2027-05-03"), ("the 3rd of May", "2027-05-03"),
        ("December 24, 2026", "2026-12-24"), ("november 20", "2027-11-20"),
        ("2027-05-03", "2027-05-03"), ("5/3/2027", "2027-05-03"), ("23/3/2027", "2027-03-23"),
        ("friday", "2026-11-27"), ("saturday", "2026-11-21"), ("next saturday", "2026-11-28"),
        ("last friday", "2026-11-20"), ("monday next week", "2026-11-23"),
        ("next week", "2026-11-28"), ("next month", "2026-12-21"), ("last year", "2025-11-21"),
        ("in 40 days", "2026-12-31"), ("40 days ago", "2026-10-12"),
        ("3 weeks from now", "2026-12-12"),
        ("a fortnight from tomorrow", "2026-12-06"), ("in half a year", "2027-05-21"),
        ("two weeks and three days from today", "2026-12-08"), ("a year ago", "2025-11-21"),
        ("10 days before christmas", "2026-12-15"), ("the day after christmas", "2026-12-26"),
        ("one hundred days after 1 january 2027", "2027-04-11"), ("the 24th", "2026-11-24"),
        ("friday the 13th", "2027-08-13"), ("first monday in may 2027", "2027-05-03"),
        ("the last friday of march", "2027-03-26"), ("29 february", "2028-02-29"),
        ("christmas", "2026-12-25"), ("christmas eve", "2026-12-24"), ("xmas", "2026-12-25"),
        ("next christmas", "2026-12-25"), ("last christmas", "2025-12-25"),
        ("easter 2027", "2027-03-28"), ("easter in 2028", "2028-04-16"),
        ("easter next year", "2027-03-28"), ("thanksgiving", "2026-11-26"),
        ("black friday", "2026-11-27"), ("new year's eve", "2026-12-31"),
        ("new year", "2027-01-01"),
        ("mother's day 2027", "2027-05-09"), ("halloween", "2027-10-31"),
        ("the first sunday of advent", "2026-11-29"), ("saint patrick's day", "2027-03-17"),
    ])
    func `English days are understood`(text: String, iso: String) {
        #expect(almanac.ask("date", "iso", ["day": text]) == iso, "\(text)")
    }

    @Test(arguments: [
        ("heute", "2026-11-21"), ("morgen", "2026-11-22"), ("übermorgen", "2026-11-23"),
        ("gestern", "2026-11-20"), ("vorgestern", "2026-11-19"), ("3. Mai 2027", "2027-05-03"),
        ("am 3.5.2027", "2027-05-03"), ("3.5.", "2027-05-03"), ("dem 24. Dezember", "2026-12-24"),
        ("freitag", "2026-11-27"), ("nächsten Freitag", "2026-11-27"),
        ("letzten montag", "2026-11-16"), ("kommenden samstag", "2026-11-28"),
        ("nächste Woche", "2026-11-28"), ("nächsten Monat", "2026-12-21"),
        ("in 40 Tagen", "2026-12-31"), ("vor 40 Tagen", "2026-10-12"),
        ("heute in 3 Wochen", "2026-12-12"), ("heute vor 3 wochen", "2026-10-31"),
        ("freitag in einer woche", "2026-12-04"), ("in vierzehn tagen", "2026-12-05"),
        ("in einem Jahr", "2027-11-21"), ("10 Tage nach Ostern 2027", "2027-04-07"),
        ("100 Tage vor heiligabend", "2026-09-15"), ("am 24.", "2026-11-24"),
        ("erster Montag im Mai 2027", "2027-05-03"), ("letzter Freitag im März", "2027-03-26"),
        ("Weihnachten", "2026-12-25"), ("heiligabend", "2026-12-24"), ("Silvester", "2026-12-31"),
        ("1. Advent", "2026-11-29"), ("Ostern 2027", "2027-03-28"),
        ("Pfingsten 2027", "2027-05-16"),
        ("buß- und bettag 2027", "2027-11-17"), ("Totensonntag", "2026-11-22"),
        ("Vatertag", "2027-05-06"), ("Muttertag nächstes Jahr", "2027-05-09"),
        ("freitag der 13.", "2027-08-13"), ("5.5.80", "1980-05-05"), ("5.5.30", "2030-05-05"),
    ])
    func `German days are understood`(text: String, iso: String) {
        #expect(almanac.german.ask("date", "iso", ["day": text]) == iso, "\(text)")
    }

    @Test(arguments: [
        "", "soup", "31 april 2027", "29 february 2027", "may", "in 3 hours", "13/13/2027",
        "in 99999999999999 days", "0 may", "the day before 1 january 1",
    ])
    func `what is no day is refused or is today`(text: String) {
        let answer = almanac.ask("date", "iso", ["day": text])
        #expect(text.isEmpty ? answer == "2026-11-21" : answer.hasPrefix("failed"), "\(answer)")
    }

    @Test func `much is known about a day`() {
        let day = ["day": "3 May 2027"]
        #expect(almanac.ask("date", "weekday", day) == "Monday")
        #expect(almanac.german.ask("date", "date", day) == "3. Mai 2027")
        #expect(almanac.ask("date", "week", day) == "18")
        #expect(almanac.ask("date", "day_of_year", day) == "123")
        #expect(almanac.ask("date", "until", day) == "in 163 days")
        #expect(almanac.german.ask("date", "until", ["day": "vorgestern"]) == "vor 2 Tagen")
        #expect(almanac.ask("date", "leap", ["day": "1 january 2028"]) == "yes")
        #expect(almanac.ask("date", "leap", ["day": "1 january 2100"]) == "")
        #expect(almanac.ask("date", "days_in_month", ["day": "1 february 2028"]) == "29")
        #expect(
            almanac.ask("date", "iso", ["plus": "1 month", "day": "2027-01-31"]) == "2027-02-28"
        )
        #expect(almanac.ask("date", "feast", ["day": "heiligabend"]) == "Christmas Eve")
    }

    /// Dates of other calendars as they are published for New Year and Ramadan.
    @Test(arguments: [
        ("2024-10-03", "1 Tishri 5785", "29 Rabi al-awwal 1446", "2460587"),
        ("2025-09-23", "1 Tishri 5786", "30 Rabi al-awwal 1447", "2460942"),
        ("2024-04-23", "15 Nisan 5784", "14 Shawwal 1445", "2460424"),
        ("2000-01-01", "23 Tevet 5760", "24 Ramadan 1420", "2451545"),
        ("2024-03-24", "14 Adar II 5784", "14 Ramadan 1445", "2460394"),
        ("1970-01-01", "23 Tevet 5730", "22 Shawwal 1389", "2440588"),
    ])
    func `other calendars are known`(iso: String, hebrew: String, islamic: String, julian: String) {
        #expect(almanac.ask("date", "hebrew", ["day": iso]) == hebrew)
        #expect(almanac.ask("date", "islamic", ["day": iso]) == islamic)
        #expect(almanac.ask("date", "julian_day", ["day": iso]) == julian)
    }

    @Test func `spans are told in years, months and days`() {
        let life = ["from": "5 may 1980", "to": "today"]
        #expect(almanac.ask("span", "text", life) == "46 years, 6 months and 16 days")
        #expect(almanac.ask("span", "years", life) == "46")
        #expect(almanac.ask("span", "anniversary_days", life) == "165")
        #expect(almanac.ask("span", "anniversary_number", life) == "47")
        #expect(almanac.german.ask("span", "text", ["to": "24.12."]) == "1 Monat und 3 Tage")
        #expect(almanac.ask("span", "in_weeks", ["to": "christmas"]) == "4 weeks and 6 days")
        #expect(almanac.ask("span", "backward", ["from": "tomorrow"]) == "yes")
        #expect(almanac.ask("span", "distance", ["from": "today"]) == "0 days")
        // Who is born on a leap day.
        #expect(
            almanac.ask("span", "anniversary", ["from": "29 february 2020"]) == "28 February 2027"
        )
    }

    @Test func `a month is a table of weeks`() {
        let rows = almanac.rows("calendar", [("month", "february 2027")])
        #expect(rows.count == 4)
        #expect(almanac.text(rows[0]["title"]) == "February 2027")
        #expect(["mo", "su"].map { almanac.text(rows[0][$0]) } == ["1", "7"])
        let present = almanac.rows("calendar", [])
        #expect(present.count == 6)
        #expect(almanac.text(present[3]["sa"]) == "[21]")
        #expect(almanac.text(present[0]["mo"]) == "")
        #expect(
            almanac.german.ask("calendar", "title", ["month": "nächsten Monat"]) == "Dezember 2026"
        )
        #expect(almanac.ask("calendar", "title", ["month": "may"]) == "May 2027")
        #expect(almanac.ask("calendar", "title", ["month": "soup"]).hasPrefix("failed"))
    }

    @Test func `all Fridays the 13th of a year are found`() {
        let arguments = ["all": "friday 13", "year": "2026"]
        #expect(
            almanac.ask("calendar", "list", arguments)
                == "13 February 2026, 13 March 2026 and 13 November 2026"
        )
        #expect(almanac.german.ask("calendar", "date", ["all": "Freitag 13"]) == "13. August 2027")
        #expect(almanac.ask("calendar", "list", ["all": "soup"]).hasPrefix("failed"))
    }

    @Test func `random words never crash`() {
        let words = [
            "the", "day", "before", "after", "next", "last", "friday", "may", "in", "40", "days",
            "ago",
            "weeks", "of", "first", "13th", "2027", "christmas", "from", "now", "a", "half", "year",
            "und",
            "letzter", "im", "9999", "99999999999", "minus", "31.2.", "5/6", "vor", "zwei",
            "hundred", "\"",
            "ä", "1", "01.01.0001", "31 december 9999", "plus", "9000", "years",
        ]
        var random = SplitMix(seed: 3)
        for round in 0..<4000 {
            let text = (0...random.next(below: 6)).map { _ in words[random.next(below: words.count)]
            }
            .joined(separator: " ")
            let asker = round % 2 == 0 ? almanac : almanac.german
            switch round % 5 {
            case 0: _ = asker.rows("span", [("from", text), ("to", "today")])
            case 1: _ = asker.rows("date", [("plus", text), ("minus", text)])
            case 2: _ = asker.rows("calendar", [("month", text)])
            case 3: _ = asker.rows("time", [("place", text), ("at", text), ("from", "Berlin")])
            default: _ = asker.rows("date", [("day", text)])
            }
        }
    }
}
