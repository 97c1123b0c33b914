// Susi. SPDX-License-Identifier: Apache-2.0

/// One column of a selection's result.
struct SelectionColumn: Sendable, Equatable {
    enum Value: Sendable, Equatable {
        /// `*`: all columns of the row.
        case everything
        case field(SelectionField)
        /// The share of the row in the column's sum, in percent.
        case percent(SelectionField)
        /// One value for all rows; without a field the rows themselves are counted.
        case function(SelectionFunction, SelectionField?)
    }

    let value: Value
    /// The column's name: what stands after AS, else the column as it was written.
    let name: String

    var isAggregate: Bool {
        if case .function = value { return true }
        return false
    }
}
