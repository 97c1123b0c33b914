// Susi. SPDX-License-Identifier: Apache-2.0

extension PlanParser {
    /// Reads `25`, "twenty-five", "two hundred".
    mutating func readCardinal() -> Int64? {
        guard position < tokens.count else { return nil }
        if case .number(let value) = tokens[position].kind {
            position += 1
            return value
        }
        guard case .number(var value)? = word(at: position) else { return nil }
        position += 1
        if value < 10, skip(.number(100)) { value *= 100 }
        if (20..<100).contains(value), value % 10 == 0,
            case .number(let ones)? = word(at: position), (1..<10).contains(ones)
        {
            position += 1
            value += ones
        }
        return Int64(value)
    }

    /// Reads `24.`, `24th`, "twenty-fourth"; "second" only where it can be no unit.
    mutating func readOrdinal(besideMonth: Bool) -> Int? {
        guard position < tokens.count else { return nil }
        if case .ordinal(let value) = tokens[position].kind {
            position += 1
            return value
        }
        switch (word(at: position), word(at: position + 1)) {
        case (.ordinal(let value), _):
            position += 1
            return value
        case (.number(let tens), .ordinal(let ones)) where tens % 10 == 0 && ones < 10:
            position += 2
            return tens + ones
        case (.number(let tens), .unit(.second)) where besideMonth && tens % 10 == 0:
            position += 2
            return tens + 2
        case (.unit(.second), _) where besideMonth:
            position += 1
            return 2
        default: return nil
        }
    }

    // MARK: Delays

    /// Reads "two minutes", "1 hour and 30 minutes", "an hour and a half", "einer halben Stunde".
    mutating func readDelay() throws(PlanRefusal) -> PlanDelay? {
        let start = position
        var delay = PlanDelay()
        var last: PlanUnit?
        while true {
            let end = position
            _ = last != nil && skip(.and)
            if let last, skipHalf() {
                guard delay.add(thousandths: 500, of: last) else { throw impossible(from: start) }
                continue
            }
            guard let (thousandths, unit) = readItem() else {
                position = end
                return last == nil ? nil : delay
            }
            guard delay.add(thousandths: thousandths, of: unit) else {
                // Only a part of a month is refused for another reason than its size.
                let isWhole = thousandths % 1000 == 0 || thousandths > 1_000_000_000_000
                throw isWhole || unit.milliseconds != nil
                    ? refusal(.tooFar, text) : impossible(from: start)
            }
            last = unit
        }
    }

    /// Steps over "a half" where no unit follows, as in "an hour and a half".
    private mutating func skipHalf() -> Bool {
        let start = position
        _ = skip(.article)
        guard skip(.half), !isUnit(at: position), word(at: position) != .article else {
            position = start
            return false
        }
        if case .number? = word(at: position) {
            position = start
            return false
        }
        return true
    }

    private func isUnit(at index: Int) -> Bool {
        switch word(at: index) {
        case .unit, .span: true
        default: false
        }
    }

    private mutating func readItem() -> (thousandths: Int64, unit: PlanUnit)? {
        let start = position
        if let thousandths = readQuantity() {
            switch word(at: position) {
            case .unit(let unit):
                position += 1
                return (thousandths, unit)
            case .span(let minutes):
                position += 1
                let (product, overflow) = thousandths.multipliedReportingOverflow(
                    by: Int64(minutes)
                )
                return (overflow ? .max : product, .minute)
            default: break
            }
        }
        position = start
        return nil
    }

    /// Reads how many there are, in thousandths.
    private mutating func readQuantity() -> Int64? {
        guard position < tokens.count else { return nil }
        if case .dotted(let whole, let fraction, let digits) = tokens[position].kind, digits <= 3 {
            position += 1
            let scale: Int64 = digits == 1 ? 100 : digits == 2 ? 10 : 1
            return Int64(whole) * 1000 + Int64(fraction) * scale
        }
        if case .numberAndHalf(let whole)? = word(at: position) {
            position += 1
            return Int64(whole) * 1000 + 500
        }
        let hasArticle = skip(.article)
        if let part = readPartOfOne() { return part }
        guard let count = readCardinal() else { return hasArticle ? 1000 : nil }
        // The same number of milliseconds: beyond all bounds, and told so by the sum.
        guard count < 1_000_000_000_000_000 else { return .max }
        if count == 3, skip(.quarter) {
            skipOfOne()
            return 750
        }
        let end = position
        if skip(.and) {
            _ = skip(.article)
            if skip(.half), isUnit(at: position) { return count * 1000 + 500 }
            position = end
        }
        _ = skip(.of)
        return count * 1000
    }

    private mutating func readPartOfOne() -> Int64? {
        let part: Int64
        if skip(.half) {
            part = 500
        } else if skip(.quarter) {
            part = 250
        } else if skip(.threeQuarters) {
            part = 750
        } else {
            return nil
        }
        skipOfOne()
        return part
    }

    /// Steps over "of an".
    private mutating func skipOfOne() {
        _ = skip(.of)
        _ = skip(.article)
    }
}
