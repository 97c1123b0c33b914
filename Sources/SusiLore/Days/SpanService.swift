// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// The service `span`: how far two days are apart.
enum SpanService {
    static func rows(for request: LoreRequest) throws(LoreRefusal) -> [JSONObject] {
        let today = request.today
        let from = try request.day("from")?.date ?? today
        let to = try request.day("to")?.date ?? today
        let words = request.words
        let isBackward = to.daysSince1970 < from.daysSince1970
        let (first, last) = isBackward ? (to, from) : (from, to)
        let days = last.daysSince1970 - first.daysSince1970
        let parts = first.distance(to: last)
        var row = JSONObject()
        row.append("from_date", words.date(from))
        row.append("from_weekday", words.weekday(from.weekday))
        row.append("to_date", words.date(to))
        row.append("to_weekday", words.weekday(to.weekday))
        row.append("days", .number(days))
        row.append("distance", words.count(days, .day))
        row.append("weeks", .number(days / 7))
        row.append("rest_days", .number(days % 7))
        row.append("in_weeks", inWeeks(days, words))
        row.append("months", parts.years * 12 + parts.months)
        row.append("years", parts.years)
        row.append(
            "text",
            words.span(years: parts.years, months: parts.months, days: parts.days)
        )
        row.append("weekdays", .number(weekdays(from: first, to: last)))
        row.append("until", words.days(isBackward ? -days : days))
        row.append("backward", isBackward)
        appendAnniversary(of: from, to: &row, request)
        return [row]
    }

    private static func inWeeks(_ days: Int64, _ words: CalendarWords) -> String {
        guard days >= 7 else { return words.count(days, .day) }
        let weeks = words.count(days / 7, .week)
        return days % 7 == 0 ? weeks : words.list([weeks, words.count(days % 7, .day)])
    }

    /// The days from Monday to Friday, the first day included and the last one not.
    private static func weekdays(from first: CivilDate, to last: CivilDate) -> Int64 {
        let days = last.daysSince1970 - first.daysSince1970
        let rest = (0..<(days % 7)).filter { (Int64(first.weekday) + $0) % 7 < 5 }.count
        return days / 7 * 5 + Int64(rest)
    }

    /// When the first day comes round again: a birthday.
    private static func appendAnniversary(
        of date: CivilDate,
        to row: inout JSONObject,
        _ request: LoreRequest
    ) {
        let today = request.today
        var years = max(today.year - date.year, 0)
        while years <= today.year - date.year + 1 {
            // Who is born on 29 February celebrates on the 28th in other years.
            if let next = date.adding(months: years * 12),
                next.daysSince1970 >= today.daysSince1970
            {
                let days = next.daysSince1970 - today.daysSince1970
                row.append("anniversary", request.words.date(next))
                row.append("anniversary_weekday", request.words.weekday(next.weekday))
                row.append("anniversary_days", .number(days))
                row.append("anniversary_until", request.words.days(days))
                row.append("anniversary_number", years)
                return
            }
            years += 1
        }
    }
}
