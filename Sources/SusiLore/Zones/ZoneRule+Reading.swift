// Susi. SPDX-License-Identifier: Apache-2.0

extension ZoneRule {
    /// Reads the rule as POSIX writes it in `TZ`; nil where it is none.
    init?(_ text: ArraySlice<UInt8>) {
        guard text.count <= 128 else { return nil }
        var reader = Reader(rest: text)
        guard let name = reader.name(), let offset = reader.time(upTo: 24) else { return nil }
        // POSIX counts westwards.
        standard = Zone.Period(offset: -offset, isDaylight: false, abbreviation: name)
        if reader.rest.isEmpty {
            summer = nil
            return
        }
        guard let summerName = reader.name() else { return nil }
        var summerOffset = 3600 - offset
        if reader.rest.first != UInt8(ascii: ",") {
            guard let given = reader.time(upTo: 24) else { return nil }
            summerOffset = -given
        }
        guard let (begins, beginsAt) = reader.change(), let (ends, endsAt) = reader.change(),
            reader.rest.isEmpty
        else { return nil }
        summer = Summer(
            period: Zone.Period(
                offset: summerOffset,
                isDaylight: true,
                abbreviation: summerName
            ),
            begins: begins,
            beginsAt: beginsAt,
            ends: ends,
            endsAt: endsAt
        )
    }

    /// Reads the parts of a rule.
    private struct Reader {
        var rest: ArraySlice<UInt8>

        mutating func take(_ byte: UInt8) -> Bool {
            guard rest.first == byte else { return false }
            rest = rest.dropFirst()
            return true
        }

        /// Letters, or anything between angle brackets.
        mutating func name() -> String? {
            if take(UInt8(ascii: "<")) {
                let name = rest.prefix { $0 != UInt8(ascii: ">") }
                rest = rest.dropFirst(name.count)
                return take(UInt8(ascii: ">")) ? String(decoding: name, as: UTF8.self) : nil
            }
            let name = rest.prefix { ($0 | 0x20) &- 0x61 < 26 }
            rest = rest.dropFirst(name.count)
            return name.count >= 3 ? String(decoding: name, as: UTF8.self) : nil
        }

        mutating func number(_ range: ClosedRange<Int>) -> Int? {
            let digits = rest.prefix { $0 &- 0x30 < 10 }
            guard (1...3).contains(digits.count) else { return nil }
            rest = rest.dropFirst(digits.count)
            let value = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
            return range.contains(value) ? value : nil
        }

        /// Hours, and perhaps minutes and seconds, as seconds.
        mutating func time(upTo hours: Int) -> Int64? {
            let isNegative = take(UInt8(ascii: "-"))
            if !isNegative { _ = take(UInt8(ascii: "+")) }
            guard let hour = number(0...hours) else { return nil }
            var seconds = Int64(hour) * 3600
            for unit in [60, 1] as [Int64] where take(UInt8(ascii: ":")) {
                guard let part = number(0...59) else { return nil }
                seconds += Int64(part) * unit
            }
            return isNegative ? -seconds : seconds
        }

        mutating func change() -> (Day, at: Int64)? {
            guard take(UInt8(ascii: ",")) else { return nil }
            let day: Day
            if take(UInt8(ascii: "M")) {
                guard let month = number(1...12), take(UInt8(ascii: ".")),
                    let week = number(1...5), take(UInt8(ascii: ".")), let weekday = number(0...6)
                else { return nil }
                day = .weekday(month: month, week: week, weekday: weekday)
            } else if take(UInt8(ascii: "J")) {
                guard let number = number(1...365) else { return nil }
                day = .withoutLeapDay(number)
            } else {
                guard let number = number(0...365) else { return nil }
                day = .ofYear(number)
            }
            guard take(UInt8(ascii: "/")) else { return (day, 7200) }
            return time(upTo: 167).map { (day, $0) }
        }
    }
}
