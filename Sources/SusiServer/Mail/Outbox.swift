// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// The mails that have not left yet, with when each is to be tried next.
///
/// A value without clock or wires; what keeps it decides whether it outlives the program.
struct Outbox: Sendable {
    /// A mail that waits.
    struct Entry: Sendable, Equatable {
        /// Letters and digits that no other mail has, the same in every attempt, so that a mail
        /// server that hears of it twice can tell.
        let identifier: String
        let mail: Mail
        let written: Instant
        /// How often it was tried in vain.
        var attempts = 0
        /// When it is to be tried.
        var due: Instant
    }

    /// What becomes of a mail that did not get through.
    enum Fate: Equatable {
        case triedAgain(at: Instant)
        case givenUp
    }

    /// How many may wait.
    private let capacity: Int
    /// How long to wait before each further attempt, in milliseconds.
    private let pauses: [Int64]
    private(set) var entries: [Entry] = []

    /// An empty one; a day's pauses unless told otherwise.
    init(
        capacity: Int = 1000,
        pauses: [Duration] = [
            .seconds(20), .seconds(120), .seconds(600), .seconds(3600), .seconds(6 * 3600),
            .seconds(16 * 3600),
        ]
    ) {
        self.capacity = capacity
        self.pauses = pauses.map(\.wholeMilliseconds)
    }

    /// Takes a mail; false where it is full.
    mutating func put(_ mail: Mail, identifier: String, at now: Instant) -> Bool {
        guard entries.count < capacity else { return false }
        entries.append(Entry(identifier: identifier, mail: mail, written: now, due: now))
        return true
    }

    /// The mail to be tried next, if its time has come.
    func next(at now: Instant) -> Entry? {
        entries.filter { $0.due <= now }.min { $0.due < $1.due }
    }

    /// How many milliseconds until the next mail's time comes; nil where none waits.
    func pause(at now: Instant) -> Int64? {
        entries.map(\.due.milliseconds).min().map { max(0, $0 - now.milliseconds) }
    }

    /// The mail has left.
    mutating func delivered(_ identifier: String) {
        entries.removeAll { $0.identifier == identifier }
    }

    /// The mail did not get through; where that is for good, it is given up.
    mutating func failed(_ identifier: String, forGood: Bool, at now: Instant) -> Fate {
        guard let index = entries.firstIndex(where: { $0.identifier == identifier }) else {
            return .givenUp
        }
        guard !forGood, entries[index].attempts < pauses.count else {
            entries.remove(at: index)
            return .givenUp
        }
        entries[index].due = now.advanced(byMilliseconds: pauses[entries[index].attempts])
        entries[index].attempts += 1
        return .triedAgain(at: entries[index].due)
    }
}
