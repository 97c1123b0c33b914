// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

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

    /// Asks to be told of the next second while something counts down or rings, or of the time when
    /// something rings that nobody sees counting.
    mutating func tick() -> [Effect] {
        guard let next = alarms.waiting.map({ $0.due }).min() ?? (isRinging ? now : nil) else {
            return []
        }
        let counts = isRinging || alarms.waiting.contains { !$0.isKept }
        let pause = counts ? 1000 - now % 1000 : min(max(next - now, 1), App.longestNap)
        let before = tickets.cancel { $0 == .app(.second) }
        let ticket = tickets.issue(.app(.second))
        return before + [.timer(ticket, milliseconds: Double(pause))]
    }

    private static let longestNap: Int64 = 3_600_000

    /// Asks what will ring in the account; where something was stopped here, it stops everywhere.
    mutating func fetchTimers(quiets: Bool = false) -> [Effect] {
        guard let login, surroundings.isOnline else { return [] }
        var form = Form()
        form.append("timezoneOffset", String(-surroundings.minutesFromUTC))
        if quiets { form.append("quiet", "true") }
        let ticket = tickets.issue(.app(.fetchingTimers))
        return [.send(ticket, form, to: "susi/timers.json", token: login.token)]
    }

    /// What will ring in the account is here.
    mutating func fetchedTimers(_ answer: FetchAnswer?) -> [Effect] {
        guard let answer, answer.status == 200,
            let rows = (try? JSON(parsing: answer.body))?["data"]?.array
        else { return [] }
        var kept: [Alarms.Alarm] = []
        var rings = false
        for row in rows {
            guard let due = row["due"]?.int64, let id = row["id"]?.int64 else { continue }
            if due <= now {
                rings = true
            } else if row["repeated"]?.bool == true {
                let part = TurnPart(turn: 0, number: Int(truncatingIfNeeded: id & 0x7FFF_FFFF))
                kept.append(Alarms.Alarm(part: part, due: due))
            }
        }
        alarms.replaceKept(by: kept)
        // Somebody has stopped it on another device.
        if !rings { alarms.quiet() }
        keepsakes.note(.alarms)
        return tick()
    }
}
