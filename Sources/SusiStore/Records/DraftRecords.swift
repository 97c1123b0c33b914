// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// What accounts have begun to write and not finished.
public struct DraftRecords {
    let transaction: Transaction

    /// The drafts of an account, the latest first, or one of them; each as JSON text.
    public func drafts(
        of account: Int64,
        id: String? = nil
    ) throws(StoreFailure) -> [(id: String, document: String)] {
        try transaction.rows(
            """
            SELECT id, document FROM drafts WHERE account = $1 AND ($2 = '' OR id = $2)
            ORDER BY stored DESC, id
            """,
            .integer(account),
            .text(id ?? "")
        ).map { ($0.text(0), $0.text(1)) }
    }

    /// Puts a draft in place of an older one of that id.
    public func put(
        _ document: String,
        id: String,
        of account: Int64,
        at now: Instant
    ) throws(StoreFailure) {
        try transaction.run(
            """
            INSERT INTO drafts (account, id, document, stored) VALUES ($1, $2, $3, $4)
            ON CONFLICT (account, id)
            DO UPDATE SET document = excluded.document, stored = excluded.stored
            """,
            .integer(account),
            .text(id),
            .text(document),
            .integer(now.milliseconds)
        )
    }

    /// Removes a draft; false where there is none of that id.
    public func remove(id: String, of account: Int64) throws(StoreFailure) -> Bool {
        try transaction.run(
            "DELETE FROM drafts WHERE account = $1 AND id = $2",
            .integer(account),
            .text(id)
        ) > 0
    }
}

extension Transaction {
    /// What accounts have begun to write.
    public var drafts: DraftRecords { DraftRecords(transaction: self) }
}
