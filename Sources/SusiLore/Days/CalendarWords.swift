// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// How days, times and spans are written in the person's language.
struct CalendarWords {
    let isGerman: Bool

    /// What is said in the one language or the other.
    func pick(_ english: String, _ german: String) -> String {
        isGerman ? german : english
    }

    /// A weekday, counted from Monday, which is 0.
    func weekday(_ number: Int) -> String {
        let names =
            isGerman
            ? ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"]
            : ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        return names[number]
    }

    /// A month, 1 to 12.
    func month(_ number: Int) -> String {
        let names =
            isGerman
            ? [
                "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August",
                "September", "Oktober", "November", "Dezember",
            ]
            : [
                "January", "February", "March", "April", "May", "June", "July", "August",
                "September", "October", "November", "December",
            ]
        return names[number - 1]
    }

    /// A date: "3 May 2027" in English.
    func date(_ date: CivilDate) -> String {
        "\(date.day)\(pick("", ".")) \(month(date.month)) \(date.year)"
    }

    /// `2027-05-03`.
    func iso(_ date: CivilDate) -> String {
        "\(padded(date.year, to: 4))-\(padded(date.month, to: 2))-\(padded(date.day, to: 2))"
    }

    /// "3:05 pm", "15:05 Uhr".
    func clock(_ secondsOfDay: Int64) -> String {
        let hour = Int(secondsOfDay / 3600)
        let minute = padded(Int(secondsOfDay / 60 % 60), to: 2)
        if isGerman { return "\(hour):\(minute) Uhr" }
        return "\(hour % 12 == 0 ? 12 : hour % 12):\(minute) \(hour < 12 ? "am" : "pm")"
    }

    /// "1 day", "3 Tage"; German cases are told apart only where a preposition asks for it.
    func count(_ number: Int64, _ unit: Unit, afterPreposition: Bool = false) -> String {
        let isOne = number == 1 || number == -1
        let word =
            switch unit {
            case .day: pick(isOne ? "day" : "days", isOne ? "Tag" : "Tage")
            case .week: pick(isOne ? "week" : "weeks", isOne ? "Woche" : "Wochen")
            case .month: pick(isOne ? "month" : "months", isOne ? "Monat" : "Monate")
            case .year: pick(isOne ? "year" : "years", isOne ? "Jahr" : "Jahre")
            case .hour: pick(isOne ? "hour" : "hours", isOne ? "Stunde" : "Stunden")
            case .minute: pick(isOne ? "minute" : "minutes", isOne ? "Minute" : "Minuten")
            }
        let isDative =
            isGerman && afterPreposition && !isOne
            && (unit == .day || unit == .month || unit == .year)
        return "\(number) \(word)\(isDative ? "n" : "")"
    }

    /// The units of a span.
    enum Unit {
        case minute, hour, day, week, month, year
    }

    /// "today", "tomorrow", "in 3 days", "vor 40 Tagen".
    func days(_ number: Int64) -> String {
        switch number {
        case 0: pick("today", "heute")
        case 1: pick("tomorrow", "morgen")
        case -1: pick("yesterday", "gestern")
        case 2...: "in " + count(number, .day, afterPreposition: true)
        default:
            pick(
                "\(count(-number, .day)) ago",
                "vor \(count(-number, .day, afterPreposition: true))"
            )
        }
    }

    /// "2 hours and 30 minutes".
    func duration(minutes: Int64) -> String {
        var parts: [String] = []
        if minutes >= 60 { parts.append(count(minutes / 60, .hour)) }
        if minutes % 60 != 0 || minutes == 0 { parts.append(count(minutes % 60, .minute)) }
        return list(parts)
    }

    /// "1 year, 2 months and 3 days"; the days alone where there is nothing else.
    func span(years: Int, months: Int, days: Int) -> String {
        var parts: [String] = []
        if years > 0 { parts.append(count(Int64(years), .year)) }
        if months > 0 { parts.append(count(Int64(months), .month)) }
        if days > 0 || parts.isEmpty { parts.append(count(Int64(days), .day)) }
        return list(parts)
    }

    /// "one, two and three".
    func list(_ parts: [String]) -> String {
        Enumeration.text(parts, isGerman: isGerman)
    }

    private func padded(_ number: Int, to width: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }
}
