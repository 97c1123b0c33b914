// Susi. SPDX-License-Identifier: Apache-2.0

@testable import SusiStore

/// Rows for every table of any version of the schema.
enum Filling {
    /// Puts a few rows into each table; the numbers of accounts begin at 1.
    static func fill(
        _ connection: any SQLConnection,
        _ tables: [Table],
        rows count: Int = 3
    ) throws(StoreFailure) {
        try connection.transaction { () throws(StoreFailure) in
            for table in tables {
                for number in 1...count {
                    let values = table.columns.indices.map { value($0, number, of: table) }
                    _ = try connection.run(table.insertion, values)
                }
                if table.counts { try table.setLastNumber(100, on: connection) }
            }
        }
    }

    /// All rows of a table, each as a text, in no order.
    static func content(
        of table: Table,
        on connection: any SQLConnection
    ) throws(StoreFailure) -> Set<String> {
        var rows: Set<String> = []
        try connection.each(table.selection) { row in rows.insert("\(row.values)") }
        return rows
    }

    private static func value(_ column: Int, _ number: Int, of table: Table) -> SQLValue {
        let (name, type) = table.columns[column]
        let isReference = ["account", "holder", "author"].contains(name)
        if isReference || (column == 0 && table.counts) { return SQLValue(number) }
        switch type {
        case "INTEGER", "BIGINT": return .integer(Int64(number) << (column % 2 == 0 ? 40 : 0))
        case "BLOB": return .bytes([UInt8(number), 0, 255] + Array(name.utf8))
        default: return .text("\(name) \(number): Grüße '\"\\")
        }
    }
}
