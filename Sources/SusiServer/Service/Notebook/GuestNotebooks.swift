// Susi. SPDX-License-Identifier: Apache-2.0

import SusiLore
import SusiWire
import Synchronization

/// The notebooks of people without an account: in memory only, bounded, and for a day.
final class GuestNotebooks: Sendable {
    private struct Entry {
        var notebook = Notebook()
        var lastSeen: Instant
    }

    private static let age: Int64 = 24 * 60 * 60 * 1000
    private static let guests = 1000
    /// What a guest may write down in all.
    private static let entries = 200

    private let notebooks = Mutex<[String: Entry]>([:])

    /// Lets a service look into a guest's notebook, or write into it.
    func outcome(
        of service: String,
        _ request: LoreRequest,
        for guest: String,
        at now: Instant
    ) throws(LoreRefusal) -> [JSONObject]? {
        let result = notebooks.withLock { notebooks -> Result<[JSONObject]?, LoreRefusal> in
            let oldest = now.milliseconds - GuestNotebooks.age
            var entry = notebooks[guest] ?? Entry(lastSeen: now)
            if entry.lastSeen.milliseconds < oldest { entry = Entry(lastSeen: now) }
            do throws(LoreRefusal) {
                guard let outcome = try entry.notebook.outcome(of: service, request) else {
                    return .success(nil)
                }
                entry.notebook.take(outcome.changes)
                guard entry.notebook.entries.count <= GuestNotebooks.entries else {
                    throw LoreRefusal("without an account no more can be written down")
                }
                entry.lastSeen = now
                notebooks[guest] = entry
                if notebooks.count > GuestNotebooks.guests {
                    notebooks = notebooks.filter { $0.value.lastSeen.milliseconds >= oldest }
                    let first = notebooks.min { $0.value.lastSeen < $1.value.lastSeen }
                    if notebooks.count > GuestNotebooks.guests, let first {
                        notebooks[first.key] = nil
                    }
                }
                return .success(outcome.rows)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
