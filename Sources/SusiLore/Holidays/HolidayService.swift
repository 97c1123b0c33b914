// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// The service `holidays`: the public holidays of a country or of a part of it.
enum HolidayService {
    static func rows(for request: LoreRequest) throws(LoreRefusal) -> [JSONObject] {
        let name = try request.demand("place")
        guard let (country, part) = HolidayCountry.named(name) else {
            throw LoreRefusal("it does not know the public holidays of “\(name)”")
        }
        let today = request.today
        var days: [HolidayDate]
        if let day = try request.day("day")?.date {
            days = country.days(in: day.year, part: part).filter { $0.date == day }
        } else if let year = try request.year() {
            days = country.days(in: year, part: part)
        } else {
            // Without a year those of the next twelve months.
            let all = [today.year, today.year + 1].flatMap { country.days(in: $0, part: part) }
            days = all.filter {
                let distance = $0.date.daysSince1970 - today.daysSince1970
                return distance >= 0 && distance < 365
            }
        }
        if request["next"] != nil { days = Array(days.prefix(1)) }
        guard !days.isEmpty else { throw LoreRefusal("there is no public holiday then") }
        return days.map { row($0, country, part, request) }
    }

    private static func row(
        _ day: HolidayDate,
        _ country: HolidayCountry,
        _ part: HolidayCountry.Part?,
        _ request: LoreRequest
    ) -> JSONObject {
        let words = request.words
        let distance = day.date.daysSince1970 - request.today.daysSince1970
        let name = words.pick(day.holiday.english, day.holiday.german)
        let kept = country.parts.filter { part in
            day.holiday.parts.contains { $0.utf8.elementsEqual(part.code.utf8) }
        }
        var row = JSONObject()
        row.append(
            "name",
            day.isSubstitute ? "\(name) (\(words.pick("day off", "Ersatztag")))" : name
        )
        row.append("date", words.date(day.date))
        row.append("weekday", words.weekday(day.date.weekday))
        row.append("iso", words.iso(day.date))
        row.append("days", .number(distance))
        row.append("until", words.days(distance))
        // Where a part was asked for, it is kept there; else it may be in some parts only.
        row.append(
            "where",
            words.list(part == nil ? kept.map { words.pick($0.english, $0.german) } : [])
        )
        row.append(
            "place",
            words.pick(part?.english ?? country.english, part?.german ?? country.german)
        )
        return row
    }
}
