// Susi. SPDX-License-Identifier: Apache-2.0

/// What somebody who wants to log in is compared with.
public struct Credentials: Sendable, Equatable {
    /// The account.
    public let account: Account
    /// The hash of its password; empty where it has none yet.
    public let password: String
    /// The address its owner came from last.
    public let lastLoginAddress: String?
}
