// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// What tests in browsers compare with what they see there.
extension App {
    /// How many rows the list has.
    package var rowCount: Int { list.rows.count }

    /// The first row that is in the document.
    package var firstRow: Int { list.mounted.lowerBound }

    /// How high a row is, as computed or measured; nil where that is only guessed.
    package func height(ofRow row: Int) -> Double? {
        guard (0..<list.rows.count).contains(row), list.rows.isExact(row) else { return nil }
        return list.rows.height(of: row)
    }
}
