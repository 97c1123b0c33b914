// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// A day of the Hebrew calendar; the day that begins at sunset before is meant.
///
/// Reckoned by the fixed rules of the fourth century: the mean moon (molad) and the four
/// postponements of New Year.
struct HebrewDate: Equatable {
    let year: Int
    /// Counted from Tishri, with which the year begins; in leap years the 6th is Adar I.
    let month: Int
    let day: Int

    init(_ date: CivilDate) {
        let days = date.daysSince1970
        // The year in which the day lies begins in the autumn before.
        var year = date.year + 3761
        while HebrewDate.newYear(of: year) > days { year -= 1 }
        var rest = days - HebrewDate.newYear(of: year)
        var month = 0
        let lengths = HebrewDate.monthLengths(of: year)
        while month < lengths.count - 1, rest >= lengths[month] {
            rest -= lengths[month]
            month += 1
        }
        self.year = year
        self.month = month + 1
        day = Int(rest) + 1
    }

    /// "3 Tishri 5787".
    var text: String {
        let names =
            HebrewDate.isLeap(year)
            ? [
                "Tishri", "Heshvan", "Kislev", "Tevet", "Shevat", "Adar I", "Adar II", "Nisan",
                "Iyar", "Sivan", "Tammuz", "Av", "Elul",
            ]
            : [
                "Tishri", "Heshvan", "Kislev", "Tevet", "Shevat", "Adar", "Nisan", "Iyar",
                "Sivan", "Tammuz", "Av", "Elul",
            ]
        return "\(day) \(names[month - 1]) \(year)"
    }

    static func isLeap(_ year: Int) -> Bool {
        (7 * year + 1) % 19 < 7
    }

    /// The first of Tishri, in days since 1970.
    static func newYear(of year: Int) -> Int64 {
        let length = elapsedDays(year + 1) - elapsedDays(year)
        let before = elapsedDays(year) - elapsedDays(year - 1)
        // No year may have 356 days, and none after a leap year 382.
        let delay: Int64 = length == 356 ? 2 : before == 382 ? 1 : 0
        return elapsedDays(year) + delay - 2_092_590
    }

    /// Days from the beginning of the era to the mean moon of a year, as New Year may fall.
    private static func elapsedDays(_ year: Int) -> Int64 {
        let months = (235 * Int64(year) - 234) / 19
        let parts = 12_084 + 13_753 * months
        let days = 29 * months + parts / 25_920
        // Never on a Sunday, Wednesday or Friday.
        return 3 * (days + 1) % 7 < 3 ? days + 1 : days
    }

    private static func monthLengths(of year: Int) -> [Int64] {
        let length = newYear(of: year + 1) - newYear(of: year)
        // Years are 353 to 355 days long, leap years 30 more: Heshvan and Kislev make the difference.
        let kind = length % 10
        let heshvan: Int64 = kind == 5 ? 30 : 29
        let kislev: Int64 = kind == 3 ? 29 : 30
        let adar: [Int64] = isLeap(year) ? [30, 29] : [29]
        return [30, heshvan, kislev, 29, 30] + adar + [30, 29, 30, 29, 30, 29]
    }
}
