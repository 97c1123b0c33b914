// Susi. SPDX-License-Identifier: Apache-2.0

extension Duration {
    /// The duration in milliseconds, rounded up, so that a wait is never cut short.
    var wholeMilliseconds: Int64 {
        let (seconds, attoseconds) = components
        let thousandths = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return seconds * 1000 + thousandths
    }
}
