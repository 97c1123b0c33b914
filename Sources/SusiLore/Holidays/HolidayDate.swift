// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// A holiday on its date in one year.
struct HolidayDate {
    let date: CivilDate
    let holiday: Holiday
    /// Whether it is the day off instead of one at the weekend.
    let isSubstitute: Bool

    /// Whether it takes a date from another one.
    ///
    /// In the country as a whole a day off in one part takes nothing from a day off everywhere.
    func takes(_ date: CivilDate, from other: HolidayDate, isWhole: Bool) -> Bool {
        guard self.date == date else { return false }
        return !isWhole || holiday.parts.isEmpty
            || holiday.parts.contains { part in
                other.holiday.parts.contains { $0.utf8.elementsEqual(part.utf8) }
            }
    }
}
