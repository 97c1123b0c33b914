// Susi. SPDX-License-Identifier: Apache-2.0

/// What servers of one database have in common beside what people keep there.
public struct ServerSettingRecords {
    let transaction: Transaction

    /// A value; nil where none was ever kept.
    public func find(_ name: String) throws(StoreFailure) -> String? {
        try transaction.row("SELECT value FROM server_settings WHERE name = $1", .text(name))?
            .text(0)
    }

    /// Keeps a value unless there is one already; gives the one that counts.
    public func keep(_ value: String, as name: String) throws(StoreFailure) -> String {
        try transaction.run(
            """
            INSERT INTO server_settings (name, value) VALUES ($1, $2)
            ON CONFLICT (name) DO NOTHING
            """,
            .text(name),
            .text(value)
        )
        return try find(name) ?? value
    }
}

extension Transaction {
    /// What servers of one database have in common.
    public var serverSettings: ServerSettingRecords { ServerSettingRecords(transaction: self) }
}
