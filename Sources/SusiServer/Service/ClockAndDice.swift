// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
public import SusiWire

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
        seed: { UInt64.random(in: 0 ... .max) }
    )
}
