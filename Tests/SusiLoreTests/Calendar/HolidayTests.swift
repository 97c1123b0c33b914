// Susi. SPDX-License-Identifier: Apache-2.0

import SusiLore
import SusiMind
import SusiWire
import Testing

/// Public holidays against the lists that governments publish.
@Suite struct HolidayTests {
    private let almanac: Almanac

    init() throws { almanac = try Almanac() }

    private func days(_ place: String, _ year: Int) -> [String] {
        almanac.rows("holidays", [("place", place), ("year", String(year))])
            .map { String(almanac.text($0["iso"]).dropFirst(5)) }
    }

    @Test func `Bavaria has thirteen`() {
        #expect(
            days("Bayern", 2026) == [
                "01-01", "01-06", "04-03", "04-06", "05-01", "05-14", "05-25", "06-04", "08-15",
                "10-03", "11-01", "12-25", "12-26",
            ]
        )
    }

    @Test func `Länder differ, and laws change`() {
        #expect(days("Berlin", 2025).contains("05-08"))
        #expect(!days("Berlin", 2026).contains("05-08"))
        #expect(!days("Berlin", 2018).contains("03-08"))
        #expect(days("Hamburg", 2017).contains("10-31"))
        #expect(!days("Hamburg", 2016).contains("10-31"))
        #expect(days("Sachsen", 2026).contains("11-18"))
        #expect(days("NRW", 2026).count == 11)
        #expect(days("Thüringen", 2026).contains("09-20"))
    }

    @Test func `Austria has thirteen`() {
        #expect(
            days("Österreich", 2026) == [
                "01-01", "01-06", "04-06", "05-01", "05-14", "05-25", "06-04", "08-15", "10-26",
                "11-01", "12-08", "12-25", "12-26",
            ]
        )
    }

    @Test func `England gives days off for weekends`() {
        #expect(
            days("England", 2022) == [
                "01-01", "01-03", "04-15", "04-18", "05-02", "06-02", "06-03", "08-29", "09-19",
                "12-25", "12-26", "12-27",
            ]
        )
        #expect(days("England", 2021).suffix(4) == ["12-25", "12-26", "12-27", "12-28"])
        #expect(days("Scotland", 2023).prefix(4) == ["01-01", "01-02", "01-03", "04-07"])
    }

    @Test func `federal holidays of the United States are moved to a workday`() {
        #expect(
            days("USA", 2027) == [
                "01-01", "01-18", "02-15", "05-31", "06-18", "06-19", "07-04", "07-05", "09-06",
                "10-11", "11-11", "11-25", "12-24", "12-25",
            ]
        )
    }

    @Test func `the next one is told, and where it is kept`() {
        let next = ["place": "germany", "next": "yes"]
        #expect(almanac.ask("holidays", "name", next) == "Christmas Day")
        #expect(almanac.ask("holidays", "until", next) == "in 34 days")
        let epiphany = ["place": "Deutschland", "day": "6. Januar"]
        #expect(
            almanac.german.ask("holidays", "where", epiphany)
                == "Baden-Württemberg, Bayern und Sachsen-Anhalt"
        )
        #expect(almanac.ask("holidays", "name", ["place": "Atlantis"]).hasPrefix("failed"))
    }
}
