// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// A country whose public holidays are known, and the parts of it that have their own.
struct HolidayCountry: Sendable {
    /// A part of a country: a Land, a nation.
    struct Part: Sendable {
        let code: String
        /// Its names, English and German ones, the usual ones first.
        let english: String
        let german: String
        /// Other names, parted by semicolons.
        let others: String
    }

    let english: String
    let german: String
    /// Other names, parted by semicolons.
    let others: String
    let parts: [Part]
    let holidays: [Holiday]

    static let all = [germany, austria, switzerland, unitedKingdom, unitedStates]

    /// The country, and the part of it, that people call so.
    static func named(_ text: String) -> (country: HolidayCountry, part: Part?)? {
        let name = Wording.normalized(text.utf8)
        func isName(_ names: String) -> Bool {
            names.utf8.split(separator: UInt8(ascii: ";")).contains {
                Wording.normalized($0) == name
            }
        }
        for country in all {
            if isName(country.english) || isName(country.german) || isName(country.others) {
                return (country, nil)
            }
            for part in country.parts
            where isName(part.english) || isName(part.german) || isName(part.others) {
                return (country, part)
            }
        }
        return nil
    }

    /// All holidays of a year, in their order, substitutes included.
    func days(in year: Int, part: Part?) -> [HolidayDate] {
        let kept = holidays.filter { $0.years.contains(year) && $0.isKept(in: part?.code) }
        var found: [HolidayDate] = []
        for holiday in kept {
            guard let date = holiday.rule.date(in: year) else { continue }
            found.append(HolidayDate(date: date, holiday: holiday, isSubstitute: false))
        }
        for day in found where day.date.weekday >= 5 {
            switch day.holiday.substitute {
            case .none: break
            case .nearestWorkday:
                if let date = day.date.adding(days: day.date.weekday == 5 ? -1 : 1) {
                    found.append(
                        HolidayDate(date: date, holiday: day.holiday, isSubstitute: true)
                    )
                }
            case .nextWorkday:
                var date = day.date
                while date.weekday >= 5
                    || found.contains(where: {
                        $0.takes(date, from: day, isWhole: part == nil)
                    })
                {
                    guard let next = date.adding(days: 1) else { break }
                    date = next
                }
                found.append(HolidayDate(date: date, holiday: day.holiday, isSubstitute: true))
            }
        }
        return found.sorted { $0.date.daysSince1970 < $1.date.daysSince1970 }
    }
}
