// Susi. SPDX-License-Identifier: Apache-2.0

/// A row of skills: one group, or what is best, newest, recommended.
struct ShelfRow: Sendable {
    enum State: UInt8, Sendable {
        case waiting, loading, loaded, failed
    }

    /// The group; empty for a section.
    var name: String
    var state = State.waiting
    /// Its skills, by their numbers on the shelf, the best first.
    var members: [Int32] = []
    /// How many cards are drawn; more are when somebody scrolls there.
    var drawn = 0

    init(_ name: String) { self.name = name }
}
