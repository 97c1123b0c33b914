// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiStore
import SusiWire
import Synchronization

/// What skills remember of accounts; what was looked up lately is kept at hand.
final class AccountMemories: Sendable {
    private struct State {
        var known: [Int64: Memory] = [:]
        /// How often something changed: what was read before that may be out of date.
        var changes = 0
    }

    /// A part of the accounts, with a lock of its own.
    private final class Shard: Sendable {
        let state = Mutex(State())
    }

    private static let shardCount: Int64 = 64
    /// How many memories a shard keeps at hand.
    private static let limit = 64

    private let store: Store
    private let shards = (0..<shardCount).map { _ in Shard() }

    /// Keeps memories at hand until the store tells that somebody else changed them.
    init(_ store: Store) {
        self.store = store
        store.observe { [weak self] change, origin in
            switch (change, origin) {
            case (.memory(let account), _), (.account(let account), _),
                (.message(let account, _), .elsewhere):
                self?.forget(account)
            case (.everything, _): self?.forgetAll()
            default: break
            }
        }
    }

    /// What earlier turns left behind for the next one.
    func recall(_ account: Int64) -> Eventually<Result<Memory, any Error>> {
        let shard = shard(of: account)
        let (known, changes) = shard.state.withLock { ($0.known[account], $0.changes) }
        if let known { return .now(.success(known)) }
        return store.read { try AccountMemories.read(account, $0) }.map { result in
            if case .success(let memory) = result {
                shard.state.withLock { state in
                    guard state.changes == changes else { return }
                    if state.known.count >= AccountMemories.limit { state.known = [:] }
                    state.known[account] = memory
                }
            }
            return result
        }
    }

    /// Adds a turn that has been stored.
    func record(_ turn: Memory.Turn?, setting values: JSONObject, for account: Int64) {
        guard let turn else { return }
        shard(of: account).state.withLock { state in
            state.changes += 1
            state.known[account]?.record(turn, setting: values)
        }
    }

    private static func read(
        _ account: Int64,
        _ transaction: Transaction
    ) throws(StoreFailure) -> Memory {
        var variables = JSONObject()
        for (name, value) in try transaction.conversations.values(of: account) {
            guard let value = try? JSON(parsing: Array(value.utf8)) else { continue }
            variables.append(name, value)
        }
        let turns = try transaction.conversations.turns(of: account, count: Memory.maximumTurns)
        return Memory(
            variables: variables,
            turns: turns.map { Memory.Turn(query: $0.query, answer: $0.answer, skill: $0.skill) }
        )
    }

    private func forget(_ account: Int64) {
        shard(of: account).state.withLock { state in
            state.changes += 1
            state.known[account] = nil
        }
    }

    private func forgetAll() {
        for shard in shards {
            shard.state.withLock { state in
                state.changes += 1
                state.known = [:]
            }
        }
    }

    private func shard(of account: Int64) -> Shard {
        shards[Int(account.magnitude % UInt64(AccountMemories.shardCount))]
    }
}
