// Susi. SPDX-License-Identifier: Apache-2.0

/// Times as people read them.
enum ClockText {
    /// The time of day, and the date where it is another day than today.
    static func time(_ instant: Int64, _ space: BubbleSpace) -> String {
        let shift = Int64(space.minutesFromUTC) * 60_000
        let here = instant.addingReportingOverflow(shift).partialValue
        let minute = floor(here, 60_000) % 1440
        let minutes = minute < 0 ? minute + 1440 : minute
        let clock = "\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
        let day = floor(here, 86_400_000)
        guard day != floor(space.now &+ shift, 86_400_000) else { return clock }
        return "\(date(day)), \(clock)"
    }

    /// What is left of a time, such as 1:05:09; parts of a second count as one.
    static func countdown(_ milliseconds: Int64) -> String {
        let seconds = (max(0, milliseconds) + 999) / 1000
        let rest = "\(twoDigits(seconds / 60 % 60)):\(twoDigits(seconds % 60))"
        guard seconds >= 3600 else {
            return "\(seconds / 60):\(twoDigits(seconds % 60))"
        }
        guard seconds >= 86_400 else { return "\(seconds / 3600):\(rest)" }
        return "\(seconds / 86_400) d \(seconds % 86_400 / 3600):\(rest)"
    }

    private static func twoDigits(_ number: Int64) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }

    private static func floor(_ number: Int64, _ unit: Int64) -> Int64 {
        let quotient = number / unit
        return number % unit < 0 ? quotient - 1 : quotient
    }

    /// The date of a day since 1970, as 2026-11-21.
    private static func date(_ day: Int64) -> String {
        // Years begin in March here, so that the odd day is the last of one.
        let shifted = day + 719_468
        let era = floor(shifted, 146_097)
        let inEra = shifted - era * 146_097
        let year = (inEra - inEra / 1460 + inEra / 36_524 - inEra / 146_096) / 365
        let inYear = inEra - (365 * year + year / 4 - year / 100)
        let month = (5 * inYear + 2) / 153
        let dayOfMonth = inYear - (153 * month + 2) / 5 + 1
        let monthOfYear = month < 10 ? month + 3 : month - 9
        let civil = year + era * 400 + (monthOfYear <= 2 ? 1 : 0)
        return "\(civil)-\(twoDigits(monthOfYear))-\(twoDigits(dayOfMonth))"
    }
}
