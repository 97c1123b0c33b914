// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads the words of a time: days, times of day and delays, in whatever order they come.
struct PlanParser {
    let vocabulary: PlanVocabulary
    let tokens: [PlanToken]
    var position = 0
    /// Whether "at" was said: what comes is a time of day.
    var expectsTime = false
    private var expectsDay = false
    private var moment = PlanMoment()
    let text: String
    private let example: String

    init(_ text: String, _ vocabulary: PlanVocabulary, example: String) {
        self.text = text
        self.vocabulary = vocabulary
        self.example = example
        var tokenizer = PlanTokenizer(text, vocabulary)
        tokens = tokenizer.tokenize()
    }

    mutating func parse() throws(PlanRefusal) -> PlanMoment {
        guard !tokens.isEmpty else { throw refusal(.missing, text) }
        if tokens.count == 1, case .number(let milliseconds) = tokens[0].kind {
            return PlanMoment(delay: PlanDelay(milliseconds: milliseconds))
        }
        for token in tokens {
            if token.kind == .word(.every) { throw refusal(.repeating, text) }
            if token.kind == .word(.gone) { throw refusal(.past, text) }
        }
        while position < tokens.count {
            try parsePart()
        }
        // A preposition at the end: something was to follow.
        guard !expectsTime, !expectsDay else { throw refusal(.notUnderstood, text) }
        try check()
        return moment
    }

    private mutating func parsePart() throws(PlanRefusal) {
        guard case .word(let word) = tokens[position].kind else { return try parseNumbers() }
        switch word {
        case .filler, .and, .of, .within: position += 1
        case .at:
            expectsTime = true
            position += 1
        case .on:
            expectsDay = true
            position += 1
        case .past, .before: try parseAfter(word)
        case .later:
            guard moment.delay != nil else { throw notUnderstood() }
            position += 1
        case .now:
            moment.isNow = true
            position += 1
        case .next: try parseNext()
        case .day(let days): try take(.offset(days))
        case .weekday(let weekday): try take(.weekday(weekday))
        case .part(let part): try take(part)
        case .tomorrowOrMorning:
            let isMorning = moment.day != nil || expectsDay
            if isMorning { try take(.morning) } else { try take(.offset(1)) }
        case .unit(.day):
            // The day after tomorrow.
            guard self.word(at: position + 1) == .past, self.word(at: position + 2) == .day(1)
            else {
                throw notUnderstood()
            }
            position += 2
            try take(.offset(2))
        default: try parseNumbers()
        }
    }

    /// Reads "after two hours"; a German "vor" here looks back.
    private mutating func parseAfter(_ word: PlanWord) throws(PlanRefusal) {
        let start = position
        position += 1
        guard let delay = try readDelay() else {
            position = start
            throw notUnderstood()
        }
        guard word == .past else { throw refusal(.past, text) }
        try take(delay)
    }

    private mutating func parseNext() throws(PlanRefusal) {
        switch word(at: position + 1) {
        case .weekday:
            moment.skipsToday = true
            position += 1
        case .unit(.week):
            moment.isNextWeek = true
            position += 2
        case .unit(let unit):
            position += 2
            var delay = PlanDelay()
            if delay.add(thousandths: 1000, of: unit) { try take(delay) }
        default: throw notUnderstood()
        }
    }

    private mutating func parseNumbers() throws(PlanRefusal) {
        if let time = try readTimeOfDay() { return try take(time) }
        if let day = try readDate() { return try take(day) }
        if let delay = try readDelay() { return try take(delay) }
        if case .zone(let minutes) = tokens[position].kind {
            moment.zone = minutes
            position += 1
            return
        }
        let mayBeHour =
            moment.timeOfDay == nil
            && (moment.day != nil || moment.part != nil || moment.delay != nil || moment.isNextWeek)
        if expectsTime || mayBeHour, let time = try readBareHour() { return try take(time) }
        if expectsDay, let day = readBareDay() { return try take(day) }
        throw notUnderstood()
    }

    // MARK: Taking parts

    private mutating func take(_ day: PlanMoment.Day) throws(PlanRefusal) {
        if case .offset = day { position += 1 }
        if case .weekday = day { position += 1 }
        expectsDay = false
        expectsTime = false
        switch (moment.day, day) {
        case (nil, _), (.weekday, .date), (.weekday, .dayOfMonth): moment.day = day
        // The date tells more than its weekday.
        case (.date, .weekday), (.dayOfMonth, .weekday): break
        default: throw contradiction()
        }
    }

    private mutating func take(_ part: PlanPartOfDay) throws(PlanRefusal) {
        position += 1
        guard moment.part == nil || moment.part == part else { throw contradiction() }
        moment.part = part
        expectsDay = false
        expectsTime = false
    }

    private mutating func take(_ time: PlanMoment.TimeOfDay) throws(PlanRefusal) {
        guard moment.timeOfDay == nil else { throw contradiction() }
        moment.timeOfDay = time
        expectsTime = false
    }

    private mutating func take(_ delay: PlanDelay) throws(PlanRefusal) {
        guard moment.delay == nil else { throw contradiction() }
        moment.delay = delay
        expectsTime = false
    }

    // MARK: Checking the whole

    private mutating func check() throws(PlanRefusal) {
        if moment.isNextWeek {
            if case .weekday = moment.day {
                guard moment.delay == nil else { throw refusal(.contradictory, text) }
            } else {
                guard moment.delay == nil else { throw refusal(.contradictory, text) }
                moment.delay = PlanDelay(milliseconds: 604_800_000)
            }
        }
        let hasPlace = moment.day != nil || moment.timeOfDay != nil || moment.part != nil
        if moment.isNow {
            // "In two minutes from now" is a delay and nothing else.
            moment.isNow = moment.delay == nil
            guard !hasPlace else { throw refusal(.contradictory, text) }
            return
        }
        guard let delay = moment.delay else {
            guard hasPlace else { throw refusal(.notUnderstood, text) }
            return
        }
        guard hasPlace else { return }
        guard let days = delay.wholeDays, days <= 36_525 else {
            throw refusal(.contradictory, text)
        }
        switch moment.day {
        case nil, .offset: break
        case .weekday where delay.months == 0 && days % 7 == 0: break
        default: throw refusal(.contradictory, text)
        }
    }

    // MARK: Looking and refusing

    func word(at index: Int) -> PlanWord? {
        guard index < tokens.count, case .word(let word) = tokens[index].kind else { return nil }
        return word
    }

    /// Steps over a word where it stands here.
    mutating func skip(_ word: PlanWord) -> Bool {
        guard self.word(at: position) == word else { return false }
        position += 1
        return true
    }

    func refusal(_ kind: PlanRefusal.Kind, _ fragment: String) -> PlanRefusal {
        PlanRefusal(kind: kind, fragment: fragment, example: example)
    }

    func impossible(from start: Int) -> PlanRefusal {
        let parts = tokens[start..<min(max(position, start + 1), tokens.count)].map { $0.text }
        return refusal(.impossible, parts.joined(separator: " "))
    }

    func notUnderstood() -> PlanRefusal {
        refusal(.notUnderstood, position < tokens.count ? tokens[position].text : text)
    }

    private func contradiction() -> PlanRefusal {
        refusal(.contradictory, position > 0 ? tokens[position - 1].text : text)
    }
}
