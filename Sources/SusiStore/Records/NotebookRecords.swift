// Susi. SPDX-License-Identifier: Apache-2.0

/// What accounts have written down: items of lists, timers, alarms, reminders.
public struct NotebookRecords {
    /// Something that an account has written down.
    public struct Entry: Sendable, Equatable {
        /// Its number; 0 for a new one.
        public var id: Int64
        /// What it is.
        public var kind: String
        /// The list it stands on; empty for what rings.
        public var list: String
        /// What stands there.
        public var text: String
        /// When it rings, in milliseconds since 1970; 0 where it does not.
        public var due: Int64
        /// On which days of the week it rings again: a bit each; 0 where it rings once.
        public var days: Int64
        /// At which minute of those days.
        public var minute: Int64
        /// When it was written.
        public var made: Int64

        /// Puts one together.
        public init(
            id: Int64 = 0,
            kind: String,
            list: String,
            text: String,
            due: Int64,
            days: Int64,
            minute: Int64,
            made: Int64
        ) {
            self.id = id
            self.kind = kind
            self.list = list
            self.text = text
            self.due = due
            self.days = days
            self.minute = minute
            self.made = made
        }
    }

    let transaction: Transaction

    /// Everything that an account has written down, the oldest first.
    public func all(of account: Int64) throws(StoreFailure) -> [Entry] {
        try transaction.rows(
            """
            SELECT id, kind, list, text, due, days, minute, made FROM notebook
            WHERE account = $1 ORDER BY id
            """,
            .integer(account)
        ).map { row in
            Entry(
                id: row.int(0),
                kind: row.text(1),
                list: row.text(2),
                text: row.text(3),
                due: row.int(4),
                days: row.int(5),
                minute: row.int(6),
                made: row.int(7)
            )
        }
    }

    /// Writes something down.
    public func add(_ entry: Entry, of account: Int64) throws(StoreFailure) {
        try transaction.run(
            """
            INSERT INTO notebook (account, kind, list, text, due, days, minute, made)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
            """,
            .integer(account),
            .text(entry.kind),
            .text(entry.list),
            .text(entry.text),
            .integer(entry.due),
            .integer(entry.days),
            .integer(entry.minute),
            .integer(entry.made)
        )
        transaction.tell(.notebook(account: account))
    }

    /// Strikes something out.
    public func remove(_ id: Int64, of account: Int64) throws(StoreFailure) {
        try transaction.run(
            "DELETE FROM notebook WHERE id = $1 AND account = $2",
            .integer(id),
            .integer(account)
        )
        transaction.tell(.notebook(account: account))
    }

    /// Has something ring at another time.
    public func move(_ id: Int64, to due: Int64, of account: Int64) throws(StoreFailure) {
        try transaction.run(
            "UPDATE notebook SET due = $3 WHERE id = $1 AND account = $2",
            .integer(id),
            .integer(account),
            .integer(due)
        )
        transaction.tell(.notebook(account: account))
    }

    /// Lets no other transaction look into an account's notebook until this one ends.
    public func hold(_ account: Int64) throws(StoreFailure) {
        try transaction.hold("notebook \(account)")
    }
}

extension Transaction {
    /// What accounts have written down.
    public var notebook: NotebookRecords { NotebookRecords(transaction: self) }
}
