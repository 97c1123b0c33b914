// Susi. SPDX-License-Identifier: Apache-2.0

extension PlanParser {
    /// Reads a time of day that can be nothing else: `10:30`, "8 pm", "halb acht", "five to nine".
    mutating func readTimeOfDay() throws(PlanRefusal) -> PlanMoment.TimeOfDay? {
        let start = position
        if case .clock(let hour, let minute, let second) = tokens[position].kind {
            position += 1
            guard second < 60 else { throw impossible(from: start) }
            var time = try finish(hour: Int64(hour), minute: Int64(minute), from: start)
            time.second = second
            return time
        }
        if let time = try readMinutesAround() { return time }
        if let time = try readHalf() { return time }
        if case .dotted(let hour, let minute, digits: 2) = tokens[position].kind {
            position += 1
            if expectsTime || isClockWord(at: position), !isUnit {
                return try finish(hour: Int64(hour), minute: Int64(minute), from: start)
            }
        } else if let hour = readCardinal() {
            if isClockWord(at: position) || isPartOfDay(at: position) {
                return try finish(hour: hour, minute: nil, from: start)
            }
            // Eight thirty pm.
            if hour <= 12, let minute = readCardinal(), minute < 60, isClockWord(at: position) {
                return try finish(hour: hour, minute: minute, from: start)
            }
        }
        position = start
        return nil
    }

    /// Reads a number that is an hour only because an hour is expected; "eight thirty" too.
    mutating func readBareHour() throws(PlanRefusal) -> PlanMoment.TimeOfDay? {
        let start = position
        guard let hour = readCardinal() else { return nil }
        let end = position
        if let minute = readCardinal(), minute < 60, !isUnit {
            return try finish(hour: hour, minute: minute, from: start)
        }
        position = end
        return try finish(hour: hour, minute: nil, from: start)
    }

    /// Reads "quarter past eight", "zehn Minuten vor halb acht", "half past nine".
    private mutating func readMinutesAround() throws(PlanRefusal) -> PlanMoment.TimeOfDay? {
        let start = position
        _ = skip(.article)
        var minutes: Int64?
        if skip(.quarter) {
            minutes = 15
        } else if !vocabulary.isGerman, skip(.half) {
            minutes = 30
        } else {
            minutes = readCardinal()
            _ = skip(.unit(.minute))
        }
        let isPast = word(at: position) == .past
        if let minutes, minutes < 60, isPast || word(at: position) == .before {
            position += 1
            if let hour = try readHour() {
                return try finish(around: hour, by: isPast ? minutes : -minutes)
            }
        }
        position = start
        return nil
    }

    /// Reads the hour that minutes are counted from, in minutes of the day.
    private mutating func readHour() throws(PlanRefusal) -> Int64? {
        if skip(.part(.midday)) { return 720 }
        if skip(.part(.midnight)) { return 1440 }
        let start = position
        let isHalf = vocabulary.isGerman && skip(.half)
        guard let hour = readCardinal() else { return nil }
        guard hour <= 24, !isUnit else {
            if isUnit { return nil }
            throw impossible(from: start)
        }
        return hour * 60 - (isHalf ? 30 : 0)
    }

    private mutating func finish(
        around hour: Int64,
        by minutes: Int64
    ) throws(PlanRefusal) -> PlanMoment.TimeOfDay {
        var minute = hour + minutes
        // Ten to one is after noon; ten to midnight, or to 0 o'clock, is late.
        if minute < 60, hour >= 30, hour <= 60 { minute += 720 }
        if minute < 0 { minute += 1440 }
        if minute > 1440 { minute -= 1440 }
        return try finish(minute: minute, isOpen: hour <= 720, from: position - 1)
    }

    /// Reads "halb acht", "viertel acht", "dreiviertel acht", and "half eight".
    private mutating func readHalf() throws(PlanRefusal) -> PlanMoment.TimeOfDay? {
        let start = position
        let minute: Int64?
        switch word(at: position) {
        case .half: minute = 30
        case .quarter where vocabulary.isGerman: minute = 15
        case .threeQuarters: minute = 45
        default: minute = nil
        }
        position += 1
        if let minute, let hour = readCardinal(), (1...12).contains(hour), !isUnit {
            // German counts from the hour before; half past twelve is "halb eins".
            let full = vocabulary.isGerman ? (hour == 1 ? 12 : hour - 1) : hour
            return try finish(minute: full * 60 + minute, isOpen: true, from: start)
        }
        position = start
        return nil
    }

    // MARK: What follows an hour

    /// Reads what may follow an hour: "Uhr", minutes after it, "pm".
    private mutating func finish(
        hour: Int64,
        minute: Int64?,
        from start: Int
    ) throws(PlanRefusal) -> PlanMoment.TimeOfDay {
        var minute = minute
        let end = position
        if minute == nil, skip(.clock), let following = readCardinal() {
            // "18 Uhr 30", but not "18 Uhr 30 Minuten" or "18 Uhr 3. Mai".
            if following < 60, !isUnit, !isMonth(at: position) {
                minute = following
            } else {
                position = end + 1
            }
        }
        guard hour <= 24, minute ?? 0 < 60, hour < 24 || minute ?? 0 == 0 else {
            throw impossible(from: start)
        }
        return try finish(
            minute: hour * 60 + (minute ?? 0),
            isOpen: (1...12).contains(hour),
            from: start
        )
    }

    private mutating func finish(
        minute: Int64,
        isOpen: Bool,
        from start: Int
    ) throws(PlanRefusal) -> PlanMoment.TimeOfDay {
        _ = skip(.clock)
        var minute = Int(minute)
        if skip(.beforeNoon) {
            guard minute < 780 else { throw impossible(from: start) }
            minute %= 720
        } else if skip(.afterNoon) {
            if minute < 780 { minute = minute % 720 + 720 }
        } else {
            return PlanMoment.TimeOfDay(minute: minute, isOnTwelveHourClock: isOpen)
        }
        return PlanMoment.TimeOfDay(minute: minute, isOnTwelveHourClock: false)
    }

    private var isUnit: Bool {
        switch word(at: position) {
        case .unit, .span: true
        default: false
        }
    }

    private func isMonth(at index: Int) -> Bool {
        if case .month = word(at: index) { return true }
        return false
    }

    func isClockWord(at index: Int) -> Bool {
        switch word(at: index) {
        case .clock, .beforeNoon, .afterNoon: true
        default: false
        }
    }

    /// Whether a part of the day follows, perhaps behind "in the".
    private func isPartOfDay(at index: Int) -> Bool {
        var index = index
        var isAfterOn = false
        while let word = word(at: index), [.within, .on, .filler].contains(word) {
            isAfterOn = word == .on
            index += 1
        }
        switch word(at: index) {
        case .part: return true
        case .tomorrowOrMorning: return isAfterOn
        default: return false
        }
    }
}
