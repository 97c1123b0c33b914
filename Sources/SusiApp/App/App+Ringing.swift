// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// Timers: what counts down, and what rings.
extension App {
    /// Whether a timer rings.
    var isRinging: Bool { alarms.ringingSince > 0 }

    /// Begins to ring for what is due.
    mutating func ring() -> [Effect] {
        let before = alarms.waiting.count
        let isNew = alarms.ring(at: now)
        if alarms.waiting.count != before { keepsakes.note(.alarms) }
        var effects: [Effect] = []
        if isNew, settings.notifies, !surroundings.isVisible {
            effects.append(.notify(title: "Susi", body: words(.ringing), tag: "alarm"))
        }
        guard isRinging else { return effects }
        for (pitch, loudness) in [(880.0, 0.3), (1109.0, 0.25)] {
            effects.append(.tone(hertz: pitch, milliseconds: 500, loudness: loudness))
        }
        effects.append(.vibrate([300, 150, 300]))
        return effects
    }

    /// Asks to be told of the next second while something counts down or rings.
    mutating func tick() -> [Effect] {
        guard !alarms.waiting.isEmpty || isRinging, !isTicking else { return [] }
        isTicking = true
        let ticket = tickets.issue(.app(.second))
        return [.timer(ticket, milliseconds: Double(1000 - now % 1000))]
    }
}
