// Susi. SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import SusiLore
import SusiMind
import SusiWire
import Testing

/// What clocks show, here and elsewhere.
///
/// It is Saturday, 21 November 2026, 13:05 in Berlin.
@Suite struct TimeTests {
    private let almanac: Almanac

    init() throws { almanac = try Almanac() }

    @Test func `without a place it is the person's own time`() {
        #expect(almanac.ask("time", "time") == "1:05 pm")
        #expect(almanac.german.ask("time", "time") == "13:05 Uhr")
        #expect(almanac.ask("time", "date") == "21 November 2026")
        #expect(almanac.ask("time", "offset") == "UTC+1")
    }

    @Test(arguments: [
        ("Tokyo", "9:05 pm", "8 hours ahead of you"),
        ("new york", "7:05 am", "6 hours behind you"),
        ("Berlin", "1:05 pm", "the same time as yours"),
        ("Mumbai", "5:35 pm", "4 hours and 30 minutes ahead of you"),
        ("Auckland", "1:05 am", "12 hours ahead of you"),
        ("UTC", "12:05 pm", "1 hour behind you"),
        ("Japan", "9:05 pm", "8 hours ahead of you"), ("paris texas", "failed", ""),
    ])
    func `places have their own`(place: String, time: String, difference: String) {
        let arguments = ["place": place]
        #expect(almanac.ask("time", "time", arguments).hasPrefix(time))
        guard !difference.isEmpty else { return }
        #expect(almanac.ask("time", "difference", arguments) == difference)
    }

    @Test func `another day is said`() {
        #expect(almanac.ask("time", "day", ["place": "Auckland"]) == "tomorrow")
        #expect(almanac.ask("time", "other_day", ["place": "Tokyo"]) == "")
    }

    @Test func `several places give several rows, and so does a wide country`() throws {
        let rows = almanac.rows("time", [("place", "Tokyo, New York and Sydney")])
        #expect(rows.map { almanac.text($0["place"]) } == ["Tokyo", "New York", "Sydney"])
        #expect(almanac.german.ask("time", "place", ["place": "Tokio"]) == "Tokio")
        var wide = almanac
        wide.lore.zones = Zones {
            TimeZoneFile.steady[$0 == "Australia/Perth" ? "Asia/Tokyo" : "Australia/Sydney"]
        }
        // Zones that agree are told once.
        let zones = wide.rows("time", [("place", "australia")])
        #expect(zones.map { wide.text($0["place"]) } == ["Sydney", "Perth"])
        #expect(zones.allSatisfy { wide.text($0["several"]) == "2" })
        #expect(wide.ask("time", "place", ["place": "usa"]) == "United States")
        #expect(wide.ask("time", "place", ["place": "kalifornien"]) == "Los Angeles")
        #expect(wide.ask("time", "country", ["place": "san jose costa rica"]) == "Costa Rica")
    }

    @Test(arguments: [
        ("5 pm", "Berlin", "Tokyo", "1:00 am", "tomorrow"),
        ("noon", "London", "New York", "7:00 am", "today"),
        ("17:30", "new york", "berlin", "11:30 pm", "today"),
        ("5", "berlin", "london", "4:00 am", "today"),
        ("half past six pm", "sydney", "berlin", "8:30 am", "today"),
    ])
    func `times of one place are told in another`(
        at: String,
        from: String,
        place: String,
        time: String,
        day: String
    ) {
        let arguments = ["at": at, "from": from, "place": place]
        #expect(almanac.ask("time", "time", arguments) == time)
    }

    @Test func `a time elsewhere is told in the person's own`() {
        let arguments = ["at": "18 uhr", "from": "new york"]
        #expect(almanac.german.ask("time", "time", arguments) == "0:00 Uhr")
        #expect(
            almanac.ask("time", "time", ["at": "soup", "from": "new york"]).hasPrefix("failed")
        )
    }

    @Test func `the next change of clocks is told`() {
        let berlin = ["place": "Berlin"]
        #expect(almanac.ask("time", "change_date", berlin) == "28 March 2027")
        #expect(almanac.german.ask("time", "change_direction", berlin) == "vor")
        #expect(almanac.ask("time", "change_from", berlin) == "2:00 am")
        #expect(almanac.ask("time", "change_to", berlin) == "3:00 am")
        #expect(almanac.ask("time", "summer_time", berlin) == "")
        #expect(almanac.ask("time", "summer_time", ["place": "Sydney"]) == "yes")
        #expect(almanac.ask("time", "change_date", ["place": "Tokyo"]) == "")
    }

    @Test func `a position near a city gives the person's zone`() {
        var near = almanac
        near.observation = ["latitude": .number(52.4), "longitude": .number(13.1)]
        #expect(near.ask("time", "change_date") == "28 March 2027")
        near.timezoneOffset = 300
        #expect(near.ask("time", "change_date") == "")
    }

    @Test func `Unix times are told`() {
        #expect(almanac.ask("time", "unix") == "1795262700")
        let then = ["unix": "1000000000", "place": "UTC"]
        #expect(almanac.ask("time", "time", then) == "1:46 am")
        #expect(almanac.ask("time", "date", then) == "9 September 2001")
        #expect(almanac.ask("time", "date", ["unix": "99999999999999"]).hasPrefix("failed"))
    }

    @Test func `every city of the table has a zone's name and a position`() {
        for row in almanac.lore.tables["cities"]?.rows ?? [] {
            let zone = almanac.text(row["zone"])
            #expect(Zones.isName(zone), "\(zone)")
            let place = (almanac.text(row["latitude"]), almanac.text(row["longitude"]))
            #expect(Double(place.0).map { abs($0) <= 90 } == true, "\(row)")
            #expect(Double(place.1).map { abs($0) <= 180 } == true, "\(row)")
        }
    }

    @Test func `every zone of the table is known to this system's database`() {
        let folder = "/usr/share/zoneinfo"
        guard FileManager.default.fileExists(atPath: folder) else { return }
        for row in almanac.lore.tables["cities"]?.rows ?? [] {
            let name = almanac.text(row["zone"])
            let data = try? Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
            #expect(data.flatMap { Zone(parsing: [UInt8]($0)) } != nil, "\(name)")
        }
    }
}
