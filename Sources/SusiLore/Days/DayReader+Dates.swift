// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

extension DayReader {
    /// Reads `2027-05-03`, "3.5.2027", "3rd of May", "May 3, 2027", "the first monday in may".
    mutating func calendarDate() -> CivilDate? {
        guard position < tokens.count else { return nil }
        let start = position
        switch tokens[position].kind {
        case .date(let day, let month, let year):
            position += 1
            return date(day, month, year.map { century($0, tokens[start].text) } ?? readYear())
        case .dotted(let day, let month, let digits) where digits <= 2 && vocabulary.isGerman:
            position += 1
            return date(day, month, readYear())
        case .slashed(let first, let second, let year):
            position += 1
            // Americans, who write dates so most of all, begin with the month.
            let isDayFirst = first > 12 || vocabulary.isGerman
            let (day, month) = isDayFirst ? (first, second) : (second, first)
            return date(day, month, year.map { century($0, tokens[start].text) })
        case .word(.month(let month)):
            position += 1
            skipSmallWords()
            if let day = dayNumber() { return date(day, month, readYear()) }
            // A month alone is none of its days.
            return nil
        default: break
        }
        if let date = weekdayOfMonth() { return date }
        position = start
        guard let day = dayNumber() else { return nil }
        let end = position
        skipSmallWords()
        if case .word(.month(let month))? = kind {
            position += 1
            return date(day, month, readYear())
        }
        // "Am 24.", "the 24th": the next one.
        position = end
        guard isOrdinal(at: end - 1), (1...31).contains(day) else { return nil }
        var month = today
        for _ in 0..<14 {
            if let date = CivilDate(year: month.year, month: month.month, day: day),
                date.daysSince1970 >= today.daysSince1970
            {
                return date
            }
            guard let first = CivilDate(year: month.year, month: month.month, day: 1),
                let next = first.adding(months: 1)
            else { return nil }
            month = next
        }
        return nil
    }

    /// Reads "first monday in may 2027", "letzter Freitag im Oktober".
    private mutating func weekdayOfMonth() -> CivilDate? {
        let number: Int
        if word(at: position) == .gone, !isText("ago") {
            number = -1
            position += 1
        } else if let ordinal = ordinal(), (1...5).contains(ordinal) {
            number = ordinal
        } else {
            return nil
        }
        guard case .word(.weekday(let weekday))? = kind else { return nil }
        position += 1
        skipSmallWords()
        guard case .word(.month(let month))? = kind else { return nil }
        position += 1
        if let year = readYear() {
            return CivilDate.nth(number, weekday: weekday, month: month, year: year)
        }
        return nextInSomeYear { CivilDate.nth(number, weekday: weekday, month: month, year: $0) }
    }

    /// Reads a feast that is named by all words that are left, with a year perhaps.
    mutating func feastToTheEnd() -> CivilDate? {
        // The words that stand before the year, which may be "2027", "in 2027", "next year".
        var end = tokens.count
        var year: Int?
        if end - position > 1, case .number(let number) = tokens[end - 1].kind,
            (1...9999).contains(number)
        {
            year = Int(number)
            end -= 1
        } else if end - position > 2, word(at: end - 1) == .unit(.year) {
            switch word(at: end - 2) {
            case .next: year = today.year + 1
            case .gone: year = today.year - 1
            case .filler: year = today.year
            default: return nil
            }
            end -= 2
        }
        while year != nil, end - position > 1,
            word(at: end - 1) == .within || word(at: end - 1) == .of
                || tokens[end - 1].text.utf8.elementsEqual("im".utf8)
        {
            end -= 1
        }
        var start = position
        var isLast = false
        if end - start > 1 {
            if word(at: start) == .next { start += 1 }
            if word(at: start) == .gone {
                isLast = true
                start += 1
            }
        }
        guard start < end else { return nil }
        var name: [UInt8] = []
        for token in tokens[start..<end] { name += token.text.utf8 + [0x20] }
        guard let feast = Feast.named(name) else { return nil }
        let found: CivilDate?
        if let year {
            found = feast.rule.date(in: year)
        } else if isLast {
            found = (0...1).compactMap { feast.rule.date(in: today.year - $0) }
                .first { $0.daysSince1970 < today.daysSince1970 }
        } else {
            found = nextInSomeYear { feast.rule.date(in: $0) }
        }
        guard let found else { return nil }
        self.feast = feast
        position = tokens.count
        return found
    }
}
