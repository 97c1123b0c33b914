// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// An account as operators see it.
public struct AccountListing: Sendable, Equatable {
    /// The account.
    public let account: Account
    /// When it was made.
    public let created: Instant
    /// When its owner logged in last.
    public let lastLogin: Instant?
    /// The address its owner came from then.
    public let lastLoginAddress: String?
    /// The name its owner has chosen.
    public let userName: String?
}
