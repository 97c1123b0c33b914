// Susi. SPDX-License-Identifier: Apache-2.0

/// What somebody complained about.
public struct Report: WireObject {
    /// The complaint.
    public var feedback: String?
    /// Who complained.
    public var email: String?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("feedback", &feedback)
        members.value("email", &email)
    }
}
