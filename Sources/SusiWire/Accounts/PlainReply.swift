// Susi. SPDX-License-Identifier: Apache-2.0

/// An answer that says no more than whether it worked.
public struct PlainReply: WireObject {
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        envelope.visit(&members)
    }
}

extension PlainReply {
    /// It worked.
    public init(_ message: String) {
        self.init()
        envelope = .accepted(message)
    }

    /// The reply fit for every old app.
    public func strict() -> PlainReply {
        var reply = self
        reply.extra = strictExtra
        reply.envelope = envelope.strict()
        return reply
    }
}
