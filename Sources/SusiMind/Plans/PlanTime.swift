// Susi. SPDX-License-Identifier: Apache-2.0

/// Times in natural words: "in two minutes", "tomorrow at noon", "um halb acht", "10:30".
///
/// English and German are understood. What is not said is filled in so:
/// - A time of day without a day is the next one to come, today or tomorrow, on a 24-hour clock.
/// - A day without a time of day keeps the time of day that it is now.
/// - "today at 5", said after five, is five in the afternoon; any other time past is refused.
/// - A weekday is the next one to come; a date without a year is the next one too.
/// - Midnight is the end of the day.
package enum PlanTime {
    /// The instant that a text names, in milliseconds since 1970 UTC.
    ///
    /// A whole number alone is a delay in milliseconds. The language is tried first, the others
    /// after it. The offset is JavaScript's: UTC minus local time in minutes, −60 in Berlin.
    package static func instant(
        _ text: String,
        language: Language,
        now: Int64,
        timezoneOffset: Int
    ) throws(PlanRefusal) -> Int64 {
        var vocabularies = [PlanVocabulary.english, PlanVocabulary.german]
        if language == .german { vocabularies.reverse() }
        let example = vocabularies[0].example
        // JavaScript's dates end there too, and no place is a whole day from UTC.
        guard abs(now.clamped) <= 8_640_000_000_000_000, (-1440...1440).contains(timezoneOffset)
        else {
            throw PlanRefusal(kind: .impossible, fragment: "the current time", example: example)
        }
        guard text.utf8.count <= 200 else {
            throw PlanRefusal(kind: .notUnderstood, fragment: "a text so long", example: example)
        }
        var refusal: PlanRefusal?
        for vocabulary in vocabularies {
            var parser = PlanParser(text, vocabulary, example: example)
            do throws(PlanRefusal) {
                let moment = try parser.parse()
                let clock = PlanClock(now: now, timezoneOffset: timezoneOffset)
                return try clock.instant(of: moment, text: text, example: example)
            } catch {
                // What another language may understand is not refused yet.
                guard error.kind == .notUnderstood else { throw error }
                refusal = refusal ?? error
            }
        }
        throw refusal ?? PlanRefusal(kind: .missing, fragment: "", example: example)
    }
}

extension PlanTime {
    /// The minute of the day that a text names and nothing else: "5 pm", "18 Uhr", "noon".
    ///
    /// Nil where it names more or something else; the end of the day is its beginning.
    package static func minuteOfDay(_ text: String, isGerman: Bool) -> Int? {
        guard text.utf8.count <= 100 else { return nil }
        let vocabulary = isGerman ? PlanVocabulary.german : PlanVocabulary.english
        // With "at" before it, a bare number is an hour.
        let time = (isGerman ? "um " : "at ") + text
        var parser = PlanParser(time, vocabulary, example: vocabulary.example)
        guard let moment = try? parser.parse(), moment.day == nil, moment.delay == nil,
            !moment.isNextWeek, moment.zone == nil
        else { return nil }
        if let time = moment.timeOfDay {
            guard let part = moment.part, time.isOnTwelveHourClock else {
                return time.minute % 1440
            }
            return part.minute(of: time.minute) % 1440
        }
        return moment.part.map { $0.usualMinute % 1440 }
    }
}

extension Int64 {
    /// The number, or the nearest one whose magnitude is a number too.
    fileprivate var clamped: Int64 {
        self == .min ? .min + 1 : self
    }
}
