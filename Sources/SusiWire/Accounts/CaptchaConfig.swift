// Susi. SPDX-License-Identifier: Apache-2.0

/// Which forms ask for a captcha; every switch travels as a text.
public struct CaptchaConfig: WireObject {
    /// Whether logging in does.
    public var login: Bool?
    /// Whether signing up does.
    public var signUp: Bool?
    /// Whether changing the password does.
    public var changePassword: Bool?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.typed("login", &login)
        members.typed("signUp", &signUp)
        members.typed("changePassword", &changePassword)
    }
}

extension CaptchaConfig {
    /// No form asks, which is all that old apps can live with (Q23).
    public static var off: CaptchaConfig {
        var config = CaptchaConfig()
        config.login = false
        config.signUp = false
        config.changePassword = false
        return config
    }

    /// The switches fit for every old app: all there, as texts.
    public func strict() -> CaptchaConfig {
        var config = CaptchaConfig.off
        config.login = login ?? false
        config.signUp = signUp ?? false
        config.changePassword = changePassword ?? false
        return config
    }
}
