// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// The service `moon`: its phase, and when the next phases are.
enum MoonService {
    static func rows(for request: LoreRequest) throws(LoreRefusal) -> [JSONObject] {
        let words = request.words
        let date = try request.day("day")?.date
        // On another day the evening counts: then people look at it.
        let isNow = date == nil || date == request.today
        let time =
            date.map { isNow ? request.now : $0.daysSince1970 * 86_400 + 75_600 - request.offset }
            ?? request.now
        let day = LoreRequest.day(of: time + request.offset)
        let phase = phase(at: time, on: day, request.offset)
        var row = JSONObject()
        row.append("date", words.date(day))
        row.append("today", isNow)
        row.append("phase", words.pick(phase.english, phase.german))
        row.append("illumination", Int((Moon.illumination(at: time) * 100).rounded()))
        row.append("waxing", phase.isWaxing)
        row.append("full", phase.number == 4)
        row.append("new", phase.number == 0)
        row.append("sign", phase.picture)
        for (name, wanted) in [
            ("next_new", .new), ("next_first_quarter", .firstQuarter), ("next_full", .full),
            ("next_last_quarter", .lastQuarter),
        ] as [(String, Moon.Phase)] {
            // On the day itself the moon is full all day.
            let start = phase.isDay(of: wanted) ? day.daysSince1970 * 86_400 - request.offset : time
            let found = Moon.next(wanted, after: start)
            let date = LoreRequest.day(of: found + request.offset)
            let distance = date.daysSince1970 - request.today.daysSince1970
            row.append(name, words.date(date))
            row.append("\(name)_weekday", words.weekday(date.weekday))
            row.append("\(name)_time", words.clock((found + request.offset + 30).modulo(86_400)))
            row.append("\(name)_until", words.days(distance))
        }
        return [row]
    }

    /// One of the eight names of the moon's phases.
    private struct Name {
        /// From new moon, which is 0, to the waning crescent, which is 7.
        let number: Int

        var isWaxing: Bool { (1...3).contains(number) }
        var english: String {
            [
                "new moon", "waxing crescent", "first quarter", "waxing gibbous", "full moon",
                "waning gibbous", "last quarter", "waning crescent",
            ][number]
        }
        var german: String {
            [
                "Neumond", "zunehmende Sichel", "zunehmender Halbmond", "zunehmender Mond",
                "Vollmond", "abnehmender Mond", "abnehmender Halbmond", "abnehmende Sichel",
            ][number]
        }
        var picture: String { ["🌑", "🌒", "🌓", "🌔", "🌕", "🌖", "🌗", "🌘"][number] }

        func isDay(of phase: Moon.Phase) -> Bool { number == phase.rawValue * 2 }
    }

    /// The name on a day: that of an instant such as full moon is that of its whole day.
    private static func phase(at time: Int64, on day: CivilDate, _ offset: Int64) -> Name {
        let start = day.daysSince1970 * 86_400 - offset
        for phase in Moon.Phase.allCases {
            let found = Moon.next(phase, after: start - 1)
            if found < start + 86_400 { return Name(number: phase.rawValue * 2) }
        }
        // The phase that was last names what comes after it.
        var latest = (time: Int64.min, phase: Moon.Phase.new)
        for phase in Moon.Phase.allCases {
            let found = Moon.last(phase, before: time)
            if found > latest.time { latest = (found, phase) }
        }
        return Name(number: latest.phase.rawValue * 2 + 1)
    }
}
