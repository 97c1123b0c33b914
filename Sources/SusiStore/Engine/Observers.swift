// Susi. SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Who is told of changes.
final class Observers: Sendable {
    private let all = Mutex<[Store.Observer]>([])

    func add(_ observer: @escaping Store.Observer) {
        all.withLock { $0.append(observer) }
    }

    /// Tells everybody, on the caller's thread.
    func tell(_ changes: some Sequence<Change>, from origin: Change.Origin) {
        let observers = all.withLock { $0 }
        for change in changes {
            for observer in observers { observer(change, origin) }
        }
    }
}
