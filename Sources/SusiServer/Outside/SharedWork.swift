// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import Synchronization

/// Has work done once for all who ask for it while it is under way.
final class SharedWork<Value: Sendable>: Sendable {
    typealias Listener = Eventually<Value>.Listener

    private let waiting = Mutex<[String: [Listener]]>([:])

    /// The result of the work of that name: of the work under way, or of this.
    func join(
        _ name: String,
        begin: @escaping @Sendable (@escaping Listener) -> Void
    ) -> Eventually<Value> {
        .later { [self] listener in
            let isFirst = waiting.withLock { waiting in
                waiting[name, default: []].append(listener)
                return waiting[name]?.count == 1
            }
            guard isFirst else { return }
            begin { value in
                let listeners = self.waiting.withLock { $0.removeValue(forKey: name) } ?? []
                for listener in listeners { listener(value) }
            }
        }
    }
}
