// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// The account that the app is logged in to.
public struct Login: Equatable, Sendable {
    /// What proves it to the server.
    public var token: String
    /// The address of the account.
    public var email: String
    /// When the token ends, in milliseconds since 1970; 0 where that is not known.
    public var expires: Int64

    /// A login.
    public init(token: String, email: String, expires: Int64) {
        self.token = token
        self.email = email
        self.expires = expires
    }

    /// Reads what was kept; nil where there is no token.
    public init?(_ json: JSON) {
        guard let token = json["token"]?.string, !token.isEmpty else { return nil }
        self.token = token
        email = json["email"]?.string ?? ""
        expires = json["expires"]?.int64 ?? 0
    }

    /// The account as it is kept.
    public var json: JSON {
        ["token": .string(token), "email": .string(email), "expires": .number(expires)]
    }
}
