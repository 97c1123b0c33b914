// Susi. SPDX-License-Identifier: Apache-2.0

/// A set that forgets what was not put in for the longest time, and so never grows large.
struct RecentKeys: Sendable {
    private let capacity: Int
    private var young: Set<UInt64> = []
    private var old: Set<UInt64> = []

    /// Remembers at least half as many as the capacity, and never more.
    init(capacity: Int) {
        self.capacity = max(2, capacity)
    }

    func contains(_ key: UInt64) -> Bool {
        young.contains(key) || old.contains(key)
    }

    mutating func insert(_ key: UInt64) {
        if young.count >= capacity / 2, !young.contains(key) {
            old = young
            young = []
        }
        young.insert(key)
    }
}
