// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

extension DayReader {
    /// Reads a span: "40 days", "3 weeks and 2 days", "ein Jahr", "a fortnight", "half a year".
    mutating func span() -> DaySpan? {
        let start = position
        var sum = DaySpan()
        var isAny = false
        while true {
            let end = position
            if isAny, word(at: position) == .and { position += 1 }
            guard let part = spanPart(), let added = sum.adding(part) else {
                position = isAny ? end : start
                return isAny ? sum : nil
            }
            sum = added
            isAny = true
        }
    }

    private mutating func spanPart() -> DaySpan? {
        if word(at: position) == .half {
            position += 1
            if word(at: position) == .article { position += 1 }
            guard word(at: position) == .unit(.year) else { return nil }
            position += 1
            return DaySpan(months: 6)
        }
        var count = 1
        if word(at: position) == .article {
            position += 1
            if word(at: position) == .half { return spanPart() }
            if let number = cardinal() { count = number }
        } else if let number = cardinal() {
            count = number
        } else if !isText("fortnight") {
            return nil
        }
        if word(at: position) == .span(20_160) {
            position += 1
            return DaySpan(days: Int64(count) * 14)
        }
        guard case .word(.unit(let unit))? = kind, let span = DaySpan(count, unit) else {
            return nil
        }
        position += 1
        return span
    }

    /// Reads `25`, "twenty-five", "two hundred".
    mutating func cardinal() -> Int? {
        guard position < tokens.count else { return nil }
        if case .number(let number) = tokens[position].kind {
            guard number <= 10_000_000 else { return nil }
            position += 1
            return Int(number)
        }
        guard case .number(var value)? = word(at: position) else { return nil }
        position += 1
        if value < 10, word(at: position) == .number(100) {
            position += 1
            value *= 100
            if word(at: position) == .and, case .number? = word(at: position + 1) { position += 1 }
            if case .number? = word(at: position), let rest = cardinal() { value += rest }
            return value
        }
        if (20..<100).contains(value), value % 10 == 0,
            case .number(let ones)? = word(at: position), (1..<10).contains(ones)
        {
            position += 1
            value += ones
        }
        return value
    }

    /// Reads `24.`, `24th`, "twenty-fourth", "second".
    mutating func ordinal() -> Int? {
        guard let kind else { return nil }
        switch (kind, word(at: position + 1)) {
        case (.ordinal(let value), _), (.word(.ordinal(let value)), _):
            position += 1
            return value
        case (.word(.number(let tens)), .ordinal(let ones)) where tens % 10 == 0 && ones < 10:
            position += 2
            return tens + ones
        case (.word(.number(let tens)), .unit(.second)) where tens % 10 == 0:
            position += 2
            return tens + 2
        case (.word(.unit(.second)), _) where isText("second"):
            position += 1
            return 2
        default: return nil
        }
    }

    /// Whether a number there counts days: `24.`, `24th`; the dot at the end of a text is cut off.
    func isOrdinal(at index: Int) -> Bool {
        switch tokens[index].kind {
        case .ordinal, .word(.ordinal): true
        case .number:
            vocabulary.isGerman && index == tokens.count - 1
                && (word(at: index - 1) == .on || word(at: index - 1) == .filler)
        default: false
        }
    }

    /// Reads the 13 of "Freitag, der 13.".
    mutating func lastOrdinal() -> Int? {
        if let number = ordinal() { return number }
        guard position == tokens.count - 1, isOrdinal(at: position) else { return nil }
        return cardinal()
    }

    mutating func dayNumber() -> Int? {
        if let day = ordinal() { return day }
        let start = position
        if let day = cardinal(), day <= 31 { return day }
        position = start
        return nil
    }

    /// Reads a year behind a month: four digits, or "this year".
    mutating func readYear() -> Int? {
        let start = position
        skipSmallWords()
        if case .number(let year)? = kind, (100...9999).contains(year) {
            position += 1
            return Int(year)
        }
        if word(at: position + 1) == .unit(.year) {
            let shift = word(at: position) == .next ? 1 : word(at: position) == .gone ? -1 : 0
            if shift != 0 {
                position += 2
                return today.year + shift
            }
        }
        // "May 3rd this year": "this" was stepped over.
        if word(at: position) == .unit(.year), position > start {
            position += 1
            return today.year
        }
        position = start
        return nil
    }

    /// A year of two digits lies within the last 80 years or the next 20.
    func century(_ year: Int, _ text: String) -> Int {
        let digits = text.utf8.reversed().prefix { $0 &- 0x30 < 10 }.count
        let isISO = text.utf8.prefix(4).allSatisfy { $0 &- 0x30 < 10 }
        guard digits <= 2, !isISO, year >= 2000, year > today.year + 20 else { return year }
        return year - 100
    }

    var kind: PlanToken.Kind? {
        position < tokens.count ? tokens[position].kind : nil
    }

    func date(_ day: Int, _ month: Int, _ year: Int?) -> CivilDate? {
        if let year { return CivilDate(year: year, month: month, day: day) }
        return nextInSomeYear { CivilDate(year: $0, month: month, day: day) }
    }

    /// The first such date that is not past; the 29th of February may be eight years away.
    func nextInSomeYear(_ find: (Int) -> CivilDate?) -> CivilDate? {
        for year in today.year...(today.year + 8) {
            if let date = find(year), date.daysSince1970 >= today.daysSince1970 { return date }
        }
        return nil
    }
}
