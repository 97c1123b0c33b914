// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiMind

@Suite struct CivilDateTests {
    @Test func `every day of a thousand years follows the one before`() throws {
        let first = try #require(CivilDate(year: 1600, month: 1, day: 1)).daysSince1970
        #expect(first == -135_140)
        var previous = CivilDate(daysSince1970: first - 1)
        #expect(previous == CivilDate(year: 1599, month: 12, day: 31))
        for days in first..<(first + 365_242) {
            let date = CivilDate(daysSince1970: days)
            #expect(date.daysSince1970 == days)
            let isNext =
                date.day == previous.day + 1 && date.month == previous.month
                || date.day == 1 && (date.month == previous.month % 12 + 1)
            #expect(isNext && CivilDate(year: date.year, month: date.month, day: date.day) == date)
            previous = date
        }
    }

    @Test(arguments: [(2026, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1)])
    func `a day that no calendar has is none`(year: Int, month: Int, day: Int) {
        #expect(CivilDate(year: year, month: month, day: day) == nil)
    }

    @Test func `a month later is the last day where the month is shorter`() throws {
        let date = try #require(CivilDate(year: 2027, month: 12, day: 31))
        #expect(date.adding(months: 2) == CivilDate(year: 2028, month: 2, day: 29))
        #expect(date.adding(months: 12) == CivilDate(year: 2028, month: 12, day: 31))
    }
}
