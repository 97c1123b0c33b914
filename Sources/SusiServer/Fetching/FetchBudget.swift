// Susi. SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The memory that all calls of a fetcher share, in bytes.
final class FetchBudget: Sendable {
    private let limit: Int
    private let taken = Atomic(0)

    init(_ limit: Int) {
        self.limit = limit
    }

    /// Takes so many bytes; false where there are not as many left.
    func take(_ count: Int) -> Bool {
        guard taken.add(count, ordering: .relaxed).newValue <= limit else {
            give(count)
            return false
        }
        return true
    }

    /// Gives back what was taken.
    func give(_ count: Int) {
        taken.subtract(count, ordering: .relaxed)
    }
}
