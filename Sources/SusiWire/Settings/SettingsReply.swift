// Susi. SPDX-License-Identifier: Apache-2.0

/// The settings an account ever stored.
public struct SettingsReply: WireObject {
    /// The settings.
    public var settings: Settings?
    /// How many milliseconds ago each was decided, so that the newest decision of several devices
    /// counts.
    public var ages: JSON?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("settings", &settings)
        members.value("ages", &ages)
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
