// Susi. SPDX-License-Identifier: Apache-2.0

/// The answer to writing about a skill or reporting it: what was written.
public struct FeedbackReply: WireObject {
    /// What was written.
    public var feedback: String?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("feedback", &feedback)
        envelope.visit(&members)
    }
}
