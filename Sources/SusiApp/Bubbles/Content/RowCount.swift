// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// How many rows an action wants shown.
enum RowCount {
    /// The `count` of an action, where there are so many rows: all where it is missing, negative or
    /// too large (C6).
    static func of(_ action: JSON, _ available: Int) -> Int {
        guard let count = action["count"]?.anyWhole, count >= 0, count < Int64(available) else {
            return available
        }
        return Int(count)
    }
}
