// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import Synchronization

/// Where pictures are drawn: beside the threads that answer, and only so many at a time.
final class Studio: Sendable {
    /// How many pictures may be wanted at the same time; each may take some twenty megabytes while
    /// it is drawn.
    private static let limit = 64
    private static let threads = 2

    private let artists = WorkPool(threads: threads)
    private let wanted = Atomic(0)

    /// Has a picture drawn of what comes first; nothing is begun on the thread that asks.
    func draw<Material: Sendable>(
        of material: @escaping @Sendable () -> Eventually<Material>,
        _ draw: @escaping @Sendable (Material) -> HTTPResponse
    ) throws(Refusal) -> Eventually<HTTPResponse> {
        guard wanted.add(1, ordering: .relaxed).newValue <= Studio.limit else {
            wanted.subtract(1, ordering: .relaxed)
            throw Refusal(503, "Too many pictures are being drawn; please ask again in a while.")
        }
        return .later { [self] finish in
            later {
                material().whenDone { material in
                    self.later {
                        let response = draw(material)
                        self.wanted.subtract(1, ordering: .relaxed)
                        finish(response)
                    }
                }
            }
        }
    }

    /// Has a picture drawn.
    func draw(
        _ draw: @escaping @Sendable () -> HTTPResponse
    ) throws(Refusal) -> Eventually<HTTPResponse> {
        try self.draw(of: { .now(()) }, draw)
    }

    private func later(_ work: @escaping @Sendable () -> Void) {
        if !artists.begin(work) { work() }
    }
}
