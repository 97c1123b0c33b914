// Susi. SPDX-License-Identifier: Apache-2.0

/// Whether the sender may see the pages of administrators.
public struct AdminCheck: WireObject {
    /// Whether it may.
    public var showsAdmin: Bool?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("showAdmin", &showsAdmin)
        envelope.visit(&members)
    }
}
