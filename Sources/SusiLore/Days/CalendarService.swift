// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// The service `calendar`: a month as a table of weeks, or all days of a kind in a year.
enum CalendarService {
    static func rows(for request: LoreRequest) throws(LoreRefusal) -> [JSONObject] {
        if let wanted = request["all"] { return try days(wanted, request) }
        let (month, year) = try month(request)
        return weeks(of: month, year, request)
    }

    // MARK: A month

    private static func weeks(of month: Int, _ year: Int, _ request: LoreRequest) -> [JSONObject] {
        let words = request.words
        guard let first = CivilDate(year: year, month: month, day: 1) else { return [] }
        let length = CivilDate.length(ofMonth: month, year: year)
        let title = "\(words.month(month)) \(year)"
        var rows: [JSONObject] = []
        var day = 1 - first.weekday
        while day <= length {
            var row = JSONObject()
            if let date = CivilDate(year: year, month: month, day: max(day, 1)) {
                row.append("week", date.week.number)
            }
            for column in 0..<7 {
                let number = day + column
                let isInside = number >= 1 && number <= length
                let isToday =
                    isInside && CivilDate(year: year, month: month, day: number) == request.today
                row.append(
                    columns[column],
                    isInside ? (isToday ? "[\(number)]" : "\(number)") : ""
                )
            }
            row.append("title", title)
            row.append("days", length)
            row.append("first", words.weekday(first.weekday))
            rows.append(row)
            day += 7
        }
        return rows
    }

    private static let columns = ["mo", "tu", "we", "th", "fr", "sa", "su"]

    /// The month that is asked for: "february 2027", "next month"; without one the present.
    private static func month(
        _ request: LoreRequest
    ) throws(LoreRefusal) -> (month: Int, year: Int) {
        let today = request.today
        guard let text = request["month"] else { return (today.month, today.year) }
        for german in [request.isGerman, !request.isGerman] {
            var reader = DayReader(text, isGerman: german, today: today)
            if let found = reader.month() { return found }
        }
        throw LoreRefusal("“\(text)” is no month that it understands")
    }

    // MARK: Days of a kind

    /// All days such as "friday 13" in a year; without one, in the year from today on.
    private static func days(
        _ text: String,
        _ request: LoreRequest
    ) throws(LoreRefusal) -> [JSONObject] {
        let words = request.words
        let parts = Wording.normalized(text.utf8).split(separator: 0x20).map { Array($0) }
        let weekday = (0..<7).first { number in
            [true, false].contains { german in
                let name = CalendarWords(isGerman: german).weekday(number)
                return parts.first == Wording.normalized(name.utf8)
            }
        }
        guard parts.count == 2, let weekday,
            let day = Int(String(decoding: parts[1], as: UTF8.self)), (1...31).contains(day)
        else { throw LoreRefusal("“all” is a weekday and a day of the month, not “\(text)”") }
        let year = try request.year()
        let start = year.flatMap { CivilDate(year: $0, month: 1, day: 1) } ?? request.today
        var rows: [JSONObject] = []
        for month in 0...12 {
            guard let first = CivilDate(year: start.year, month: start.month, day: 1),
                let each = first.adding(months: month),
                let date = CivilDate(year: each.year, month: each.month, day: day),
                date.weekday == weekday, date.daysSince1970 >= start.daysSince1970,
                year == nil || date.year == start.year
            else { continue }
            var row = JSONObject()
            row.append("date", words.date(date))
            row.append("weekday", words.weekday(weekday))
            row.append("iso", words.iso(date))
            rows.append(row)
        }
        guard let first = rows.first else { throw LoreRefusal("there is no such day") }
        // All at once for a sentence, beside the first row.
        let dates = rows.map { $0["date"]?.string ?? "" }
        var all = first
        all.append("list", words.list(dates))
        all.append("count", rows.count)
        return [all] + rows.dropFirst()
    }
}

extension DayReader {
    /// Reads a month: "february 2027", "next month", `2/2027`, `2027-02`.
    mutating func month() -> (month: Int, year: Int)? {
        skipSmallWords()
        guard position < tokens.count else { return nil }
        var shift: Int?
        switch word(at: position) {
        case .next: shift = 1
        case .gone: shift = -1
        default: if isText("this") || isText("diesen") || isText("dieser") { shift = 0 }
        }
        if shift != nil { position += 1 }
        if word(at: position) == .unit(.month), position == tokens.count - 1 {
            guard let date = today.adding(months: shift ?? 0) else { return nil }
            return (date.month, date.year)
        }
        let month: Int
        switch tokens[min(position, tokens.count - 1)].kind {
        case .word(.month(let number)): month = number
        case .slashed(let number, let year, nil) where (1...12).contains(number) && year > 31:
            return position == tokens.count - 1 ? (number, year) : nil
        default: return nil
        }
        position += 1
        skipSmallWords()
        if position == tokens.count {
            // A month without a year is the nearest to come, the present one included.
            return (month, today.year + (month < today.month ? 1 : 0))
        }
        guard position == tokens.count - 1, case .number(let year) = tokens[position].kind,
            (1...9998).contains(year)
        else { return nil }
        return (month, Int(year))
    }
}
