// Susi. SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Responses under names, as many as there is room for: those not asked for the longest time go.
final class KeptResponses: Sendable {
    private struct Entry {
        let kept: KeptResponse
        let size: Int
        /// The number of its last use.
        var use: UInt64
    }

    private struct Shelf {
        var entries: [String: Entry] = [:]
        var bytes = 0
        var uses: UInt64 = 0
    }

    private let shelf = Mutex(Shelf())
    private let mostBytes: Int
    private let mostEntries: Int

    /// Keeps so much at most; a single response an eighth of it.
    init(bytes: Int, entries: Int) {
        mostBytes = bytes
        mostEntries = entries
    }

    /// What is kept under that name.
    func find(_ name: String) -> KeptResponse? {
        shelf.withLock { shelf in
            shelf.uses += 1
            shelf.entries[name]?.use = shelf.uses
            return shelf.entries[name]?.kept
        }
    }

    /// Keeps a response under that name, in place of any other; nil stands for none.
    func keep(_ kept: KeptResponse?, as name: String) {
        let size = (kept?.size ?? 0) + name.utf8.count
        shelf.withLock { shelf in
            if let old = shelf.entries.removeValue(forKey: name) { shelf.bytes -= old.size }
            guard let kept, size <= mostBytes / 8, mostEntries > 0 else { return }
            while shelf.bytes + size > mostBytes || shelf.entries.count >= mostEntries {
                guard let oldest = shelf.entries.min(by: { $0.value.use < $1.value.use }) else {
                    return
                }
                shelf.entries[oldest.key] = nil
                shelf.bytes -= oldest.value.size
            }
            shelf.uses += 1
            shelf.entries[name] = Entry(kept: kept, size: size, use: shelf.uses)
            shelf.bytes += size
        }
    }
}
