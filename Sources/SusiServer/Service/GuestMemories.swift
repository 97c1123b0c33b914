// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire
import Synchronization

/// What is remembered of people without an account: in memory only, bounded, and for a day.
final class GuestMemories: Sendable {
    /// How much is remembered.
    struct Limits: Sendable {
        /// For how long, in milliseconds.
        var age: Int64 = 24 * 60 * 60 * 1000
        /// Of how many people; those not seen for the longest time make room.
        var guests = 10_000
        /// How many bytes of all people together.
        var bytes = 64 << 20
        /// How many questions of each.
        var cognitions = 50
        /// How many bytes of each.
        var bytesPerGuest = 256 << 10
    }

    /// A question with its answer.
    struct Cognition: Sendable {
        /// When it was asked.
        let asked: Instant
        /// The chat answer as JSON text.
        let document: [UInt8]

        /// What was asked.
        var query: String? { (try? JSON(parsing: document))?["query"]?.string }
    }

    private struct Past {
        var memory = Memory()
        var memoryBytes = 0
        /// The newest last.
        private(set) var cognitions: [Cognition] = []
        private var cognitionBytes = 0
        var lastSeen = Instant.earliest

        var bytes: Int { memoryBytes + cognitionBytes }

        mutating func append(_ cognition: Cognition) {
            cognitions.append(cognition)
            cognitionBytes += cognition.document.count
        }

        /// Takes cognitions away and gives them back.
        mutating func removeAll(where isMeant: (Cognition) -> Bool) -> [Cognition] {
            let removed = cognitions.filter(isMeant)
            cognitions.removeAll(where: isMeant)
            cognitionBytes -= removed.reduce(0) { $0 + $1.document.count }
            return removed
        }

        mutating func removeFirst() {
            cognitionBytes -= cognitions.removeFirst().document.count
        }
    }

    /// A part of the people, with a lock of its own.
    private final class Shard: Sendable {
        let pasts = Mutex<(of: [String: Past], bytes: Int)>(([:], 0))
    }

    private static let shardCount = 16
    private let shards = (0..<shardCount).map { _ in Shard() }
    private let limits: Limits

    init(_ limits: Limits = Limits()) {
        self.limits = limits
    }

    /// What earlier turns left behind for the next one.
    func memory(of guest: String, at now: Instant) -> Memory {
        shard(of: guest).pasts.withLock { pasts in
            guard let past = pasts.of[guest], isFresh(past.lastSeen, at: now) else {
                return Memory()
            }
            return past.memory
        }
    }

    /// The questions of the last day with their answers, the newest first.
    func cognitions(of guest: String, at now: Instant) -> [Cognition] {
        shard(of: guest).pasts.withLock { pasts in
            guard let past = pasts.of[guest] else { return [] }
            return past.cognitions.reversed().filter { isFresh($0.asked, at: now) }
        }
    }

    /// Puts a question on record; `turn` is nil where no skill answered it.
    func record(
        _ cognition: Cognition,
        turn: Memory.Turn?,
        setting values: JSONObject = JSONObject(),
        for guest: String,
        at now: Instant
    ) {
        shard(of: guest).pasts.withLock { pasts in
            pasts.bytes += record(
                cognition,
                turn,
                values,
                at: now,
                in: &pasts.of[guest, default: Past()]
            )
            while pasts.of.count > max(1, limits.guests / GuestMemories.shardCount)
                || pasts.bytes > limits.bytes / GuestMemories.shardCount
            {
                guard let oldest = pasts.of.min(by: { $0.value.lastSeen < $1.value.lastSeen })
                else { break }
                pasts.bytes -= oldest.value.bytes
                pasts.of[oldest.key] = nil
            }
        }
    }

    /// Puts a question on record and says how many bytes more are kept now.
    private func record(
        _ cognition: Cognition,
        _ turn: Memory.Turn?,
        _ values: JSONObject,
        at now: Instant,
        in past: inout Past
    ) -> Int {
        let before = past.bytes
        if !isFresh(past.lastSeen, at: now) { past = Past() }
        past.lastSeen = max(past.lastSeen, now)
        if let turn {
            past.memory.record(GuestMemories.short(turn), setting: values)
            boundMemory(of: &past)
        }
        past.append(cognition)
        while let first = past.cognitions.first,
            past.cognitions.count > limits.cognitions || past.bytes > limits.bytesPerGuest
                || !isFresh(first.asked, at: now)
        {
            past.removeFirst()
        }
        return past.bytes - before
    }

    /// Forgets what was asked at a time, in these words where they are given; tells how many
    /// questions that were.
    func forget(askedAt date: Instant, _ query: String?, of guest: String) -> Int {
        shard(of: guest).pasts.withLock { pasts in
            guard var past = pasts.of[guest] else { return 0 }
            let before = past.bytes
            let forgotten = past.removeAll { cognition in
                guard cognition.asked == date else { return false }
                return query == nil || cognition.query == query
            }
            let queries = forgotten.compactMap { $0.query }
            past.memory = Memory(
                variables: past.memory.variables,
                turns: past.memory.turns.filter { !queries.contains($0.query) }
            )
            boundMemory(of: &past)
            pasts.bytes += past.bytes - before
            pasts.of[guest] = past
            return forgotten.count
        }
    }

    /// Forgets all that somebody asked, and what skills remember of it.
    func forgetAll(of guest: String) {
        shard(of: guest).pasts.withLock { pasts in
            guard let past = pasts.of.removeValue(forKey: guest) else { return }
            pasts.bytes -= past.bytes
        }
    }

    /// Forgets everybody who has not been seen for a day.
    func forgetOld(at now: Instant) {
        for shard in shards {
            shard.pasts.withLock { pasts in
                for (guest, past) in pasts.of where !isFresh(past.lastSeen, at: now) {
                    pasts.bytes -= past.bytes
                    pasts.of[guest] = nil
                }
            }
        }
    }

    /// How many people are remembered.
    var count: Int {
        shards.reduce(0) { $0 + $1.pasts.withLock { $0.of.count } }
    }

    private func shard(of guest: String) -> Shard {
        shards[Int(UInt(bitPattern: guest.hashValue) % UInt(GuestMemories.shardCount))]
    }

    private func isFresh(_ instant: Instant, at now: Instant) -> Bool {
        now.milliseconds - instant.milliseconds < limits.age
    }

    /// Values may be as long as a skill makes them: the oldest go until the rest fits.
    private func boundMemory(of past: inout Past) {
        var sizes = past.memory.variables.members.map {
            $0.name.utf8.count + $0.value.text().utf8.count
        }
        var total = sizes.reduce(0, +)
        var variables = past.memory.variables
        while total > limits.bytesPerGuest / 2, let oldest = variables.members.first {
            total -= sizes.removeFirst()
            variables[oldest.name] = nil
        }
        if variables.count < past.memory.variables.count {
            past.memory = Memory(variables: variables, turns: past.memory.turns)
        }
        past.memoryBytes = past.memory.turns.reduce(total) {
            $0 + $1.query.utf8.count + $1.answer.utf8.count + $1.skill.utf8.count
        }
    }

    /// A turn that is not longer than what a skill can sensibly ask about it.
    private static func short(_ turn: Memory.Turn) -> Memory.Turn {
        let longest = 4096
        guard turn.query.utf8.count > longest || turn.answer.utf8.count > longest else {
            return turn
        }
        return Memory.Turn(
            query: String(turn.query.prefix(longest)),
            answer: String(turn.answer.prefix(longest)),
            skill: turn.skill
        )
    }
}
