// Susi. SPDX-License-Identifier: Apache-2.0

extension Schema {
    /// Mails that have not left yet.
    static let mails: [String] = [
        // The name goes with every attempt, so that a mail server that hears of it twice can tell.
        """
        CREATE TABLE \(Table.mails) (
            id {id}, name TEXT NOT NULL UNIQUE, recipient TEXT NOT NULL, subject TEXT NOT NULL,
            text TEXT NOT NULL, written BIGINT NOT NULL, attempts BIGINT NOT NULL,
            due BIGINT NOT NULL
        )
        """,
        "CREATE INDEX mails_by_due ON \(Table.mails) (due)",
        "CREATE INDEX mails_by_recipient ON \(Table.mails) (recipient)",
    ]
}
