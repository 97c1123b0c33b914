// Susi. SPDX-License-Identifier: Apache-2.0

extension Schema {
    /// What people write down: lists, notes, timers, alarms, reminders.
    static let notebook: [String] = [
        """
        CREATE TABLE notebook (
            id {id}, account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            kind TEXT NOT NULL, list TEXT NOT NULL, text TEXT NOT NULL, due BIGINT NOT NULL,
            days BIGINT NOT NULL, minute BIGINT NOT NULL, made BIGINT NOT NULL
        )
        """,
        "CREATE INDEX notebook_by_account ON notebook (account, id)",
    ]
}
