// Susi. SPDX-License-Identifier: Apache-2.0

package import SusiWire

/// The names of days and months.
package enum Calendar {
    /// A day, such as `3 May 2026`.
    package static func date(_ time: CivilTime, _ language: AppLanguage) -> String {
        let point = language == .german ? "." : ""
        return "\(time.day)\(point) \(month(time.month, language)) \(time.year)"
    }

    /// A day of the week, 0 for Sunday.
    static func weekday(_ number: Int, _ language: AppLanguage) -> String {
        let names: [StaticString] =
            switch language {
            case .english:
                [
                    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
                ]
            case .german:
                [
                    "Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag",
                    "Samstag",
                ]
            }
        return names.indices.contains(number) ? "\(names[number])" : ""
    }

    /// A month, from 1.
    static func month(_ number: Int, _ language: AppLanguage) -> String {
        let names: [StaticString] =
            switch language {
            case .english:
                [
                    "January", "February", "March", "April", "May", "June", "July", "August",
                    "September", "October", "November", "December",
                ]
            case .german:
                [
                    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August",
                    "September", "Oktober", "November", "Dezember",
                ]
            }
        return names.indices.contains(number - 1) ? "\(names[number - 1])" : ""
    }
}
