// Susi. SPDX-License-Identifier: Apache-2.0

/// Rows of data as the console and the feed reader give them.
public struct DataReply: WireObject {
    /// The rows.
    public var data: [JSONObject]?
    /// How many there are.
    public var metadata: ThoughtMetadata?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("data", &data)
        members.value("metadata", &metadata)
        envelope.visit(&members)
    }
}
