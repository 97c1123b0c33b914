// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// Reads days as people name them, in English and German, in the past as well as to come.
///
/// "3 May 2027", "may 3rd", "3.5.", "next friday", "in 40 days", "heute in 3 wochen", "heiligabend",
/// "the last monday of may", "10 days before easter 2027". A date without a year is the next one to
/// come, today included.
struct DayReader {
    let vocabulary: PlanVocabulary
    let tokens: [PlanToken]
    let today: CivilDate
    var position = 0
    /// The feast that was named, where one was.
    var feast: Feast?
    /// How deep a day is named by another day, as in "the day before the day before easter".
    var depth = 0

    init(_ text: String, isGerman: Bool, today: CivilDate) {
        vocabulary = isGerman ? .german : .english
        var tokenizer = PlanTokenizer(text, vocabulary)
        tokens = text.utf8.count <= 120 ? tokenizer.tokenize() : []
        self.today = today
    }

    /// The day that a text names, tried in the person's language first.
    static func read(
        _ text: String,
        isGerman: Bool,
        today: CivilDate
    ) -> (date: CivilDate, feast: Feast?)? {
        for german in [isGerman, !isGerman] {
            var reader = DayReader(text, isGerman: german, today: today)
            if let date = reader.whole() { return (date, reader.feast) }
        }
        return nil
    }

    /// The day that all words together name.
    mutating func whole() -> CivilDate? {
        guard !tokens.isEmpty, let date = day(), position == tokens.count else { return nil }
        return date
    }

    /// Reads a day, and spans counted from it.
    private mutating func day() -> CivilDate? {
        depth += 1
        guard depth < 8 else { return nil }
        skipSmallWords()
        guard var date = feastToTheEnd() ?? namedDay() ?? counted() else { return nil }
        // "Heute in 3 Wochen", "friday in two weeks", "today plus 40 days".
        while position < tokens.count {
            let start = position
            let isBack = isText("minus") || vocabulary.isGerman && word(at: position) == .before
            if isBack || isText("plus") { position += 1 } else { skipSmallWords() }
            guard let span = span(), let moved = date.adding(isBack ? -span : span) else {
                position = start
                break
            }
            date = moved
        }
        return date
    }

    // MARK: Named days

    private mutating func namedDay() -> CivilDate? {
        let start = position
        if let date = dayBeside() { return date }
        position = start
        if let date = calendarDate() { return date }
        position = start
        if let date = relative() { return date }
        position = start
        return nil
    }

    /// Reads "today", "yesterday", "the day after tomorrow", "vorgestern".
    private mutating func dayBeside() -> CivilDate? {
        switch word(at: position) {
        case .day(let days):
            position += 1
            return today.adding(days: Int64(days))
        case .tomorrowOrMorning:
            position += 1
            return today.adding(days: 1)
        case .now:
            position += 1
            return today
        case .gone where isText("yesterday") || isText("gestern"):
            position += 1
            return today.adding(days: -1)
        case .gone where isText("vorgestern"):
            position += 1
            return today.adding(days: -2)
        case .unit(.day):
            let isBefore = word(at: position + 1) == .before
            guard isBefore || word(at: position + 1) == .past else { return nil }
            position += 2
            return day()?.adding(days: isBefore ? -1 : 1)
        default: return nil
        }
    }

    /// Reads "friday", "next friday", "last monday", "next month", "letzte Woche".
    private mutating func relative() -> CivilDate? {
        var direction = 0
        switch word(at: position) {
        case .next: direction = 1
        case .gone where !isText("ago"): direction = -1
        default:
            if isText("previous") || isText("vergangenen") || isText("vorigen") { direction = -1 }
            if isText("übernächste") || isText("übernächsten") || isText("übernächster") {
                direction = 2
            }
        }
        if direction != 0 { position += 1 }
        switch word(at: position) {
        case .weekday(let weekday): return self.weekday(weekday, direction)
        case .unit(let unit) where direction != 0:
            position += 1
            guard let span = DaySpan(direction, unit) else { return nil }
            return today.adding(span)
        default: return nil
        }
    }

    private mutating func weekday(_ weekday: Int, _ direction: Int) -> CivilDate? {
        let start = position
        position += 1
        let ahead = (weekday - today.weekday + 7) % 7
        switch direction {
        case 1: return today.adding(days: Int64(ahead == 0 ? 7 : ahead))
        case 2: return today.adding(days: Int64(7 - today.weekday + 7 + weekday))
        case -1: return today.adding(days: Int64(ahead - 7))
        default: break
        }
        // "The last monday of may" is told apart from "last monday" by what follows.
        skipSmallWords()
        if let direction = weekDirection() {
            return today.adding(days: Int64(weekday - today.weekday + direction * 7))
        }
        // "Friday, 3 May": the date tells more; "friday the 13th" is the next such day.
        let end = position
        if let number = lastOrdinal(), position == tokens.count, (1...31).contains(number) {
            return next { $0.day == number && $0.weekday == weekday }
        }
        position = end
        if let date = calendarDate() { return date }
        position = start + 1
        return today.adding(days: Int64(ahead))
    }

    /// Reads "next week" and "last week" behind a weekday.
    private mutating func weekDirection() -> Int? {
        guard word(at: position + 1) == .unit(.week) else { return nil }
        let direction =
            switch word(at: position) {
            case .next: 1
            case .gone: -1
            default: isText("this") || isText("diese") || isText("dieser") ? 0 : 9
            }
        guard direction != 9 else { return nil }
        position += 2
        return direction
    }

    /// The first day from today on that is such, within the 28 years after which calendars repeat.
    private func next(where isWanted: (CivilDate) -> Bool) -> CivilDate? {
        for days in 0..<(28 * 366) {
            if let date = today.adding(days: Int64(days)), isWanted(date) { return date }
        }
        return nil
    }

    // MARK: Counted days

    /// Reads "in 40 days", "40 days ago", "vor 3 Wochen", "10 days before christmas".
    private mutating func counted() -> CivilDate? {
        let start = position
        var isPast = false
        if vocabulary.isGerman, word(at: position) == .before {
            isPast = true
            position += 1
        } else if word(at: position) == .past || isText("after") {
            position += 1
        }
        guard let span = span() else {
            position = start
            return nil
        }
        if isPast { return today.adding(-span) }
        if word(at: position) == .later || isText("hence") || position == tokens.count {
            if position < tokens.count { position += 1 }
            return today.adding(span)
        }
        if isText("ago") || isText("earlier") {
            position += 1
            return today.adding(-span)
        }
        let isBack = word(at: position) == .before
        let isFrom = isText("from") || isText("ab") || isText("since") || isText("seit")
        guard isBack || isFrom || word(at: position) == .past else { return nil }
        position += 1
        guard let base = day() else { return nil }
        return base.adding(isBack ? -span : span)
    }

    // MARK: Words

    func word(at index: Int) -> PlanWord? {
        guard index >= 0, index < tokens.count, case .word(let word) = tokens[index].kind else {
            return nil
        }
        return word
    }

    /// Whether the word here is written so.
    func isText(_ text: String) -> Bool {
        position < tokens.count && tokens[position].text.utf8.elementsEqual(text.utf8)
    }

    /// Steps over words that say nothing: "on", "the", "am", "in".
    mutating func skipSmallWords() {
        while position < tokens.count {
            switch word(at: position) {
            case .filler where !isText("from") && !isText("ab"), .on, .at, .of, .within:
                position += 1
            default:
                guard isText("im") || isText("zum") || isText("seit") || isText("since") else {
                    return
                }
                position += 1
            }
        }
    }
}
