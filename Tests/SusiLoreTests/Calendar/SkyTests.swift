// Susi. SPDX-License-Identifier: Apache-2.0

import SusiLore
import SusiMind
import SusiWire
import Testing

/// Sun, moon and seasons against published examples.
@Suite struct SkyTests {
    private let almanac: Almanac

    init() throws { almanac = try Almanac() }

    /// The example of the Solar Position Algorithm of the US National Renewable Energy Laboratory.
    ///
    /// Reda and Andreas, 2003: Golden, Colorado, 17 October 2003, seven hours behind UTC.
    /// Sunrise 6:12:43, transit 11:46:04, and sunset 17:20:19, which is that of the evening before:
    /// the example's day is one of universal time.
    @Test func `the sun rises over Golden as published`() {
        var golden = almanac
        golden.now = 1_066_419_030
        golden.timezoneOffset = 420
        golden.observation = ["latitude": .number(39.742476), "longitude": .number(-105.1786)]
        #expect(golden.ask("sky", "sunrise") == "6:13 am")
        #expect(golden.ask("sky", "sunset", ["day": "yesterday"]) == "5:20 pm")
        #expect(golden.ask("sky", "noon") == "11:46 am")
    }

    @Test func `nothing rises or sets beyond the polar circle`() {
        let place = ["place": "Longyearbyen", "day": "21 june 2026"]
        var north = almanac
        north.lore.zones = Zones { _ in TimeZoneFile.steady["Europe/Berlin"] }
        #expect(north.ask("sky", "polar", place) == "day")
        #expect(
            north.ask("sky", "polar", ["place": "Longyearbyen", "day": "21 december 2026"])
                == "night"
        )
        #expect(north.ask("sky", "sunrise", place) == "")
    }

    @Test func `without a place or a position it is asked for`() {
        #expect(almanac.ask("sky", "sunrise").hasPrefix("failed: it needs the name of a place"))
        #expect(almanac.ask("sky", "sunrise", ["place": "Atlantis"]).hasPrefix("failed"))
    }

    /// Meeus, Astronomical Algorithms, examples 49.a (1977, 3:37:42 ephemeris time, 48 seconds
    /// before the earth's) and 49.b (2044).
    @Test func `phases of the moon come as published`() {
        var past = almanac
        past.timezoneOffset = 0
        past.now = 225_000_000
        #expect(past.ask("moon", "next_new") == "18 February 1977")
        #expect(past.ask("moon", "next_new_time") == "3:37 am")
        past.now = 2_336_800_000
        #expect(past.ask("moon", "next_last_quarter") == "21 January 2044")
    }

    /// Known full and new moons: the eclipses of 28 September 2015 (2:51 UTC) and 12 August 2026 (17:37).
    @Test func `eclipses happen at full and new moon`() {
        var then = almanac
        then.timezoneOffset = 0
        then.now = 1_443_000_000
        #expect(then.ask("moon", "next_full") == "28 September 2015")
        #expect(["2:50 am", "2:51 am"].contains(then.ask("moon", "next_full_time")))
        let day = ["day": "28 september 2015"]
        #expect(then.ask("moon", "phase", day) == "full moon")
        #expect(Int(then.ask("moon", "illumination", day)).map { $0 >= 98 } == true)
        then.now = 1_786_000_000
        #expect(then.ask("moon", "next_new") == "12 August 2026")
        #expect(["5:36 pm", "5:37 pm"].contains(then.ask("moon", "next_new_time")))
        #expect(then.german.ask("moon", "phase", ["day": "12.8.2026"]) == "Neumond")
    }

    /// Meeus' example 27.a: the solstice of June 1962, 21:25:08 ephemeris time; and the March equinox
    /// of 2024, 3:06 UTC, as the almanacs had it.
    @Test func `seasons begin as published`() {
        var there = almanac
        there.timezoneOffset = 0
        let rows = there.rows("seasons", [("year", "1962")])
        #expect(rows.count == 4)
        #expect(there.text(rows[1]["time"]) == "9:25 pm")
        #expect(there.text(rows[1]["date"]) == "21 June 1962")
        let spring = ["year": "2024", "season": "spring"]
        #expect(there.ask("seasons", "date", spring) == "20 March 2024")
        #expect(["3:06 am", "3:07 am"].contains(there.ask("seasons", "time", spring)))
        #expect(there.ask("seasons", "until", ["season": "winter"]) == "in 30 days")
        #expect(there.ask("seasons", "date", ["season": "soup"]).hasPrefix("failed"))
    }
}
