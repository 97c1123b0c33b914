// Susi. SPDX-License-Identifier: Apache-2.0

/// A row that a statement gave, its columns in the order they were asked for.
public struct SQLRow: Sendable, Equatable {
    /// The columns' values.
    public let values: [SQLValue]

    init(_ values: [SQLValue]) {
        self.values = values
    }

    /// A column's value; nothing where there is no such column.
    public subscript(column: Int) -> SQLValue {
        values.indices.contains(column) ? values[column] : .null
    }

    /// A whole number; 0 where the column holds none.
    public func int(_ column: Int) -> Int64 {
        self[column].int64 ?? 0
    }

    /// A text; empty where the column holds none.
    public func text(_ column: Int) -> String {
        self[column].string ?? ""
    }

    /// A switch.
    public func flag(_ column: Int) -> Bool {
        int(column) != 0
    }
}
