// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// Whose account it is and what it may do; nothing that is secret.
public struct Account: Sendable, Equatable {
    /// What every other table calls it.
    public let id: Int64
    /// The address, in small letters.
    public let email: String
    /// What its owner may do.
    public var role: Role
    /// Whether the owner has shown that the address is theirs.
    public var isConfirmed: Bool

    /// An account as it is stored.
    public init(id: Int64, email: String, role: Role, isConfirmed: Bool) {
        self.id = id
        self.email = email
        self.role = role
        self.isConfirmed = isConfirmed
    }

    /// The columns that `init(_:)` reads.
    static let columns = "accounts.id, accounts.email, accounts.role, accounts.confirmed"

    init(_ row: SQLRow) {
        self.init(
            id: row.int(0),
            email: row.text(1),
            role: Role(name: row.text(2)) ?? .user,
            isConfirmed: row.flag(3)
        )
    }
}
