// Susi. SPDX-License-Identifier: Apache-2.0

/// What makes a store of a database: runs pieces of work as transactions, off the caller's thread.
protocol StoreEngine: AnyObject, Sendable {
    /// Whether `read` may be run on the caller's thread, because no network lies between.
    var readsAtOnce: Bool { get }
    /// Runs work that only reads, on the caller's thread; only where `readsAtOnce`.
    func read(_ job: StoreJob)
    /// Runs work on a thread of the engine, and stores what it wrote before it is told of as done.
    func begin(_ job: StoreJob)
    /// Ends what is under way and takes nothing more.
    func close()
}
