// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// The service `date`: everything about one day.
enum DayService {
    static func rows(for request: LoreRequest) throws(LoreRefusal) -> [JSONObject] {
        let named = try request.day("day")
        guard var date = named?.date ?? request.today as CivilDate? else { return [] }
        if let span = try request.span("plus") { date = try moved(date, by: span) }
        if let span = try request.span("minus") { date = try moved(date, by: -span) }
        var row = facts(date, request)
        row.append("feast", named?.feast?.name(isGerman: request.isGerman) ?? "")
        return [row]
    }

    private static func moved(
        _ date: CivilDate,
        by span: DaySpan
    ) throws(LoreRefusal) -> CivilDate {
        guard let moved = date.adding(span) else {
            throw LoreRefusal("its calendar has the years 1 to 9999 only")
        }
        return moved
    }

    private static func facts(_ date: CivilDate, _ request: LoreRequest) -> JSONObject {
        let words = request.words
        let distance = date.daysSince1970 - request.today.daysSince1970
        let week = date.week
        let yearLength = date.isInLeapYear ? 366 : 365
        var row = JSONObject()
        row.append("date", words.date(date))
        row.append("weekday", words.weekday(date.weekday))
        row.append("iso", words.iso(date))
        row.append("day", date.day)
        row.append("month", words.month(date.month))
        row.append("month_number", date.month)
        row.append("year", date.year)
        row.append("week", week.number)
        row.append("week_year", week.year)
        row.append("day_of_year", date.dayOfYear)
        row.append("days_left", yearLength - date.dayOfYear)
        row.append("days_in_month", CivilDate.length(ofMonth: date.month, year: date.year))
        row.append("days_in_year", yearLength)
        row.append("quarter", (date.month + 2) / 3)
        row.append("leap", date.isInLeapYear)
        row.append("days", .number(distance))
        row.append("until", words.days(distance))
        row.append("distance", words.count(abs(distance), .day))
        row.append("past", distance < 0)
        row.append("today", distance == 0)
        row.append(
            "tense",
            distance < 0
                ? words.pick("was", "war")
                : distance == 0 ? words.pick("is", "ist") : words.pick("will be", "wird")
        )
        row.append("weekend", date.weekday >= 5)
        row.append("julian_day", .number(date.daysSince1970 + 2_440_588))
        row.append("hebrew", HebrewDate(date).text)
        row.append("islamic", IslamicDate(date)?.text ?? "")
        return row
    }
}
