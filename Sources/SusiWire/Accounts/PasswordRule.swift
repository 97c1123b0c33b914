// Susi. SPDX-License-Identifier: Apache-2.0

/// What a new password has to be like.
public struct PasswordRule: WireObject {
    /// The rule as a regular expression.
    public var regex: String?
    /// The rule in words.
    public var tooltip: String?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("regex", &regex)
        members.value("regexTooltip", &tooltip)
        envelope.visit(&members)
    }
}
