// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// The tokens people have been given; only their hashes are stored.
public struct TokenRecords {
    let transaction: Transaction

    /// A token that opens something, and whose it is.
    public struct Token: Sendable, Equatable {
        /// The account it opens.
        public let account: Account
        /// What it opens there.
        public let kind: TokenKind
        /// When it was given.
        public let created: Instant
        /// When it ends; nil where it does not.
        public let expires: Instant?
    }

    /// Finds the token with that hash, unless it has ended.
    public func find(_ hash: [UInt8], at now: Instant) throws(StoreFailure) -> Token? {
        let row = try transaction.row(
            """
            SELECT \(Account.columns), tokens.kind, tokens.created, tokens.expires
            FROM tokens JOIN accounts ON accounts.id = tokens.account
            WHERE tokens.hash = $1 AND (tokens.expires IS NULL OR tokens.expires > $2)
            """,
            .bytes(hash),
            .integer(now.milliseconds)
        )
        guard let row, let kind = TokenKind(rawValue: row.text(4)) else { return nil }
        return Token(
            account: Account(row),
            kind: kind,
            created: Instant(clamping: row.int(5)),
            expires: row[6].int64.map { Instant(clamping: $0) }
        )
    }

    /// Puts a new token on record.
    public func add(
        _ hash: [UInt8],
        _ kind: TokenKind,
        for account: Int64,
        at now: Instant,
        until expires: Instant?
    ) throws(StoreFailure) {
        try transaction.run(
            "INSERT INTO tokens (hash, kind, account, created, expires) VALUES ($1, $2, $3, $4, $5)",
            .bytes(hash),
            .text(kind.rawValue),
            .integer(account),
            .integer(now.milliseconds),
            SQLValue(expires?.milliseconds)
        )
    }

    /// Ends a token; false where there was none.
    @discardableResult public func end(_ hash: [UInt8]) throws(StoreFailure) -> Bool {
        let row = try transaction.row(
            "DELETE FROM tokens WHERE hash = $1 RETURNING account",
            .bytes(hash)
        )
        if let row { transaction.tell(.account(row.int(0))) }
        return row != nil
    }

    /// Ends all tokens of an account, or those of one kind, except one.
    public func endAll(
        of account: Int64,
        _ kind: TokenKind? = nil,
        except kept: [UInt8] = []
    ) throws(StoreFailure) {
        try transaction.run(
            "DELETE FROM tokens WHERE account = $1 AND ($2 = '' OR kind = $2) AND hash <> $3",
            .integer(account),
            .text(kind?.rawValue ?? ""),
            .bytes(kept)
        )
        transaction.tell(.account(account))
    }

    /// Ends the oldest logins of an account, so that so many are left.
    public func endOldLogins(of account: Int64, keeping count: Int) throws(StoreFailure) {
        let ended = try transaction.run(
            """
            DELETE FROM tokens WHERE account = $1 AND kind IN ('access', 'cookie') AND hash NOT IN
            (SELECT hash FROM tokens WHERE account = $1 AND kind IN ('access', 'cookie')
            ORDER BY created DESC, hash LIMIT $2)
            """,
            .integer(account),
            SQLValue(count)
        )
        if ended > 0 { transaction.tell(.account(account)) }
    }

    /// Forgets what has ended.
    public func forgetEnded(at now: Instant) throws(StoreFailure) {
        try transaction.run("DELETE FROM tokens WHERE expires <= $1", .integer(now.milliseconds))
    }
}

extension Transaction {
    /// The tokens people have been given.
    public var tokens: TokenRecords { TokenRecords(transaction: self) }
}
