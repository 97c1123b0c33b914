// Susi. SPDX-License-Identifier: Apache-2.0

/// A small generator of random numbers that a seed determines for ever.
package struct SplitMix: Sendable {
    private var state: UInt64

    /// Begins with a seed.
    package init(seed: UInt64) {
        state = seed
    }

    /// The next number below `bound`, which is at least 1.
    package mutating func next(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        value ^= value >> 31
        return Int(truncatingIfNeeded: value % UInt64(bound))
    }
}
