// Susi. SPDX-License-Identifier: Apache-2.0

/// The answer to giving stars: how they stand now.
public struct StarsReply: WireObject {
    /// The stars.
    public var ratings: Stars?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("ratings", &ratings)
        envelope.visit(&members)
    }
}

extension StarsReply {
    /// The answer fit for every old app (Q21).
    public func strict() -> StarsReply {
        var answer = self
        answer.extra = strictExtra
        answer.envelope = envelope.strict()
        answer.ratings = (ratings ?? Stars()).strict()
        return answer
    }
}
