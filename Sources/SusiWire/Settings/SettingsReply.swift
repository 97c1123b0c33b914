// Susi. SPDX-License-Identifier: Apache-2.0

/// The settings an account ever stored.
public struct SettingsReply: WireObject {
    /// The settings.
    public var settings: Settings?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("settings", &settings)
        envelope.visit(&members)
    }
}

extension SettingsReply {
    /// The reply fit for every old app (Q18): an object of texts, empty where there are none.
    public func strict() -> SettingsReply {
        var reply = self
        reply.extra = strictExtra
        reply.envelope = envelope.strict()
        reply.settings = (settings ?? Settings()).strict()
        return reply
    }
}
