// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// The service `seasons`: when they begin, in a year or from now on.
enum SeasonService {
    static func rows(for request: LoreRequest) throws(LoreRefusal) -> [JSONObject] {
        let words = request.words
        let year = try request.year()
        guard (1000...2999).contains(year ?? request.today.year) else {
            throw LoreRefusal("it reckons the seasons of the years 1000 to 2999 only")
        }
        var found: [(season: Season, time: Int64)] = []
        for each in (year ?? request.today.year)...(year ?? request.today.year + 1) {
            for season in Season.allCases {
                let time = season.seconds(inYear: each)
                let day = LoreRequest.day(of: time + request.offset)
                if year != nil || day.daysSince1970 >= request.today.daysSince1970 {
                    found.append((season, time))
                }
            }
        }
        if let name = request["season"] {
            let wanted = try season(name)
            found = found.filter { $0.season == wanted }
        }
        return found.prefix(4).map { season, time in
            let local = time + request.offset
            let date = LoreRequest.day(of: local)
            let distance = date.daysSince1970 - request.today.daysSince1970
            var row = JSONObject()
            row.append("season", names(words)[season.rawValue])
            row.append("event", events(words)[season.rawValue])
            row.append("date", words.date(date))
            row.append("weekday", words.weekday(date.weekday))
            row.append("time", words.clock((local + 30).modulo(86_400)))
            row.append("iso", words.iso(date))
            row.append("days", .number(distance))
            row.append("until", words.days(distance))
            row.append("past", distance < 0)
            return row
        }
    }

    /// What begins north of the equator.
    private static func names(_ words: CalendarWords) -> [String] {
        words.isGerman
            ? ["Frühling", "Sommer", "Herbst", "Winter"] : ["spring", "summer", "autumn", "winter"]
    }

    private static func events(_ words: CalendarWords) -> [String] {
        words.isGerman
            ? [
                "Tagundnachtgleiche im März", "Sommersonnenwende",
                "Tagundnachtgleiche im September",
                "Wintersonnenwende",
            ]
            : ["March equinox", "summer solstice", "September equinox", "winter solstice"]
    }

    private static func season(_ text: String) throws(LoreRefusal) -> Season {
        let name = Wording.normalized(text.utf8)
        let words: [(String, Season)] = [
            ("spring", .march), ("frühling", .march), ("frühjahr", .march), ("lenz", .march),
            ("march equinox", .march), ("spring equinox", .march), ("vernal equinox", .march),
            ("summer", .june), ("sommer", .june), ("summer solstice", .june),
            ("sommersonnenwende", .june), ("longest day", .june), ("june solstice", .june),
            ("längste tag", .june), ("autumn", .september), ("fall", .september),
            ("herbst", .september), ("autumn equinox", .september),
            ("autumnal equinox", .september), ("september equinox", .september),
            ("winter", .december), ("winter solstice", .december),
            ("wintersonnenwende", .december), ("shortest day", .december),
            ("december solstice", .december), ("kürzeste tag", .december),
        ]
        guard let found = words.first(where: { $0.0.utf8.elementsEqual(name) }) else {
            throw LoreRefusal("“\(text)” is no season")
        }
        return found.1
    }
}
