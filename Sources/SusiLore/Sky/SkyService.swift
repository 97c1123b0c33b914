// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// The service `sky`: the sun over a place on a day.
struct SkyService {
    let request: LoreRequest
    let zones: Zones
    let gazetteer: Gazetteer

    func rows() throws(LoreRefusal) -> [JSONObject] {
        var place = Place(asker: request)
        if let text = request["place"] { place = try gazetteer.place(in: text) }
        guard let latitude = place.latitude, let longitude = place.longitude else {
            throw LoreRefusal("it needs the name of a place whose position it knows")
        }
        let zone = place.zone.utf8.isEmpty ? nil : zones[place.zone]
        if zone == nil, !place.zone.utf8.isEmpty {
            throw LoreRefusal("this computer does not know the time zone \(place.zone)")
        }
        let date = try request.day("day")?.date ?? day(zone)
        // The local time of that day's noon is that of all its daylight.
        let noon = date.daysSince1970 * 86_400 + 43_200
        let offset = zone.map { $0.period(at: noon).offset } ?? request.offset
        return [row(place, date, latitude, longitude, offset)]
    }

    private func day(_ zone: Zone?) -> CivilDate {
        LoreRequest.day(of: request.now + (zone?.period(at: request.now).offset ?? request.offset))
    }

    private func row(
        _ place: Place,
        _ date: CivilDate,
        _ latitude: Double,
        _ longitude: Double,
        _ offset: Int64
    ) -> JSONObject {
        let words = request.words
        let distance = date.daysSince1970 - request.today.daysSince1970
        var row = JSONObject()
        row.append("place", place.name)
        row.append("where", place.whereabouts(isGerman: request.isGerman))
        row.append("country", place.country)
        row.append("date", words.date(date))
        row.append("day", words.days(distance))
        row.append("today", distance == 0)
        row.append("past", distance < 0)
        row.append("noon", clock(Sun.noon(date, longitude: longitude, offset: offset), offset))
        func day(_ date: CivilDate, _ height: Double) -> Sun.Day {
            Sun.day(date, latitude: latitude, longitude: longitude, offset: offset, height: height)
        }
        switch day(date, Sun.Height.rising) {
        case .crosses(let up, let down):
            row.append("sunrise", clock(up, offset))
            row.append("sunset", clock(down, offset))
            row.append("length", words.duration(minutes: (down - up + 30) / 60))
            row.append("is_up", request.now >= up && request.now < down)
            row.append("until_sunrise", until(up))
            row.append("until_sunset", until(down))
            if let before = date.adding(days: -1),
                case .crosses(let earlier, let later) = day(before, Sun.Height.rising)
            {
                let change = Double(down - up - (later - earlier)) / 60
                let minutes = Int64(abs(change).rounded())
                row.append("longer", change > 0 && minutes > 0)
                row.append("change", words.count(minutes, .minute))
            }
        case .isAlwaysAbove:
            row.append("polar", "day")
            row.append("length", words.duration(minutes: 1440))
        case .isAlwaysBelow:
            row.append("polar", "night")
            row.append("length", words.duration(minutes: 0))
        }
        for (name, height) in [
            ("civil", Sun.Height.civil), ("nautical", Sun.Height.nautical),
            ("astronomical", Sun.Height.astronomical),
        ] {
            guard case .crosses(let up, let down) = day(date, height) else { continue }
            row.append("\(name)_dawn", clock(up, offset))
            row.append("\(name)_dusk", clock(down, offset))
        }
        return row
    }

    private func clock(_ time: Int64, _ offset: Int64) -> String {
        // To the nearest minute.
        request.words.clock((time + offset + 30).modulo(86_400))
    }

    /// "2 hours and 5 minutes" from now; empty where it is over.
    private func until(_ time: Int64) -> String {
        let minutes = (time - request.now + 30) / 60
        return time > request.now && minutes < 1440
            ? request.words.duration(minutes: minutes) : ""
    }
}
