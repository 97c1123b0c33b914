// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiWire

/// Dates as servers write them, of which only the day matters here.
enum SkillDate {
    /// All digits of a date as a number, so that later ones are greater.
    static func number(_ text: String) -> UInt64 {
        var number: UInt64 = 0
        var count = 0
        for byte in text.utf8 where (0x30...0x39).contains(byte) && count < 14 {
            number = 10 * number + UInt64(byte - 0x30)
            count += 1
        }
        while count < 14 {
            number *= 10
            count += 1
        }
        return number
    }

    /// The day in words; empty where the text holds none, or the one that stands for none.
    static func day(_ text: String, in language: AppLanguage) -> String {
        guard let time = civil(text), time.year > 1970 else { return "" }
        return Calendar.date(time, language)
    }

    /// The number of the day, counted from the beginning of 1970.
    static func days(_ text: String) -> Int64? {
        civil(text)?.instant().map { $0.milliseconds / 86_400_000 }
    }

    /// A day so far from the beginning of 1970, in words.
    static func day(_ days: Int64, in language: AppLanguage) -> String {
        Calendar.date(CivilTime(Instant(clamping: days * 86_400_000)), language)
    }

    private static func civil(_ text: String) -> CivilTime? {
        let number = number(text) / 1_000_000
        let date = CivilTime(
            year: Int(number / 10_000),
            month: Int(number / 100 % 100),
            day: Int(number % 100)
        )
        return (1...12).contains(date.month) && (1...31).contains(date.day) ? date : nil
    }
}
