// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

extension LoreRequest {
    /// The present, in seconds since 1970.
    var now: Int64 { question.now.milliseconds / 1000 }

    /// Seconds that the person's clocks are ahead of UTC.
    var offset: Int64 { Int64(-min(max(question.timezoneOffset, -1080), 1080)) * 60 }

    /// The day that it is where the person is.
    var today: CivilDate { LoreRequest.day(of: now + offset) }

    /// The day of a local time in seconds since 1970.
    static func day(of local: Int64) -> CivilDate {
        let day = local.floorDivided(by: 86_400)
        return CivilDate(daysSince1970: min(max(day, CivilDate.firstDay), CivilDate.lastDay))
    }

    /// How days are written for the person.
    var words: CalendarWords { CalendarWords(isGerman: isGerman) }

    /// The day that an argument names; nil where there is no such argument.
    func day(_ name: String) throws(LoreRefusal) -> (date: CivilDate, feast: Feast?)? {
        guard let text = self[name] else { return nil }
        guard let read = DayReader.read(text, isGerman: isGerman, today: today) else {
            throw LoreRefusal("“\(text)” is no day that it understands")
        }
        return read
    }

    /// The year that an argument names; nil where there is no such argument.
    func year(_ name: String = "year") throws(LoreRefusal) -> Int? {
        guard let text = self[name] else { return nil }
        let bytes = Wording.normalized(text.utf8)
        for (words, shift) in [
            ("this year", 0), ("dieses jahr", 0), ("diesem jahr", 0), ("next year", 1),
            ("nächstes jahr", 1), ("nächsten jahr", 1), ("last year", -1), ("letztes jahr", -1),
            ("letzten jahr", -1),
        ] as [(String, Int)] where bytes.elementsEqual(words.utf8) {
            return today.year + shift
        }
        guard let year = Int(String(decoding: bytes, as: UTF8.self)), (1...9998).contains(year)
        else { throw LoreRefusal("“\(text)” is no year from 1 to 9998") }
        return year
    }

    /// The months and days that an argument names.
    func span(_ name: String) throws(LoreRefusal) -> DaySpan? {
        guard let text = self[name] else { return nil }
        for german in [isGerman, !isGerman] {
            var reader = DayReader(text, isGerman: german, today: today)
            if let span = reader.span(), reader.position == reader.tokens.count { return span }
        }
        throw LoreRefusal("“\(text)” is no span of days, weeks, months or years")
    }
}

extension JSONObject {
    /// Appends a text; nothing where there is none, so that answers that need it fail.
    mutating func append(_ name: String, _ text: String) {
        if !text.utf8.isEmpty { append(name, .string(text)) }
    }

    /// Appends a whole number.
    mutating func append(_ name: String, _ number: Int) { append(name, .number(number)) }

    /// Appends "yes", or nothing: what a condition of a skill can ask for.
    mutating func append(_ name: String, _ holds: Bool) { append(name, holds ? "yes" : "") }
}
