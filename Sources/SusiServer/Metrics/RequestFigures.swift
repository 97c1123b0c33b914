// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Synchronization

/// How many requests there were and how long they took, counted without locks.
final class RequestFigures: Sendable {
    /// The longest durations of the buckets, in microseconds, each with its text in seconds.
    static let bounds: [(microseconds: Int64, seconds: String)] = [
        (100, "0.0001"), (1000, "0.001"), (10_000, "0.01"), (100_000, "0.1"), (1_000_000, "1"),
        (10_000_000, "10"),
    ]

    /// What is counted of one service.
    final class Counter: Sendable {
        /// By the first digit of the status, from 1 to 5.
        private let classes = InlineArray<5, Atomic<Int64>> { _ in Atomic(0) }
        /// One for each bound, and one for what takes longer.
        private let buckets = InlineArray<7, Atomic<Int64>> { _ in Atomic(0) }
        private let microseconds = Atomic<Int64>(0)

        fileprivate func count(status: Int, _ duration: Int64) {
            classes[min(max(status / 100, 1), 5) - 1].add(1, ordering: .relaxed)
            let bucket = RequestFigures.bounds.firstIndex { duration <= $0.microseconds }
            buckets[bucket ?? RequestFigures.bounds.count].add(1, ordering: .relaxed)
            microseconds.add(duration, ordering: .relaxed)
        }

        /// How many answers had a status of that class, 1 to 5.
        func answers(ofClass digit: Int) -> Int64 {
            classes[digit - 1].load(ordering: .relaxed)
        }

        /// How many took at most as long as each bound, and how many there were in all.
        var cumulated: [Int64] {
            var sum: Int64 = 0
            return buckets.indices.map { index in
                sum += buckets[index].load(ordering: .relaxed)
                return sum
            }
        }

        /// How long all of them took.
        var seconds: Double {
            Double(microseconds.load(ordering: .relaxed)) / 1_000_000
        }
    }

    /// One for each endpoint, and one for the page.
    private let counters = (0...Endpoint.allCases.count).map { _ in Counter() }
    /// Questions that a skill answered.
    let answered = Atomic<Int64>(0)
    /// Questions that none did.
    let unanswered = Atomic<Int64>(0)

    /// Counts an answer; nil stands for the page.
    func count(_ endpoint: Endpoint?, status: Int, took duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self[endpoint].count(
            status: status,
            seconds * 1_000_000 + attoseconds / 1_000_000_000_000
        )
    }

    /// What was counted of a service; nil stands for the page.
    subscript(endpoint: Endpoint?) -> Counter {
        counters[endpoint.map { Int($0.rawValue) } ?? counters.count - 1]
    }
}
