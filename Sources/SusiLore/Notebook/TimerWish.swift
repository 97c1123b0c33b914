// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// When something is to ring, as a person says it: “10 minutes”, “tomorrow at 7”, “jeden Montag um 8”.
struct TimerWish {
    /// When it rings first, in milliseconds since 1970.
    let due: Int64
    /// How it is repeated, if it is.
    let repetition: Repetition?

    /// Reads the words.
    init(_ text: String, _ request: LoreRequest) throws(LoreRefusal) {
        let question = request.question
        let now = question.now.milliseconds
        let wish = TimerWish.repetition(in: text)
        let time = TimerWish.withHour(wish.rest, request)
        let language: Language = request.isGerman ? .german : .english
        let instant: Int64
        do throws(PlanRefusal) {
            instant = try PlanTime.instant(
                time,
                language: language,
                now: now,
                timezoneOffset: question.timezoneOffset
            )
        } catch {
            throw LoreRefusal(error.description)
        }
        guard wish.days != 0 else {
            due = instant
            repetition = nil
            return
        }
        let minute = WallTime(instant, timezoneOffset: question.timezoneOffset).minute
        repetition = Repetition(days: wish.days, minute: minute)
        due =
            repetition?.next(after: now, timezoneOffset: question.timezoneOffset) ?? instant
    }

    /// A number alone is an hour: “7” is said for “at 7”.
    private static func withHour(_ text: String, _ request: LoreRequest) -> String {
        let words = text.utf8.split(separator: 0x20)
        guard words.count == 1, let only = words.first, only.count <= 2,
            only.allSatisfy({ $0 &- 0x30 < 10 })
        else { return text }
        return (request.isGerman ? "um " : "at ") + text + (request.isGerman ? " uhr" : " o'clock")
    }

    /// Takes the words of a repetition out of a text.
    private static func repetition(in text: String) -> (days: UInt8, rest: String) {
        var words = Wording.normalized(text.utf8).split(separator: 0x20)
            .map { String(decoding: $0, as: UTF8.self) }
        var days: UInt8 = 0
        var index = 0
        while index < words.count {
            let isEach = each.contains { $0.utf8.elementsEqual(words[index].utf8) }
            let place = isEach && index + 1 < words.count ? index + 1 : index
            let found = spans.first { span in
                (isEach || span.isAlone)
                    && span.words.contains { $0.utf8.elementsEqual(words[place].utf8) }
            }
            guard let found else {
                index += 1
                continue
            }
            days |= found.days
            words.removeSubrange(index...place)
            // “on weekdays”: the preposition goes too.
            if index > 0, before.contains(where: { $0.utf8.elementsEqual(words[index - 1].utf8) }) {
                index -= 1
                words.remove(at: index)
            }
        }
        return (days, words.joined(separator: " "))
    }

    private static let each = ["every", "each", "jeden", "jede", "jedes"]
    private static let before = ["on", "an", "am", "and", "und"]

    /// Words for days on which something is repeated; some mean it without “every” before them.
    private static let spans: [(words: [String], isAlone: Bool, days: UInt8)] = [
        (["day", "tag"], false, Repetition.everyDay),
        (["daily", "täglich"], true, Repetition.everyDay),
        (["weekday", "workday", "werktag", "arbeitstag"], false, Repetition.weekdays),
        (
            ["weekdays", "workdays", "werktags", "werktagen", "wochentags", "arbeitstags"], true,
            Repetition.weekdays
        ),
        (["weekend", "wochenende"], false, Repetition.weekend),
        (["weekends"], true, Repetition.weekend),
        (["monday", "montag"], false, 1), (["mondays", "montags"], true, 1),
        (["tuesday", "dienstag"], false, 2), (["tuesdays", "dienstags"], true, 2),
        (["wednesday", "mittwoch"], false, 4), (["wednesdays", "mittwochs"], true, 4),
        (["thursday", "donnerstag"], false, 8), (["thursdays", "donnerstags"], true, 8),
        (["friday", "freitag"], false, 16), (["fridays", "freitags"], true, 16),
        (["saturday", "samstag", "sonnabend"], false, 32),
        (["saturdays", "samstags", "sonnabends"], true, 32),
        (["sunday", "sonntag"], false, 64), (["sundays", "sonntags"], true, 64),
    ]
}
