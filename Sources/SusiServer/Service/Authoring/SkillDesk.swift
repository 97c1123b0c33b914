// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiStore
import Synchronization

/// Where what authors send is read, which takes longer than a connection's thread has.
final class SkillDesk: Sendable {
    /// How many texts may lie here; a reader takes some hundredths of a second for one.
    private static let limit = 64

    private let readers = WorkPool(threads: 1)
    private let waiting = Atomic(0)

    /// Reads a text and compares it with the other skills; nil where too many are waiting.
    func read(
        _ text: String,
        at path: String,
        among others: Mind?
    ) -> Eventually<SkillReading?> {
        .later { [self] finish in
            let count = waiting.add(1, ordering: .relaxed).newValue
            let begins =
                count <= SkillDesk.limit
                && readers.begin { [self] in
                    let reading = SkillReading(text, at: path, among: others)
                    waiting.subtract(1, ordering: .relaxed)
                    finish(reading)
                }
            guard !begins else { return }
            waiting.subtract(1, ordering: .relaxed)
            finish(nil)
        }
    }
}
