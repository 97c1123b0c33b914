// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Times as people read them where they are.
///
/// The device tells only how far from UTC it is now, so hours of the other half of the year may be
/// off by one.
package struct LocalTime: Equatable {
    /// What has to be added to UTC, in minutes.
    package var minutesFromUTC = 0
    /// Whether hours are counted twice to twelve.
    package var halvesDays = false

    /// Times so many minutes from UTC.
    package init(minutesFromUTC: Int = 0, halvesDays: Bool = false) {
        self.minutesFromUTC = minutesFromUTC
        self.halvesDays = halvesDays
    }

    private func civil(_ milliseconds: Int64) -> CivilTime {
        let local = milliseconds + Int64(minutesFromUTC) * 60_000
        return CivilTime(Instant(clamping: local))
    }

    /// The number of the day, counted from the beginning of 1970.
    package func day(_ milliseconds: Int64) -> Int64 {
        Instant(clamping: milliseconds + Int64(minutesFromUTC) * 60_000).milliseconds / 86_400_000
    }

    /// The time of day: `14:05`, or `2:05 PM`.
    package func clock(_ milliseconds: Int64) -> String {
        let time = civil(milliseconds)
        let minutes = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
        guard halvesDays else {
            return time.hour < 10 ? "0\(time.hour):\(minutes)" : "\(time.hour):\(minutes)"
        }
        let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
        return "\(hour):\(minutes) \(time.hour < 12 ? "AM" : "PM")"
    }

    /// The day: “Today”, “Yesterday”, or its date.
    package func date(_ milliseconds: Int64, now: Int64, _ language: AppLanguage) -> String {
        switch day(now) - day(milliseconds) {
        case 0: return AppWording.today.in(language)
        case 1: return AppWording.yesterday.in(language)
        default: break
        }
        let time = civil(milliseconds)
        let weekday = Calendar.weekday(time.weekday, language)
        let month = Calendar.month(time.month, language)
        return "\(weekday), \(time.day) \(month) \(time.year)"
    }
}
