// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// A public holiday of a country, or of parts of it.
struct Holiday: Sendable {
    /// What becomes of a holiday on a day on which nobody works anyway.
    enum Substitute: Sendable {
        case none
        /// The next day from Monday to Friday that is no holiday (United Kingdom).
        case nextWorkday
        /// Saturdays give the Friday before, Sundays the Monday after (federal law of the US).
        case nearestWorkday
    }

    let english: String
    let german: String
    let rule: DayRule
    /// The short names of the parts of the country where it is kept; empty where everywhere.
    let parts: [String]
    /// The years in which it is one.
    let years: ClosedRange<Int>
    let substitute: Substitute

    init(
        _ english: String,
        _ german: String,
        _ rule: DayRule,
        in parts: String = "",
        years: ClosedRange<Int> = 1...9999,
        substitute: Substitute = .none
    ) {
        self.english = english
        self.german = german
        self.rule = rule
        self.parts = parts.utf8.split(separator: 0x20).map { String(Substring($0)) }
        self.years = years
        self.substitute = substitute
    }

    /// Whether it is kept in that part of the country; nil asks for the country as a whole.
    func isKept(in part: String?) -> Bool {
        guard let part, !parts.isEmpty else { return true }
        return parts.contains { $0.utf8.elementsEqual(part.utf8) }
    }
}
