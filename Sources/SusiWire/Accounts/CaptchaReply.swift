// Susi. SPDX-License-Identifier: Apache-2.0

/// The answer to which forms ask for a captcha.
public struct CaptchaReply: WireObject {
    /// The switches.
    public var config: CaptchaConfig?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("captchaConfig", &config)
        envelope.visit(&members)
    }
}

extension CaptchaReply {
    /// The reply fit for every old app (Q23).
    public func strict() -> CaptchaReply {
        var reply = self
        reply.extra = strictExtra
        reply.envelope = envelope.strict()
        reply.config = (config ?? .off).strict()
        return reply
    }
}
