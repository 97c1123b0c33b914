// Susi. SPDX-License-Identifier: Apache-2.0

/// How loud it is, as people see it.
enum Loudness {
    /// A share of 0...1 of decibels below the loudest there can be; -60 is silence.
    static func share(_ decibels: Double) -> Double {
        guard decibels.isFinite else { return 0 }
        return min(max((decibels + 60) / 54, 0), 1)
    }
}
