// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// Finds places by what people call them, in the table `cities`.
struct Gazetteer {
    let table: Table?
    let isGerman: Bool

    /// All places that a text names: "tokyo", "paris, texas", "London, Berlin and New York", "japan".
    ///
    /// A country with several zones gives one place for each of them, its largest city.
    func places(in text: String) throws(LoreRefusal) -> [Place] {
        let whole = Wording.normalized(text.utf8)
        guard whole.count <= 200 else {
            throw LoreRefusal("nobody can name so many places at once")
        }
        if let places = named(whole) { return places }
        var words = whole.split(separator: 0x20).map { Array($0) }[...]
        var places: [Place] = []
        while !words.isEmpty {
            if let first = words.first, Gazetteer.small.contains(where: { first == Array($0.utf8) })
            {
                words = words.dropFirst()
                continue
            }
            guard let (found, length) = longest(words) else {
                throw LoreRefusal("it does not know where “\(text)” is")
            }
            words = words.dropFirst(length)
            // "Paris France" is one place: the country only says which.
            if found.count == 1, let (city, length) = qualified(found[0], by: words) {
                places.append(city)
                words = words.dropFirst(length)
            } else {
                places += found
            }
        }
        guard !places.isEmpty else { throw LoreRefusal("it needs the name of a place") }
        return places
    }

    /// The one place that a text names.
    func place(in text: String) throws(LoreRefusal) -> Place {
        let places = try places(in: text)
        return places[0]
    }

    /// The city nearest to a point, within some 300 km.
    func city(near latitude: Double, _ longitude: Double) -> Place? {
        var best: (distance: Double, place: Place)?
        for row in table?.rows ?? [] {
            let place = Place(row, isGerman: isGerman)
            guard let north = place.latitude, let east = place.longitude else { continue }
            let down = north - latitude
            var along = abs(east - longitude)
            if along > 180 { along = 360 - along }
            along *= Degrees.cosine(latitude)
            let distance = down * down + along * along
            if distance < best?.distance ?? 7.3 { best = (distance, place) }
        }
        return best?.place
    }

    // MARK: Names

    private static let small = [
        "and", "und", "the", "in", "&", "sowie", "der", "den", "die", "or", "oder",
    ]

    private func longest(_ words: ArraySlice<[UInt8]>) -> (places: [Place], length: Int)? {
        for length in stride(from: min(words.count, 5), to: 0, by: -1) {
            let name = Array(words.prefix(length).joined(separator: [0x20]))
            if let places = named(name) { return (places, length) }
        }
        return nil
    }

    /// The city of the same name that lies in the country or region that follows.
    private func qualified(
        _ city: Place,
        by words: ArraySlice<[UInt8]>
    ) -> (Place, Int)? {
        guard let table, !city.name.utf8.isEmpty else { return nil }
        let cities = Set(table.rows(with: city.name, in: Gazetteer.names))
        for length in stride(from: min(words.count, 4), to: 0, by: -1) {
            let name = String(
                decoding: Array(words.prefix(length).joined(separator: [0x20])),
                as: UTF8.self
            )
            // A city of its own, as in "Mexico City, Singapore", is no qualifier.
            guard table.rows(with: name, in: Gazetteer.names).isEmpty else { continue }
            let inside = table.rows(with: name, in: Gazetteer.regions).filter {
                cities.contains($0)
            }
            if let row = inside.first {
                return (Place(table.rows[row], isGerman: isGerman), length)
            }
        }
        return nil
    }

    private static let names = ["name", "de"]
    private static let countries = ["country", "country_de"]
    private static let regions = ["country", "country_de", "region"]

    private func named(_ name: [UInt8]) -> [Place]? {
        let text = String(decoding: name, as: UTF8.self)
        if let table {
            if let row = table.rows(with: text, in: Gazetteer.names).first {
                return [Place(table.rows[row], isGerman: isGerman)]
            }
            for columns in [Gazetteer.countries, ["region"]] {
                let rows = table.rows(with: text, in: columns)
                if !rows.isEmpty { return region(rows, of: table, text, columns.count == 2) }
            }
        }
        for utc in ["utc", "gmt", "coordinated universal time", "greenwich"]
        where name.elementsEqual(utc.utf8) {
            return [Place(name: "UTC", zone: "UTC")]
        }
        return nil
    }

    /// One place for each zone of a country or a region.
    private func region(
        _ rows: [Int],
        of table: Table,
        _ text: String,
        _ isCountry: Bool
    ) -> [Place] {
        var places: [Place] = []
        for row in rows {
            let place = Place(table.rows[row], isGerman: isGerman)
            if places.contains(where: { $0.zone.utf8.elementsEqual(place.zone.utf8) }) { continue }
            places.append(place)
        }
        if places.count == 1, isCountry {
            places[0].name = places[0].country
            places[0].country = ""
        }
        for index in places.indices where places.count > 1 {
            places[index].timesInCountry = places.count
        }
        return places
    }
}
