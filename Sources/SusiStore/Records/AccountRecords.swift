// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// The accounts: who has one, with which password and role.
///
/// Addresses are expected in small letters.
public struct AccountRecords {
    let transaction: Transaction

    /// What a login to that address is compared with; nil where it has no account.
    public func credentials(of email: String) throws(StoreFailure) -> Credentials? {
        try credentials("accounts.email = $1", .text(email))
    }

    /// What a login to that account is compared with.
    public func credentials(of account: Int64) throws(StoreFailure) -> Credentials? {
        try credentials("accounts.id = $1", .integer(account))
    }

    /// How many accounts there are.
    public func count() throws(StoreFailure) -> Int64 {
        try transaction.row("SELECT count(*) FROM accounts")?.int(0) ?? 0
    }

    /// Adds an account; throws a conflict where the address has one.
    public func add(
        _ email: String,
        password: String,
        role: Role,
        isConfirmed: Bool,
        at now: Instant
    ) throws(StoreFailure) -> Account {
        let row = try transaction.row(
            """
            INSERT INTO accounts (email, password, role, confirmed, created)
            VALUES ($1, $2, $3, $4, $5) RETURNING id
            """,
            .text(email),
            .text(password),
            .text(role.name),
            SQLValue(isConfirmed),
            .integer(now.milliseconds)
        )
        return Account(
            id: row?.int(0) ?? 0,
            email: email,
            role: role,
            isConfirmed: isConfirmed
        )
    }

    /// Gives an account another password.
    public func setPassword(_ password: String, of account: Int64) throws(StoreFailure) {
        try transaction.run(
            "UPDATE accounts SET password = $2 WHERE id = $1",
            .integer(account),
            .text(password)
        )
    }

    /// Lets an account do more, or less.
    public func setRole(_ role: Role, of account: Int64) throws(StoreFailure) {
        try transaction.run(
            "UPDATE accounts SET role = $2 WHERE id = $1",
            .integer(account),
            .text(role.name)
        )
        transaction.tell(.account(account))
    }

    /// The owner has shown that the address is theirs.
    public func confirm(_ account: Int64) throws(StoreFailure) {
        try transaction.run("UPDATE accounts SET confirmed = 1 WHERE id = $1", .integer(account))
        transaction.tell(.account(account))
    }

    /// Somebody has logged in.
    public func noteLogin(
        of account: Int64,
        from address: String,
        at now: Instant
    ) throws(StoreFailure) {
        try transaction.run(
            """
            UPDATE accounts SET last_login = $2, last_active = $2, last_login_address = $3
            WHERE id = $1
            """,
            .integer(account),
            .integer(now.milliseconds),
            .text(address)
        )
    }

    /// Removes an account and everything that is its owner's alone.
    ///
    /// What others have come to use, such as a public skill, stays without a name.
    public func remove(_ account: Int64) throws(StoreFailure) {
        let id = SQLValue.integer(account)
        let opinions = try transaction.rows(
            """
            SELECT skill FROM skill_stars WHERE account = $1
            UNION SELECT skill FROM skill_feedback WHERE account = $1
            UNION SELECT skill FROM skill_bookmarks WHERE account = $1
            """,
            id
        )
        // What was thought of these skills is no longer what it was.
        for row in opinions { transaction.tell(.opinion(row.text(0))) }
        for statement in [
            "DELETE FROM api_keys WHERE account = $1",
            "UPDATE skill_versions SET author_name = '' WHERE author = $1",
            // Nobody is there any more for what these lead to.
            """
            DELETE FROM \(Table.mails)
            WHERE recipient = (SELECT email FROM accounts WHERE id = $1)
            """,
            // Everything else refers to the account, and goes with it or forgets who it was.
            "DELETE FROM accounts WHERE id = $1",
        ] {
            try transaction.run(statement, id)
        }
        transaction.tell(.account(account))
        transaction.tell(.memory(account: account))
    }

    private func credentials(
        _ condition: String,
        _ value: SQLValue
    ) throws(StoreFailure) -> Credentials? {
        let row = try transaction.row(
            """
            SELECT \(Account.columns), password, last_login_address FROM accounts
            WHERE \(condition)
            """,
            value
        )
        return row.map {
            Credentials(
                account: Account($0),
                password: $0.text(4),
                lastLoginAddress: $0[5].string
            )
        }
    }
}

extension Transaction {
    /// The accounts.
    public var accounts: AccountRecords { AccountRecords(transaction: self) }
}
