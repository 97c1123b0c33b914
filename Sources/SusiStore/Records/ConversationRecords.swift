// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// What accounts asked and what skills remember of them.
public struct ConversationRecords {
    let transaction: Transaction

    /// Puts a question with its answer on record; gives the number it has from now on.
    @discardableResult
    public func add(
        _ cognition: Cognition,
        for account: Int64
    ) throws(StoreFailure) -> Int64 {
        let row = try transaction.row(
            """
            INSERT INTO cognitions (account, asked, query, answer, skill, document)
            VALUES ($1, $2, $3, $4, $5, $6) RETURNING id
            """,
            .integer(account),
            .integer(cognition.asked.milliseconds),
            .text(cognition.query),
            .text(cognition.answer),
            .text(cognition.skill),
            .bytes(cognition.document)
        )
        let id = row?.int(0) ?? 0
        transaction.tell(.message(account: account, id: id))
        return id
    }

    /// The chat answers of an account, the newest first, and how many older ones there are.
    ///
    /// They begin with what was asked at the date, where one is given.
    public func latest(
        of account: Int64,
        count: Int,
        from date: Instant? = nil
    ) throws(StoreFailure) -> (documents: [[UInt8]], remaining: Int) {
        var last = Int64.max
        if let date {
            let row = try transaction.row(
                "SELECT max(id) FROM cognitions WHERE account = $1 AND asked = $2",
                .integer(account),
                .integer(date.milliseconds)
            )
            guard let found = row?[0].int64 else { return ([], 0) }
            last = found
        }
        let rows = try transaction.rows(
            """
            SELECT document FROM cognitions WHERE account = $1 AND id <= $2
            ORDER BY id DESC LIMIT $3
            """,
            .integer(account),
            .integer(last),
            SQLValue(count)
        )
        let total = try transaction.row(
            "SELECT count(*) FROM cognitions WHERE account = $1 AND id <= $2",
            .integer(account),
            .integer(last)
        )
        return (rows.compactMap { $0[0].bytes }, Int(total?.int(0) ?? 0) - rows.count)
    }

    /// The number of an account's newest answer; 0 where it has none.
    public func newest(of account: Int64) throws(StoreFailure) -> Int64 {
        try transaction.row(
            "SELECT max(id) FROM cognitions WHERE account = $1",
            .integer(account)
        )?.int(0) ?? 0
    }

    /// One answer of an account, as its other devices are told of it.
    public func document(_ id: Int64, of account: Int64) throws(StoreFailure) -> [UInt8]? {
        try transaction.row(
            "SELECT document FROM cognitions WHERE id = $1 AND account = $2",
            .integer(id),
            .integer(account)
        )?[0].bytes
    }

    /// The answers after one, the oldest first, with their numbers.
    public func documents(
        after id: Int64,
        of account: Int64,
        limit: Int
    ) throws(StoreFailure) -> [(id: Int64, document: [UInt8])] {
        try transaction.rows(
            """
            SELECT id, document FROM cognitions WHERE account = $1 AND id > $2
            ORDER BY id LIMIT $3
            """,
            .integer(account),
            .integer(id),
            SQLValue(limit)
        ).map { ($0.int(0), $0[1].bytes ?? []) }
    }

    /// The last questions that skills answered, the newest first.
    public func turns(of account: Int64, count: Int) throws(StoreFailure) -> [Cognition] {
        try transaction.rows(
            """
            SELECT asked, query, answer, skill FROM cognitions
            WHERE account = $1 AND skill <> '' ORDER BY id DESC LIMIT $2
            """,
            .integer(account),
            SQLValue(count)
        ).map {
            Cognition(
                asked: Instant(clamping: $0.int(0)),
                query: $0.text(1),
                answer: $0.text(2),
                skill: $0.text(3),
                document: []
            )
        }
    }

    /// What skills remember of an account, the oldest first, each value as JSON text.
    public func values(of account: Int64) throws(StoreFailure) -> [(name: String, value: String)] {
        try transaction.rows(
            "SELECT name, value FROM memories WHERE account = $1 ORDER BY changed, name",
            .integer(account)
        ).map { ($0.text(0), $0.text(1)) }
    }

    /// Lets skills remember a value, in place of an older one of that name.
    public func set(
        _ name: String,
        _ value: String,
        for account: Int64,
        at now: Instant
    ) throws(StoreFailure) {
        try transaction.run(
            """
            INSERT INTO memories (account, name, value, changed) VALUES ($1, $2, $3, $4)
            ON CONFLICT (account, name)
            DO UPDATE SET value = excluded.value, changed = excluded.changed
            """,
            .integer(account),
            .text(name),
            .text(value),
            .integer(now.milliseconds)
        )
    }

    /// Keeps as many values as a memory holds; the oldest go.
    public func forgetOldValues(of account: Int64, keeping count: Int) throws(StoreFailure) {
        try transaction.run(
            """
            DELETE FROM memories WHERE account = $1 AND name NOT IN
            (SELECT name FROM memories WHERE account = $1 ORDER BY changed DESC, name LIMIT $2)
            """,
            .integer(account),
            SQLValue(count)
        )
    }

    /// Forgets what was asked at a time, in these words where they are given; tells how many
    /// questions that were.
    public func forget(
        askedAt date: Instant,
        _ query: String?,
        of account: Int64
    ) throws(StoreFailure) -> Int {
        let forgotten = try transaction.rows(
            """
            DELETE FROM cognitions WHERE account = $1 AND asked = $2
            AND (CAST($3 AS TEXT) IS NULL OR query = $3) RETURNING id
            """,
            .integer(account),
            .integer(date.milliseconds),
            query.map { .text($0) } ?? .null
        )
        if !forgotten.isEmpty { transaction.tell(.memory(account: account)) }
        return forgotten.count
    }

    /// Forgets a whole conversation and what skills remember of it.
    public func forgetAll(of account: Int64) throws(StoreFailure) {
        try transaction.run("DELETE FROM cognitions WHERE account = $1", .integer(account))
        try transaction.run("DELETE FROM memories WHERE account = $1", .integer(account))
        transaction.tell(.memory(account: account))
    }
}

extension Transaction {
    /// What accounts asked and what skills remember of them.
    public var conversations: ConversationRecords { ConversationRecords(transaction: self) }
}
