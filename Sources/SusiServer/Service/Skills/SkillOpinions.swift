// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import Synchronization

/// What people think of all skills, kept at hand and read again where somebody changes it.
final class SkillOpinions: Sendable {
    /// What people thought at one moment.
    struct Snapshot: Sendable {
        /// Another one whenever anything changed.
        let number: Int
        /// The opinions by the names of the skills.
        let opinions: [String: SkillOpinion]
    }

    private struct State {
        var opinions: [String: SkillOpinion] = [:]
        var number = 0
        var marks = Marks()
    }

    private let store: Store
    private let state: Mutex<State>

    /// Reads nothing until somebody asks.
    init(_ store: Store) {
        self.store = store
        var first = State()
        first.marks.mark(nil)
        state = Mutex(first)
        store.observe { [weak self] change, _ in
            switch change {
            case .opinion(let skill), .skill(let skill):
                self?.state.withLock { $0.marks.mark(skill) }
            case .everything: self?.state.withLock { $0.marks.mark(nil) }
            default: break
            }
        }
    }

    /// What people think now, all that was told of as stored among it.
    func current() -> Eventually<Result<Snapshot, any Error>> {
        let (snapshot, taken) = state.withLock { state in
            (Snapshot(number: state.number, opinions: state.opinions), state.marks.all)
        }
        if taken.isEmpty { return .now(.success(snapshot)) }
        let read = store.read { transaction in
            if taken[nil] != nil { return try transaction.opinions.opinions() }
            var opinions: [String: SkillOpinion] = [:]
            for case let skill? in taken.keys {
                opinions[skill] = try transaction.opinions.opinions(of: skill)[skill]
            }
            return opinions
        }
        return read.map { found in
            found.map { self.take($0, for: taken) }
        }
    }

    private func take(_ found: [String: SkillOpinion], for taken: [String?: Int]) -> Snapshot {
        state.withLock { state in
            var isChanged = false
            if let number = taken[nil] {
                if state.marks.settle(nil, number) {
                    state.opinions = found
                    isChanged = true
                    for case (let skill?, let number) in taken {
                        _ = state.marks.settle(skill, number)
                    }
                }
            } else {
                for case (let skill?, let number) in taken
                where state.marks.settle(skill, number) && state.opinions[skill] != found[skill] {
                    state.opinions[skill] = found[skill]
                    isChanged = true
                }
            }
            if isChanged { state.number += 1 }
            return Snapshot(number: state.number, opinions: state.opinions)
        }
    }
}
