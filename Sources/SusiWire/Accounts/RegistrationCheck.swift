// Susi. SPDX-License-Identifier: Apache-2.0

/// Whether an address has an account.
public struct RegistrationCheck: WireObject {
    /// Whether it has.
    public var exists: Bool?
    /// The address that was asked about.
    public var email: String?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("exists", &exists)
        members.value("check_email", &email)
        envelope.visit(&members)
    }
}
