// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// What people have set.
public struct SettingRecords {
    let transaction: Transaction

    /// The settings of an account, by their names.
    public func all(of account: Int64) throws(StoreFailure) -> Settings {
        var settings = Settings()
        for row in try transaction.rows(
            "SELECT name, value FROM settings WHERE account = $1 ORDER BY name",
            .integer(account)
        ) {
            settings[row.text(0)] = row.text(1)
        }
        return settings
    }

    /// Sets values, in place of older ones; false where the account would have too many then.
    public func set(
        _ settings: Settings,
        of account: Int64,
        atMost limit: Int,
        at now: Instant
    ) throws(StoreFailure) -> Bool {
        for entry in settings.entries {
            try transaction.run(
                """
                INSERT INTO settings (account, name, value, changed) VALUES ($1, $2, $3, $4)
                ON CONFLICT (account, name)
                DO UPDATE SET value = excluded.value, changed = excluded.changed
                """,
                .integer(account),
                .text(entry.name),
                .text(entry.value),
                .integer(now.milliseconds)
            )
        }
        transaction.tell(.settings(account: account))
        let count = try transaction.row(
            "SELECT count(*) FROM settings WHERE account = $1",
            .integer(account)
        )
        return (count?.int(0) ?? 0) <= Int64(limit)
    }
}

extension Transaction {
    /// What people have set.
    public var settings: SettingRecords { SettingRecords(transaction: self) }
}
