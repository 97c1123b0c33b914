// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiStore
public import SusiWire

/// Accounts as whoever runs the server keeps them, beside a server that runs or without one.
public struct AccountDirectory: Sendable {
    /// Why something was not done, in a sentence.
    public struct Objection: Error, Equatable, CustomStringConvertible {
        /// The sentence.
        public let description: String
    }

    private let store: Store
    private let now: Instant

    /// Opens the directory in a store.
    public init(_ store: Store, now: Instant) {
        self.store = store
        self.now = now
    }

    /// All accounts, or those whose address or name has a text in it.
    public func list(containing text: String = "") throws -> [AccountListing] {
        try store.read { try $0.accounts.list(containing: text, count: Int(Int32.max)) }
            .waited().get()
    }

    /// Makes an account; without a password, the token is good for setting one.
    ///
    /// Without a role the first account is superadmin, as if its owner had signed up.
    public func add(
        _ address: String,
        role: Role?,
        password: String?
    ) throws -> (account: Account, token: String?) {
        let person = try AccountDirectory.person(address)
        var hash = ""
        if let password {
            if let objection = PasswordDemands().objection(to: password, of: person) {
                throw Objection(description: objection)
            }
            guard let made = PasswordHash(of: password, cost: .usual) else {
                throw Objection(description: "There is not enough memory to keep a password.")
            }
            hash = made.text
        }
        let kept = hash
        let (store, now) = (store, now)
        return try store.write { transaction in
            try transaction.hold("accounts")
            let isFirst = try transaction.accounts.count() == 0
            guard try transaction.accounts.credentials(of: person.description) == nil else {
                throw Objection(description: "\(person) has an account already.")
            }
            let account = try transaction.accounts.add(
                person.description,
                password: kept,
                role: role ?? (isFirst ? .superadmin : .user),
                isConfirmed: true,
                at: now
            )
            let token = kept.isEmpty
            return (account, token ? try Self.link(for: account, transaction, at: now) : nil)
        }.waited().get()
    }

    /// Gives an account another role; returns the one it had.
    public func setRole(_ role: Role, of address: String) throws -> Role {
        try change(address) { account, transaction in
            try transaction.accounts.setRole(role, of: account.id)
            return account.role
        }
    }

    /// Gives a token that is good for a new password, once and for seven days.
    public func reset(_ address: String) throws -> String {
        let now = now
        return try change(address) { account, transaction in
            try Self.link(for: account, transaction, at: now)
        }
    }

    /// Removes an account with everything in it.
    public func remove(_ address: String) throws {
        try change(address) { account, transaction in
            try transaction.accounts.remove(account.id)
        }
    }

    /// The address at which the page takes a token for a new password.
    public static func link(_ token: String, at url: String?) -> String {
        AccountOffice.link(to: "reset", token, at: url)
    }
}

extension AccountDirectory {
    private func change<Value: Sendable>(
        _ address: String,
        _ work: @escaping @Sendable (Account, Transaction) throws -> Value
    ) throws -> Value {
        let person = try AccountDirectory.person(address)
        return try store.write { transaction in
            guard let found = try transaction.accounts.credentials(of: person.description) else {
                throw Objection(
                    description: "\(person) has no account here; `susi user list` shows who has."
                )
            }
            return try work(found.account, transaction)
        }.waited().get()
    }

    private static func person(_ address: String) throws(Objection) -> EmailAddress {
        guard let person = EmailAddress(address) else {
            throw Objection(description: "“\(address)” is no e-mail address.")
        }
        return person
    }

    private static func link(
        for account: Account,
        _ transaction: Transaction,
        at now: Instant
    ) throws -> String {
        let token = Token()
        try transaction.tokens.endAll(of: account.id, .recovery)
        try transaction.tokens.add(
            token.digest,
            .recovery,
            for: account.id,
            at: now,
            until: now.advanced(byMilliseconds: Service.linkValidity)
        )
        return token.text
    }
}
