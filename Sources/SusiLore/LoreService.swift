// Susi. SPDX-License-Identifier: Apache-2.0

/// The services that need nothing but what is in the house.
enum LoreService: String, CaseIterable {
    /// Facts from a table.
    case table
    /// What clocks show at places.
    case time
    /// Everything about a day.
    case date
    /// How far two days are apart.
    case span
    /// A month, or all days of a kind.
    case calendar
    /// Public holidays.
    case holidays
    /// The sun over a place.
    case sky
    /// The phases of the moon.
    case moon
    /// When seasons begin.
    case seasons
    /// Sums in words and signs.
    case arithmetic
    /// Amounts in other units.
    case units
    /// What can be told about numbers.
    case numbers
    /// Dice, coins, choices, passwords.
    case chance

    /// The service of that name, however its letters are written.
    init?(_ name: String) {
        let lower = String(
            decoding: name.utf8.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 },
            as: UTF8.self
        )
        guard
            let service = LoreService.allCases.first(where: {
                $0.rawValue.utf8.elementsEqual(lower.utf8)
            })
        else { return nil }
        self = service
    }
}
