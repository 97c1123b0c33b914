// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// Where on earth: a city of the table `cities`, a country, a zone, or where the person is.
struct Place: Sendable {
    /// What it is called in the person's language; empty for where the person is.
    var name: String
    var country = ""
    /// The zone's name; empty where only an offset is known.
    var zone = ""
    var latitude: Double?
    var longitude: Double?
    /// How many different times its country has, where they are more than one.
    var timesInCountry: Int?

    /// The city that a row of the table tells of.
    init(_ row: JSONObject, isGerman: Bool) {
        func text(_ name: String, or other: String) -> String {
            let found = row[name]?.string ?? row[other]?.string ?? ""
            // The first of several names is the usual one.
            let end = found.utf8.firstIndex(of: UInt8(ascii: ";")) ?? found.utf8.endIndex
            return String(found[..<end])
        }
        name = isGerman ? text("de", or: "name") : text("name", or: "name")
        country = isGerman ? text("country_de", or: "country") : text("country", or: "country")
        zone = row["zone"]?.string ?? ""
        latitude = (row["latitude"]?.string).flatMap { Double($0) }
        longitude = (row["longitude"]?.string).flatMap { Double($0) }
    }

    /// A place that has nothing but a name and a zone.
    init(name: String, zone: String) {
        self.name = name
        self.zone = zone
    }

    /// Where the person is, as far as the device tells.
    init(asker request: LoreRequest) {
        name = ""
        let observation = request.question.observation
        func degrees(_ name: String, upTo limit: Double) -> Double? {
            let value = observation[name]
            let number = value?.double ?? (value?.string).flatMap { Double($0) }
            guard let number, abs(number) <= limit else { return nil }
            return number
        }
        latitude = degrees("latitude", upTo: 90)
        longitude = degrees("longitude", upTo: 180)
        if longitude == nil { latitude = nil }
    }
}
