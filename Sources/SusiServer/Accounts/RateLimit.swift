// Susi. SPDX-License-Identifier: Apache-2.0

/// How often something may be done: so many times at once, and then once in a while.
struct RateLimit: Sendable, Equatable {
    /// How many times without a pause.
    let burst: Int64
    /// After how many milliseconds once more.
    let pause: Int64

    /// So many times at once, and then once in each pause.
    init(burst: Int64, thenOneIn pause: Duration) {
        self.burst = burst
        self.pause = max(1, pause.wholeMilliseconds)
    }
}
