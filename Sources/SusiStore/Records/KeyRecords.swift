// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// Keys for services elsewhere: those of an account, and those that everybody may read.
public struct KeyRecords {
    /// What stands in place of an account for the keys that everybody may read.
    public static let everybody: Int64 = 0

    let transaction: Transaction

    /// The keys of an account, by their names.
    public func all(of account: Int64) throws(StoreFailure) -> Named<APIKey> {
        var keys = Named<APIKey>()
        for row in try transaction.rows(
            "SELECT name, value FROM api_keys WHERE account = $1 ORDER BY name",
            .integer(account)
        ) {
            var key = APIKey()
            key.value = row.text(1)
            keys.append(row.text(0), key)
        }
        return keys
    }

    /// Keeps a key, in place of an older one of that name.
    public func set(
        _ name: String,
        _ value: String,
        of account: Int64
    ) throws(StoreFailure) {
        try transaction.run(
            """
            INSERT INTO api_keys (account, name, value) VALUES ($1, $2, $3)
            ON CONFLICT (account, name) DO UPDATE SET value = excluded.value
            """,
            .integer(account),
            .text(name),
            .text(value)
        )
    }

    /// Forgets a key; false where there is none.
    public func remove(_ name: String, of account: Int64) throws(StoreFailure) -> Bool {
        try transaction.run(
            "DELETE FROM api_keys WHERE account = $1 AND name = $2",
            .integer(account),
            .text(name)
        ) > 0
    }
}

extension Transaction {
    /// Keys for services elsewhere.
    public var keys: KeyRecords { KeyRecords(transaction: self) }
}
