// Susi. SPDX-License-Identifier: Apache-2.0

/// The score of a phrase as one number: its parts side by side, the weightiest first.
///
/// From the top: not a catch-all (1 bit), language in percent (7), literal and prior (2), meat
/// (14), length (15), dialogue type (2), actions (8), inferences (3), the author's score (10).
public struct Rank: Sendable, Comparable {
    let bits: UInt64

    init(bits: UInt64) {
        self.bits = bits
    }

    init(
        isCatchAll: Bool,
        traits: Int,
        meat: Int,
        length: Int,
        dialogue: Int,
        actions: Int,
        inferences: Int,
        userScore: Int
    ) {
        var bits: UInt64 = isCatchAll ? 0 : 1
        bits = bits << 7
        bits = bits << 2 | UInt64(min(traits, 2))
        bits = bits << 14 | UInt64(min(meat, 0x3FFF))
        bits = bits << 15 | UInt64(min(length, 0x7FFF))
        bits = bits << 2 | UInt64(min(dialogue, 2))
        bits = bits << 8 | UInt64(min(actions, 255))
        bits = bits << 3 | UInt64(min(inferences, 7))
        bits = bits << 10 | UInt64(min(max(userScore, 0), 1000))
        self.bits = bits
    }

    private static let languageShift: UInt64 = 54

    /// The same with the language filled in.
    @inline(__always)
    func speaking(percent: Int) -> Rank {
        Rank(bits: bits | UInt64(truncatingIfNeeded: percent) << Rank.languageShift)
    }

    /// The parts by name, for explanations.
    public var parts: [(name: String, value: Int)] {
        func part(_ shift: UInt64, _ width: UInt64) -> Int {
            Int(truncatingIfNeeded: bits >> shift & (1 << width - 1))
        }
        return [
            ("catch-all", 1 - part(61, 1)), ("language", part(54, 7)), ("traits", part(52, 2)),
            ("meat", part(38, 14)), ("length", part(23, 15)), ("dialogue", part(21, 2)),
            ("actions", part(13, 8)), ("inferences", part(10, 3)), ("score", part(0, 10)),
        ]
    }

    /// The lower one gives way to the higher.
    public static func < (left: Rank, right: Rank) -> Bool {
        left.bits < right.bits
    }
}
