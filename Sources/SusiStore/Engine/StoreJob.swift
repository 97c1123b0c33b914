// Susi. SPDX-License-Identifier: Apache-2.0

/// A piece of work for a store, and who waits for it.
struct StoreJob: Sendable {
    /// Whether it only looks; what it tries to write is refused then.
    let isReading: Bool
    /// Does the work; what it gives back is called once all of it is stored.
    ///
    /// May be run again where the database gave up on it.
    let work: @Sendable (Transaction) throws -> @Sendable () -> Void
    /// Called instead, where nothing was stored.
    let fail: @Sendable (any Error) -> Void
}
