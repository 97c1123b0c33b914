// Susi. SPDX-License-Identifier: Apache-2.0

/// Skills and bots that are not finished.
public struct Drafts: WireObject {
    /// The draft that was stored.
    public var id: String?
    /// The drafts, by their names.
    public var drafts: JSONObject?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("id", &id)
        members.value("drafts", &drafts)
        envelope.visit(&members)
    }
}
