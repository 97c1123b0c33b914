// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Synchronization

/// Values under names, each for a while and together not many: the first to end make room.
final class BriefMemory<Value: Sendable>: Sendable {
    private let kept = Mutex<[String: (value: Value, end: Instant)]>([:])
    private let limit: Int

    /// Keeps that many at most.
    init(limit: Int) {
        self.limit = limit
    }

    /// The value of that name, where it is still good.
    func value(of name: String, at now: Instant) -> Value? {
        kept.withLock { kept in
            guard let found = kept[name], found.end > now else { return nil }
            return found.value
        }
    }

    /// Keeps a value for so many seconds.
    func keep(_ value: Value, as name: String, for seconds: Int64, at now: Instant) {
        kept.withLock { kept in
            if kept.count >= limit, kept[name] == nil {
                // Many at once, so that not every new one has to look at all.
                let ends = kept.map { ($0.value.end, $0.key) }.sorted { $0.0 < $1.0 }
                for (_, name) in ends.prefix(max(1, limit / 8)) { kept[name] = nil }
            }
            kept[name] = (value, now.advanced(byMilliseconds: seconds * 1000))
        }
    }
}
