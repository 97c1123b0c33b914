// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
public import SusiWire
import Synchronization

/// What a service cannot know by itself: the time, and chance.
public struct ClockAndDice: Sendable {
    /// Reads the clock.
    public var now: @Sendable () -> Instant
    /// Draws a random number.
    public var seed: @Sendable () -> UInt64

    /// Takes both from elsewhere, as tests do.
    public init(
        now: @escaping @Sendable () -> Instant,
        seed: @escaping @Sendable () -> UInt64
    ) {
        self.now = now
        self.seed = seed
    }

    /// This machine's clock and dice.
    public static let real = ClockAndDice(
        now: {
            var time = timespec()
            clock_gettime(CLOCK_REALTIME, &time)
            return Instant(clamping: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
        },
        seed: {
            // Distinct and well mixed is all that choices between answers ask for; the system's own
            // random numbers cost as much as half a thought.
            var seed = seeds.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue
            seed = (seed ^ (seed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            seed = (seed ^ (seed >> 27)) &* 0x94D0_49BB_1331_11EB
            return seed ^ (seed >> 31)
        }
    )

    private static let seeds = Atomic(UInt64.random(in: 0 ... .max))
}
