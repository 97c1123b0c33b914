// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Synchronization

/// Who asked lately, for whoever looks whether a server is too busy: never what was asked.
final class AccessTracks: Sendable {
    /// One request.
    struct Track: Sendable {
        let start: Instant
        let finish: Instant
        let address: IPAddress
        let endpoint: Endpoint
        let status: Int
    }

    private static let capacity = 1000
    // Sixteen parts, each with its lock, so that threads do not wait for each other.
    private let parts = (0..<16).map { _ in Part() }

    private final class Part: Sendable {
        let ring = Mutex(Ring<Track>(capacity: AccessTracks.capacity / 16))
    }

    func append(_ track: Track) {
        let part = Int(UInt(bitPattern: track.address.hashValue) % 16)
        parts[part].ring.withLock { $0.append(track) }
    }

    /// The last requests, the newest first.
    func latest(_ count: Int) -> [Track] {
        let all = parts.flatMap { part in part.ring.withLock { $0.elements } }
        return Array(all.sorted { $0.start > $1.start }.prefix(count))
    }
}
