// Susi. SPDX-License-Identifier: Apache-2.0

/// Whether the server can be reached, and when it is tried again where it cannot.
struct Reach: Sendable {
    private static let shortest = 2000.0
    private static let longest = 60_000.0

    /// What is waited for before anything is sent; nil where nothing is in the way.
    var ticket: UInt32?
    /// How many milliseconds are waited next time.
    private var delay = Reach.shortest
    /// Whether to try although the device thinks that it has no connection: a server on this machine
    /// needs none.
    var triesOffline = false
    /// How often in a row the server had too much to do.
    var refusals = 0

    /// Nothing is known against it.
    init() {}

    /// The server answered.
    mutating func succeed() {
        delay = Reach.shortest
        refusals = 0
        triesOffline = true
    }

    /// For how many milliseconds to wait now: longer each time.
    mutating func next() -> Double {
        triesOffline = false
        defer { delay = min(delay * 2, Reach.longest) }
        return delay
    }
}
