// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// The service `time`: what clocks show at places, now or at another time.
struct TimeService {
    let request: LoreRequest
    let zones: Zones
    let gazetteer: Gazetteer

    func rows() throws(LoreRefusal) -> [JSONObject] {
        let moment = try moment()
        let places = try request["place"].map { (text) throws(LoreRefusal) in
            try gazetteer.places(in: text)
        }
        guard let places else { return [try row(home(), at: moment)] }
        return try distinct(places, at: moment.instant).map { (place) throws(LoreRefusal) in
            try row(place, at: moment)
        }
    }

    /// The places without those that show the same time as another one of their country.
    private func distinct(_ places: [Place], at instant: Int64) -> [Place] {
        var kept: [(place: Place, offset: Int64?)] = []
        for place in places {
            let offset = zones[place.zone]?.period(at: instant).offset
            let isKnown = kept.contains {
                $0.place.country.utf8.elementsEqual(place.country.utf8) && $0.offset == offset
            }
            if place.timesInCountry == nil || !isKnown { kept.append((place, offset)) }
        }
        for index in kept.indices where kept[index].place.timesInCountry != nil {
            kept[index].place.timesInCountry = kept.count
        }
        // A country whose zones agree just now has one time.
        if kept.count == 1, places.count > 1 {
            kept[0].place.timesInCountry = nil
            kept[0].place.name = kept[0].place.country
            kept[0].place.country = ""
        }
        return kept.map { $0.place }
    }

    /// The instant that is asked for: now, a Unix time, or a time of day somewhere.
    private func moment() throws(LoreRefusal) -> Moment {
        if let text = request["unix"] {
            guard let seconds = Int64(text), (-62_135_596_800...253_402_214_400).contains(seconds)
            else { throw LoreRefusal("“\(text)” is no Unix time of the years 1 to 9999") }
            return Moment(instant: seconds)
        }
        let from = try request["from"].map { (text) throws(LoreRefusal) in
            try gazetteer.place(in: text)
        }
        let zone = from.flatMap { zones[$0.zone] }
        if let from, zone == nil { throw unknown(from) }
        let here = zone.map { $0.period(at: request.now).offset } ?? request.offset
        guard let text = request["at"] else { return Moment(instant: request.now) }
        let minute =
            PlanTime.minuteOfDay(text, isGerman: request.isGerman)
            ?? PlanTime.minuteOfDay(text, isGerman: !request.isGerman)
        guard let minute else { throw LoreRefusal("“\(text)” is no time of day") }
        let day = try request.day("day")?.date.daysSince1970
        let today = (request.now + here).floorDivided(by: 86_400)
        let local = (day ?? today) * 86_400 + Int64(minute) * 60
        return Moment(
            instant: zone?.instant(ofLocal: local) ?? local - request.offset,
            asked: request.words.clock(Int64(minute) * 60),
            from: from?.whereabouts(isGerman: request.isGerman) ?? ""
        )
    }

    /// An instant, and how it was asked for.
    private struct Moment {
        let instant: Int64
        var asked = ""
        var from = ""
    }

    /// Where the person is; with its zone, where a city near by has the same time.
    private func home() -> Place {
        var place = Place(asker: request)
        if let latitude = place.latitude, let longitude = place.longitude,
            let city = gazetteer.city(near: latitude, longitude),
            let zone = zones[city.zone], zone.period(at: request.now).offset == request.offset
        {
            place.zone = city.zone
        }
        return place
    }

    private func unknown(_ place: Place) -> LoreRefusal {
        LoreRefusal("this computer does not know the time zone \(place.zone)")
    }

    private func row(_ place: Place, at moment: Moment) throws(LoreRefusal) -> JSONObject {
        let words = request.words
        let instant = moment.instant
        let zone = place.zone.utf8.isEmpty ? nil : zones[place.zone]
        if zone == nil, !place.zone.utf8.isEmpty { throw unknown(place) }
        let period = zone?.period(at: instant)
        let offset = period?.offset ?? request.offset
        let local = instant + offset
        let date = LoreRequest.day(of: local)
        // What the person's own clock will show may not be known for another day: the offset of now.
        let asker = LoreRequest.day(of: instant + request.offset)
        let seconds = offset - request.offset
        var row = JSONObject()
        row.append("asked", moment.asked)
        row.append("from", moment.from)
        row.append("place", place.name)
        row.append("where", place.whereabouts(isGerman: request.isGerman))
        row.append("country", place.country)
        row.append("zone", place.zone)
        row.append("abbreviation", period?.abbreviation ?? "")
        row.append("time", words.clock(local.modulo(86_400)))
        row.append("weekday", words.weekday(date.weekday))
        row.append("date", words.date(date))
        row.append("iso", words.iso(date))
        row.append("day", words.days(date.daysSince1970 - asker.daysSince1970))
        row.append("other_day", date == asker ? "" : words.weekday(date.weekday))
        row.append("offset", TimeService.utc(offset))
        row.append("difference", difference(seconds / 60))
        row.append("minutes", .number(seconds / 60))
        row.append("hour", Int(local.modulo(86_400) / 3600))
        row.append("minute", Int(local.modulo(3600) / 60))
        row.append("unix", .number(instant))
        if let count = place.timesInCountry { row.append("several", count) }
        if let zone { appendChange(of: zone, at: instant, to: &row) }
        return row
    }

    /// The next time that clocks are changed there; its members are missing where they never are.
    private func appendChange(of zone: Zone, at instant: Int64, to row: inout JSONObject) {
        let words = request.words
        guard let change = zone.change(after: instant) else { return }
        let distance = change.after.offset - change.before.offset
        // Summer time is what will be put back; whether a law calls it so does not matter.
        let isNear = change.time - instant < 370 * 86_400
        row.append("summer_time", distance < 0 && isNear)
        guard isNear else { return }
        // The last minute before it and the clocks' new time, as people are told it.
        let local = change.time + change.before.offset
        let date = LoreRequest.day(of: local)
        let today = LoreRequest.day(of: instant + change.before.offset)
        row.append("change_date", words.date(date))
        row.append("change_weekday", words.weekday(date.weekday))
        row.append("change_iso", words.iso(date))
        row.append("change_until", words.days(date.daysSince1970 - today.daysSince1970))
        row.append("change_from", words.clock(local.modulo(86_400)))
        row.append("change_to", words.clock((change.time + change.after.offset).modulo(86_400)))
        row.append(
            "change_direction",
            words.pick(distance > 0 ? "forward" : "back", distance > 0 ? "vor" : "zurück")
        )
        row.append("change_by", words.duration(minutes: abs(distance) / 60))
    }

    /// "UTC+2", "UTC+5:30", "UTC".
    private static func utc(_ seconds: Int64) -> String {
        guard seconds != 0 else { return "UTC" }
        let minutes = abs(seconds) / 60
        let rest = minutes % 60
        let end = rest == 0 ? "" : rest < 10 ? ":0\(rest)" : ":\(rest)"
        return "UTC\(seconds < 0 ? "-" : "+")\(minutes / 60)\(end)"
    }

    private func difference(_ minutes: Int64) -> String {
        let words = request.words
        guard minutes != 0 else {
            return words.pick("the same time as yours", "dieselbe Zeit wie bei dir")
        }
        let span = words.duration(minutes: abs(minutes))
        return minutes > 0
            ? words.pick("\(span) ahead of you", "\(span) später als bei dir")
            : words.pick("\(span) behind you", "\(span) früher als bei dir")
    }
}
