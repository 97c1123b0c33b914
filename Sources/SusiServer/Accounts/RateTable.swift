// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// How much of one limit everybody has used up.
///
/// One number is kept for each: when all that was done will be forgiven. The table never grows
/// beyond its capacity; those not seen for the longest time are forgotten first.
struct RateTable: Sendable {
    let limit: RateLimit
    private let capacity: Int
    /// Who was seen lately, and before that; a generation ends when it is full.
    private var young: [UInt64: Int64] = [:]
    private var old: [UInt64: Int64] = [:]

    /// Keeps in mind at least half as many as the capacity, and never more.
    init(_ limit: RateLimit, capacity: Int = 20_000) {
        self.limit = limit
        self.capacity = max(2, capacity)
    }

    /// Does it once; nil where that is allowed, or else how many milliseconds to wait.
    mutating func take(_ key: UInt64, at now: Instant) -> Int64? {
        let end = forgiven(key, at: now) + limit.pause
        let wait = end - now.milliseconds - limit.burst * limit.pause
        keep(key, wait > 0 ? end - limit.pause : end)
        return wait > 0 ? wait : nil
    }

    /// How many milliseconds to wait until it is allowed; nil where it is already.
    func wait(of key: UInt64, at now: Instant) -> Int64? {
        let end = forgiven(key, at: now) + limit.pause
        let wait = end - now.milliseconds - limit.burst * limit.pause
        return wait > 0 ? wait : nil
    }

    /// Takes back what was done once.
    mutating func giveBack(_ key: UInt64, at now: Instant) {
        keep(key, forgiven(key, at: now) - limit.pause)
    }

    private func forgiven(_ key: UInt64, at now: Instant) -> Int64 {
        let kept = young[key] ?? old[key] ?? 0
        // A clock that was set back must not make anybody wait for longer.
        return min(max(kept, now.milliseconds), now.milliseconds + limit.burst * limit.pause)
    }

    private mutating func keep(_ key: UInt64, _ end: Int64) {
        if young[key] == nil, young.count >= capacity / 2 {
            old = young
            young = [:]
        }
        young[key] = end
    }
}
