// Susi. SPDX-License-Identifier: Apache-2.0

/// The listening minute: now and then the phrase is asked for, and in between something else; what
/// is heard when is counted.
struct Trial {
    /// How long it takes.
    static let seconds = 60
    /// When the phrase is asked for, and for how long that counts.
    private static let calls = [6, 24, 42]
    private static let patience = 8

    /// Seconds since it began.
    private(set) var second = 0
    /// Whether each call was heard.
    private var heard = [false, false, false]
    /// How often it woke though nobody had called.
    private(set) var falseWakes = 0

    var isOver: Bool { second >= Trial.seconds }
    var secondsLeft: Int { max(0, Trial.seconds - second) }
    /// How many calls were heard.
    var hits: Int { heard.filter { $0 }.count }
    /// How many were not.
    var misses: Int { heard.count - hits }
    var isFlawless: Bool { misses == 0 && falseWakes == 0 }

    /// The call that is wanted now; nil where something else is to be said.
    var call: Int? {
        Trial.calls.firstIndex { ($0..<$0 + Trial.patience).contains(second) }
    }

    /// Whether the call that is wanted was heard already.
    var callIsHeard: Bool { call.map { heard[$0] } ?? false }

    /// A second went by.
    mutating func tick() { second += 1 }

    /// The ear woke.
    mutating func wake() {
        if let call, !heard[call] {
            heard[call] = true
        } else {
            falseWakes += 1
        }
    }
}
