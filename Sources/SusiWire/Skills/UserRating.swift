// Susi. SPDX-License-Identifier: Apache-2.0

/// The stars somebody gave.
public struct UserRating: WireObject {
    /// The account.
    public var email: String?
    /// One to five.
    public var stars: Int64?
    /// When, in the server’s local time.
    public var timestamp: DateText?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("email", &email)
        members.value("stars", &stars)
        members.value("timestamp", &timestamp)
    }
}
