// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiApp

@Suite struct AlarmsTests {
    @Test func anAlarmRingsWhenItIsDueAndOnce() {
        var alarms = Alarms()
        alarms.set(.bubble(0, of: 1), due: 5000)
        let early = alarms.ring(at: 4999)
        let due = alarms.ring(at: 5000)
        let late = alarms.ring(at: 6000)
        #expect(!early)
        #expect(due)
        #expect(!late)
        #expect(alarms.ringingSince == 5000)
    }

    @Test func itStopsByItselfAfterAMinute() {
        var alarms = Alarms()
        alarms.set(.bubble(0, of: 1), due: 5000)
        _ = alarms.ring(at: 5000)
        _ = alarms.ring(at: 65_001)
        #expect(alarms.ringingSince == 0)
    }

    @Test func whatWasDueWhileThePageWasClosedDoesNotRing() {
        var alarms = Alarms()
        alarms.set(.bubble(0, of: 1), due: 5000)
        let rings = alarms.ring(at: 5_000_000)
        #expect(!rings)
        #expect(alarms.waiting.isEmpty)
    }

    @Test func alarmsSurviveAReload() {
        var alarms = Alarms()
        alarms.set(.bubble(2, of: 77), due: 5000)
        #expect(Alarms(alarms.json) == alarms)
        #expect(Alarms(["turn"]) == Alarms())
    }
}
