// Susi. SPDX-License-Identifier: Apache-2.0

/// A day of the Gregorian calendar.
package struct CivilDate: Equatable, Sendable {
    package var year: Int
    package var month: Int
    package var day: Int

    /// The date, or nil where the calendar has none such.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= CivilDate.length(ofMonth: month, year: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The date so many days after the first of January 1970.
    package init(daysSince1970 days: Int64) {
        // Counted in eras of 400 years that begin in March, so that leap days come last.
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        day = Int(dayOfYear - (153 * marchMonth + 2) / 5 + 1)
        month = Int(marchMonth < 10 ? marchMonth + 3 : marchMonth - 9)
        year = Int(yearOfEra + era * 400 + (month <= 2 ? 1 : 0))
    }

    /// The number of days since the first of January 1970.
    package var daysSince1970: Int64 {
        let year = Int64(month <= 2 ? self.year - 1 : self.year)
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let marchMonth = Int64(month > 2 ? month - 3 : month + 9)
        let dayOfYear = (153 * marchMonth + 2) / 5 + Int64(day) - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
            - 719_468
    }

    /// The same day so many months later, or the last of that month where it is shorter.
    package func adding(months: Int) -> CivilDate? {
        let index = year * 12 + month - 1 + months
        guard index >= 12 else { return nil }
        let (year, month) = (index / 12, index % 12 + 1)
        let day = min(day, CivilDate.length(ofMonth: month, year: year))
        return CivilDate(year: year, month: month, day: day)
    }

    /// The number of days in a month.
    package static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
