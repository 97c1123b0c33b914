// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore

/// Results of many things that were begun at once.
final class Gathering<Value: Sendable>: Sendable {
    typealias Outcome = Result<Value, any Error>

    private let state = Monitor<(begun: Int, outcomes: [Outcome])>((0, []))

    /// Begins one more.
    func add(_ eventually: Eventually<Outcome>) {
        state.update { $0.begun += 1 }
        eventually.whenDone { [state] outcome in state.update { $0.outcomes.append(outcome) } }
    }

    /// How many results there are.
    var arrived: Int { state.look { $0.outcomes.count } }

    /// All results, waited for.
    func all() -> [Outcome] {
        _ = state.wait(atMost: .seconds(120)) { $0.outcomes.count == $0.begun }
        return state.look { $0.outcomes }
    }
}
