// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiStore
import Synchronization

/// Where what authors send is read, which takes longer than a connection's thread has.
final class SkillDesk: Sendable {
    /// How many texts may lie here; most take some hundredths of a second, none more than one.
    private static let limit = 64
    /// How many of them may be one author's.
    private static let limitOfOne = 3

    private let readers = WorkPool(threads: 1)
    /// How many texts of each author lie here.
    private let waiting = Mutex<[Int64: Int]>([:])

    /// Reads a text and compares it with the other skills; nil where too many are waiting.
    func read(
        _ text: String,
        by author: Int64,
        at path: String,
        among others: Mind?
    ) -> Eventually<SkillReading?> {
        .later { [self] finish in
            let isTaken = take(from: author)
            let begins =
                isTaken
                && readers.begin { [self] in
                    let reading = SkillReading(text, at: path, among: others)
                    finished(for: author)
                    finish(reading)
                }
            guard !begins else { return }
            if isTaken { finished(for: author) }
            finish(nil)
        }
    }

    private func take(from author: Int64) -> Bool {
        waiting.withLock { waiting in
            let own = waiting[author, default: 0]
            guard own < SkillDesk.limitOfOne,
                waiting.values.reduce(0, +) < SkillDesk.limit
            else { return false }
            waiting[author] = own + 1
            return true
        }
    }

    private func finished(for author: Int64) {
        waiting.withLock { waiting in
            let left = (waiting[author] ?? 1) - 1
            waiting[author] = left > 0 ? left : nil
        }
    }
}
