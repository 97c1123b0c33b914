// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

extension AccountRecords {
    /// One piece of the list of all accounts, or of those whose address or name has a text in it.
    public func list(
        containing text: String = "",
        from start: Int = 0,
        count: Int
    ) throws(StoreFailure) -> [AccountListing] {
        try transaction.rows(
            """
            SELECT \(Account.columns), created, last_login, last_login_address, settings.value
            FROM accounts
            LEFT JOIN settings ON settings.account = accounts.id AND settings.name = 'userName'
            WHERE $1 = '' OR accounts.email LIKE $2 ESCAPE '\\'
                OR lower(settings.value) LIKE $2 ESCAPE '\\'
            ORDER BY accounts.id LIMIT $3 OFFSET $4
            """,
            .text(text),
            .text(AccountRecords.pattern(containing: text)),
            SQLValue(count),
            SQLValue(start)
        ).map { row in
            AccountListing(
                account: Account(row),
                created: Instant(clamping: row.int(4)),
                lastLogin: row[5].int64.map { Instant(clamping: $0) },
                lastLoginAddress: row[6].string,
                userName: row[7].string
            )
        }
    }

    /// One account as operators see it.
    public func listing(of account: Int64) throws(StoreFailure) -> AccountListing? {
        try transaction.rows(
            """
            SELECT \(Account.columns), created, last_login, last_login_address, settings.value
            FROM accounts
            LEFT JOIN settings ON settings.account = accounts.id AND settings.name = 'userName'
            WHERE accounts.id = $1
            """,
            .integer(account)
        ).first.map { row in
            AccountListing(
                account: Account(row),
                created: Instant(clamping: row.int(4)),
                lastLogin: row[5].int64.map { Instant(clamping: $0) },
                lastLoginAddress: row[6].string,
                userName: row[7].string
            )
        }
    }

    /// How many accounts have each role.
    public func countsByRole() throws(StoreFailure) -> [(role: Role, count: Int64)] {
        try transaction.rows("SELECT role, count(*) FROM accounts GROUP BY role").map {
            (Role(name: $0.text(0)) ?? .user, $0.int(1))
        }
    }

    /// How many owners have shown that their address is theirs.
    public func confirmedCount() throws(StoreFailure) -> Int64 {
        try transaction.row("SELECT count(*) FROM accounts WHERE confirmed = 1")?.int(0) ?? 0
    }

    /// When the accounts were made.
    public func creations() throws(StoreFailure) -> [Instant] {
        try transaction.rows("SELECT created FROM accounts ORDER BY created").map {
            Instant(clamping: $0.int(0))
        }
    }

    /// When their owners logged in last.
    public func lastLogins() throws(StoreFailure) -> [Instant] {
        try transaction.rows(
            "SELECT last_login FROM accounts WHERE last_login IS NOT NULL ORDER BY last_login"
        ).map { Instant(clamping: $0.int(0)) }
    }

    /// The pattern for texts that contain one, whatever signs are in it.
    private static func pattern(containing text: String) -> String {
        var pattern = "%"
        for sign in text.lowercased() {
            if sign == "%" || sign == "_" || sign == "\\" { pattern.append("\\") }
            pattern.append(sign)
        }
        return pattern + "%"
    }
}
