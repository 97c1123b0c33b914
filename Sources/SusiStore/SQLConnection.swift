// Susi. SPDX-License-Identifier: Apache-2.0

/// One connection to a database; used by one thread at a time.
protocol SQLConnection: AnyObject {
    /// Which words the database has for what the statements in `Schema` leave open.
    var dialect: SQLDialect { get }

    /// Runs one statement with values for `$1`, `$2`…; gives its rows and how many it changed.
    func run(_ sql: String, _ values: [SQLValue]) throws(StoreFailure) -> SQLResult
}

/// What came of a statement.
struct SQLResult {
    var rows: [SQLRow] = []
    var changes = 0
}
