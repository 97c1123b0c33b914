// Susi. SPDX-License-Identifier: Apache-2.0

/// What is read and written as one: all of it is stored, or nothing.
///
/// Statements name values `$1`, `$2`… and are the same for every database. Once a statement has
/// failed nothing of the transaction counts, even where the failure is caught: that is how
/// PostgreSQL has it, and a full disk leaves SQLite no choice.
public final class Transaction {
    private let connection: any SQLConnection
    /// What others will be told when all of it is stored.
    private(set) var changes: [Change] = []
    /// Why nothing of it counts.
    private(set) var failure: StoreFailure?

    init(_ connection: any SQLConnection) {
        self.connection = connection
    }

    /// Runs a statement; gives its rows.
    @discardableResult
    public func rows(
        _ sql: String,
        _ values: SQLValue...
    ) throws(StoreFailure) -> [SQLRow] {
        try result(of: sql, values).rows
    }

    /// Runs a statement; gives its first row, if there is one.
    public func row(_ sql: String, _ values: SQLValue...) throws(StoreFailure) -> SQLRow? {
        try result(of: sql, values).rows.first
    }

    /// Runs a statement; tells how many rows it changed.
    @discardableResult
    public func run(_ sql: String, _ values: SQLValue...) throws(StoreFailure) -> Int {
        try result(of: sql, values).changes
    }

    /// Runs a statement with any number of values; tells how many rows it changed.
    func run(_ sql: String, with values: [SQLValue]) throws(StoreFailure) -> Int {
        try connection.run(sql, values).changes
    }

    /// Waits until no other transaction holds the same name, and holds it until this one ends.
    ///
    /// For what must be looked at and changed by one at a time, such as the first account. SQLite
    /// has one writer anyway.
    public func hold(_ name: String) throws(StoreFailure) {
        guard connection.dialect == .postgres else { return }
        _ = try result(
            of: "SELECT pg_advisory_xact_lock(hashtext(current_schema() || ' ' || $1))",
            [.text(name)]
        )
    }

    /// Tells everybody who observes the store, on this server and others, once this is stored.
    public func tell(_ change: Change) {
        changes.append(change)
    }

    /// Does the work of a job, and fails where one of its statements did.
    func perform(_ job: StoreJob) throws -> @Sendable () -> Void {
        let finish = try job.work(self)
        if let failure { throw failure }
        return finish
    }

    private func result(of sql: String, _ values: [SQLValue]) throws(StoreFailure) -> SQLResult {
        if let failure { throw failure }
        do throws(StoreFailure) {
            return try connection.run(sql, values.map(\.storable))
        } catch {
            failure = error
            throw error
        }
    }
}
