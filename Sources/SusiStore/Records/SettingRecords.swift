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

    /// When the settings of an account were decided, by their names.
    public func changes(
        of account: Int64
    ) throws(StoreFailure) -> [(name: String, changed: Instant)] {
        try transaction.rows(
            "SELECT name, changed FROM settings WHERE account = $1 ORDER BY name",
            .integer(account)
        ).map { ($0.text(0), Instant(clamping: $0.int(1))) }
    }

    /// Sets values, in place of older ones; false where the account would have too many then.
    ///
    /// What was decided a while ago, maybe without a connection, does not replace what was decided
    /// since: `ages` tells in milliseconds how long ago, 0 where it is silent.
    public func set(
        _ settings: Settings,
        _ ages: SettingAges = SettingAges(),
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
                WHERE settings.changed <= excluded.changed
                """,
                .integer(account),
                .text(entry.name),
                .text(entry.value),
                .integer(now.milliseconds - ages[entry.name])
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
