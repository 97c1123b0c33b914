// Susi. SPDX-License-Identifier: Apache-2.0

/// One connection to a database; used by one thread at a time.
protocol SQLConnection: AnyObject {
    /// Which words the database has for what the statements in `Schema` leave open.
    var dialect: SQLDialect { get }

    /// Runs one statement with values for `$1`, `$2`…; gives its rows and how many it changed.
    func run(_ sql: String, _ values: [SQLValue]) throws(StoreFailure) -> SQLResult

    /// Runs a statement and hands over its rows one by one, however many there are.
    func each(
        _ sql: String,
        _ body: (SQLRow) throws(StoreFailure) -> Void
    ) throws(StoreFailure)
}

extension SQLConnection {
    /// Runs a statement without values.
    @discardableResult
    func run(_ sql: String) throws(StoreFailure) -> SQLResult {
        try run(sql, [])
    }

    /// Does all of it as one transaction, or nothing.
    func transaction(
        _ begin: String = "BEGIN",
        _ work: () throws(StoreFailure) -> Void
    ) throws(StoreFailure) {
        try run(begin)
        do throws(StoreFailure) {
            try work()
            try run("COMMIT")
        } catch {
            _ = try? run("ROLLBACK")
            throw error
        }
    }
}

/// What came of a statement.
struct SQLResult {
    var rows: [SQLRow] = []
    var changes = 0
    /// What was done, in the words of the database; empty where it tells nothing.
    var command = ""
}
