// Susi. SPDX-License-Identifier: Apache-2.0

/// The keys that somebody stored, by the names of the services.
public struct APIKeys: WireObject {
    /// The keys.
    public var keys: Named<APIKey>?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("keys", &keys)
        envelope.visit(&members)
    }
}

extension APIKeys {
    /// The reply fit for every old app (Q24): no keys are an empty object, not an error.
    public func strict() -> APIKeys {
        var reply = self
        reply.extra = strictExtra
        reply.envelope = envelope.strict()
        reply.keys = keys ?? Named()
        return reply
    }
}
