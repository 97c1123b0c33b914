// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc

/// A clock that nobody sets, as coarse as it is cheap to read.
enum Uptime {
    /// Milliseconds since some moment.
    static var milliseconds: Int64 {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC_COARSE, &now)
        return Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec) / 1_000_000
    }
}
