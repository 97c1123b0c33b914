// Susi. SPDX-License-Identifier: Apache-2.0

extension PlanParser {
    /// Reads `2026-12-24`, `24.12.`, "24th of December", "December 24, 2026", "the 24th".
    mutating func readDate() throws(PlanRefusal) -> PlanMoment.Day? {
        let start = position
        switch tokens[position].kind {
        case .date(let day, let month, let year):
            position += 1
            return try date(day, month, year, from: start)
        case .dotted(let day, let month, let digits) where vocabulary.isGerman && digits <= 2:
            position += 1
            if !isUnitOrNumber { return try date(day, month, readYear(), from: start) }
        case .slashed(let first, let second, let year):
            position += 1
            if first == second || second > 12 {
                return try date(second, first, year, from: start)
            }
            guard first > 12 else { throw refusal(.ambiguous, tokens[start].text) }
            return try date(first, second, year, from: start)
        case .word(.month(let month)):
            position += 1
            _ = skip(.filler)
            if let day = readDayBesideMonth(), !isClockWord(at: position), !isUnitOrNumber {
                return try date(day, month, readYear(), from: start)
            }
        default:
            if let day = readDayBesideMonth() {
                _ = skip(.of)
                _ = skip(.filler)
                if case .month(let month)? = word(at: position) {
                    position += 1
                    return try date(day, month, readYear(), from: start)
                }
            }
            position = start
            if let day = readOrdinal(besideMonth: false) {
                guard (1...31).contains(day) else { throw impossible(from: start) }
                return .dayOfMonth(day)
            }
        }
        position = start
        return nil
    }

    /// Reads a number that is a day only because a day is expected: "am 24".
    mutating func readBareDay() -> PlanMoment.Day? {
        let start = position
        if let day = readCardinal(), (1...31).contains(day) { return .dayOfMonth(Int(day)) }
        position = start
        return nil
    }

    private mutating func readDayBesideMonth() -> Int? {
        let start = position
        if let day = readOrdinal(besideMonth: true) { return day }
        if let day = readCardinal(), day <= 31 { return Int(day) }
        position = start
        return nil
    }

    private var isUnitOrNumber: Bool {
        switch word(at: position) {
        case .unit, .span, .number, .past, .before: true
        default: false
        }
    }

    private mutating func readYear() -> Int? {
        guard position < tokens.count, case .number(let year) = tokens[position].kind,
            (1900...9999).contains(year), !isClockWord(at: position + 1)
        else { return nil }
        position += 1
        return Int(year)
    }

    /// A date, refused where no calendar has it.
    private func date(
        _ day: Int,
        _ month: Int,
        _ year: Int?,
        from start: Int
    ) throws(PlanRefusal) -> PlanMoment.Day {
        // Without a year the 29th of February may be meant.
        guard CivilDate(year: year ?? 2000, month: month, day: day) != nil else {
            throw impossible(from: start)
        }
        return .date(day: day, month: month, year: year)
    }
}
