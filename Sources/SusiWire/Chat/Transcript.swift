// Susi. SPDX-License-Identifier: Apache-2.0

/// What somebody has said, written down.
public struct Transcript: WireObject {
    /// The words.
    public var text: String?
    /// The language that it was listened to in; only where one was named.
    public var language: String?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("text", &text)
        members.value("language", &language)
        envelope.visit(&members)
    }
}
