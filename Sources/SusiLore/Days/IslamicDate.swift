// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// A day of the tabular Islamic calendar, the civil one that begins on 16 July 622 (Julian).
///
/// Countries that wait for the new moon to be seen may be a day or two apart from it.
struct IslamicDate: Equatable {
    let year: Int
    let month: Int
    let day: Int

    /// The day of the calendar; nil before its beginning.
    init?(_ date: CivilDate) {
        // The first of Muharram of the year 1, in days since 1970.
        let elapsed = date.daysSince1970 + 492_148
        guard elapsed >= 0 else { return nil }
        var year = Int((30 * elapsed + 10_646) / 10_631)
        while IslamicDate.start(of: year) > elapsed { year -= 1 }
        var rest = elapsed - IslamicDate.start(of: year)
        var month = 1
        // Months have 30 and 29 days in turn, and the last one of a leap year has 30.
        while month < 12, rest >= (month % 2 == 1 ? 30 : 29) {
            rest -= month % 2 == 1 ? 30 : 29
            month += 1
        }
        self.year = year
        self.month = month
        day = Int(rest) + 1
    }

    /// "3 Ramadan 1448".
    var text: String {
        let names = [
            "Muharram", "Safar", "Rabi al-awwal", "Rabi al-thani", "Jumada al-ula",
            "Jumada al-akhira", "Rajab", "Shaban", "Ramadan", "Shawwal", "Dhu al-Qida",
            "Dhu al-Hijja",
        ]
        return "\(day) \(names[month - 1]) \(year)"
    }

    /// Days from the beginning of the era to that of a year.
    private static func start(of year: Int) -> Int64 {
        let year = Int64(year)
        return (year - 1) * 354 + (3 + 11 * year) / 30
    }
}
