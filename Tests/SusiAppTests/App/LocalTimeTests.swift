// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiApp

@Suite struct LocalTimeTests {
    /// 2018-06-02, 14:05:09 in UTC, a Saturday.
    let instant: Int64 = 1_527_948_309_000

    @Test func aClockIsReadWhereThePersonIs() {
        #expect(LocalTime(minutesFromUTC: 0).clock(instant) == "14:05")
        #expect(LocalTime(minutesFromUTC: 330).clock(instant) == "19:35")
        #expect(LocalTime(minutesFromUTC: -420, halvesDays: true).clock(instant) == "7:05 AM")
        #expect(LocalTime(minutesFromUTC: -125, halvesDays: true).clock(instant) == "12:00 PM")
    }

    @Test func aDayBeginsWhereThePersonIs() {
        let time = LocalTime(minutesFromUTC: 600)
        // It is Sunday there already.
        let now = instant + 3 * 3_600_000
        #expect(time.date(instant, now: now, .english) == "Today")
        #expect(LocalTime().date(instant, now: instant + 86_400_000, .english) == "Yesterday")
        #expect(
            time.date(instant, now: now + 30 * 86_400_000, .english) == "Sunday, 3 June 2018"
        )
    }

    @Test func anyInstantHasADate() {
        for instant in [Int64.min / 2, -1, 0, Int64.max / 2] {
            #expect(!LocalTime().date(instant, now: 0, .english).isEmpty)
            #expect(!LocalTime(halvesDays: true).clock(instant).isEmpty)
        }
    }
}
