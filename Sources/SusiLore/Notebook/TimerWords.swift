// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// How times and whiles are told to people, in English or German.
struct TimerWords {
    let isGerman: Bool
    let now: Int64
    let timezoneOffset: Int

    init(_ request: LoreRequest) {
        isGerman = request.isGerman
        now = request.question.now.milliseconds
        timezoneOffset = request.question.timezoneOffset
    }

    /// A while: “1 hour and 30 minutes”; what is left of seconds counts in short ones only.
    func length(_ milliseconds: Int64) -> String {
        let seconds = max(0, (milliseconds + 500) / 1000)
        var parts: [String] = []
        func add(_ count: Int64, _ one: String, _ many: String) {
            if count > 0 { parts.append("\(count) \(count == 1 ? one : many)") }
        }
        let isLong = seconds >= 3600
        let minutes = isLong ? (seconds + 30) / 60 : seconds / 60
        add(minutes / 1440, isGerman ? "Tag" : "day", isGerman ? "Tage" : "days")
        add(minutes % 1440 / 60, isGerman ? "Stunde" : "hour", isGerman ? "Stunden" : "hours")
        add(minutes % 60, isGerman ? "Minute" : "minute", isGerman ? "Minuten" : "minutes")
        if !isLong {
            add(seconds % 60, isGerman ? "Sekunde" : "second", isGerman ? "Sekunden" : "seconds")
        }
        if parts.isEmpty { return isGerman ? "0 Sekunden" : "0 seconds" }
        return Enumeration.text(parts, isGerman: isGerman)
    }

    /// A time of day: “7:05 am”, “7:05 Uhr”.
    func clock(_ instant: Int64) -> String {
        clock(minute: WallTime(instant, timezoneOffset: timezoneOffset).minute)
    }

    private func clock(minute: Int) -> String {
        let (hour, minute) = (minute / 60, minute % 60)
        let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
        if isGerman { return "\(hour):\(minutes) Uhr" }
        return "\(hour % 12 == 0 ? 12 : hour % 12):\(minutes) \(hour < 12 ? "am" : "pm")"
    }

    /// What a ringing thing is called: “pasta timer”, “alarm”, what a reminder says.
    func called(_ entry: NotebookEntry) -> String {
        let kind: String
        switch entry.kind {
        case .timer: kind = isGerman ? "Timer" : "timer"
        case .alarm: kind = isGerman ? "Wecker" : "alarm"
        case .reminder, .item: return entry.text
        }
        if entry.text.utf8.isEmpty { return kind }
        return isGerman ? "\(kind) „\(entry.text)“" : "\(entry.text) \(kind)"
    }

    /// Several ringing things: “pasta timer: 9 minutes, timer: 1 minute”.
    func overview(_ entries: [NotebookEntry]) -> String {
        entries.map { entry in
            let when = entry.kind == .timer ? length(entry.due - now) : moment(entry)
            return "\(called(entry)): \(when)"
        }.joined(separator: "; ")
    }

    /// A day and a time of it: “tomorrow at 7:05 am”, “every Monday at …”.
    func moment(_ entry: NotebookEntry) -> String {
        let at = isGerman ? "um" : "at"
        if let repetition = entry.repetition {
            return "\(days(repetition.days)) \(at) \(clock(minute: repetition.minute))"
        }
        return "\(day(entry.due)) \(at) \(clock(entry.due))"
    }

    private func day(_ instant: Int64) -> String {
        let there = WallTime(instant, timezoneOffset: timezoneOffset).day
        let ahead = there - WallTime(now, timezoneOffset: timezoneOffset).day
        switch ahead {
        case 0: return isGerman ? "heute" : "today"
        case 1: return isGerman ? "morgen" : "tomorrow"
        case 2...6:
            let name = names[WallTime.weekday(of: there)]
            return isGerman ? "am \(name)" : "on \(name)"
        default:
            return isGerman ? "in \(ahead) Tagen" : "in \(ahead) days"
        }
    }

    private func days(_ days: UInt8) -> String {
        switch days {
        case Repetition.everyDay: return isGerman ? "jeden Tag" : "every day"
        case Repetition.weekdays: return isGerman ? "werktags" : "on weekdays"
        case Repetition.weekend: return isGerman ? "jedes Wochenende" : "every weekend"
        default:
            let chosen = names.indices.filter { days & (1 << UInt8($0)) != 0 }.map { names[$0] }
            return (isGerman ? "jeden " : "every ") + Enumeration.text(chosen, isGerman: isGerman)
        }
    }

    private var names: [String] {
        let words = CalendarWords(isGerman: isGerman)
        return (0..<7).map { words.weekday($0) }
    }
}
