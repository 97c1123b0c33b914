// Susi. SPDX-License-Identifier: Apache-2.0

/// The answer to logging in, and to asking whether one is.
public struct LoginReply: WireObject {
    /// How long the token is good for, in seconds.
    public var validSeconds: Int64?
    /// The account, as the hexadecimal MD5 of its address.
    public var uuid: String?
    /// The token for later calls.
    public var accessToken: String?
    /// Whether the sender is logged in; only where that was asked.
    public var loggedIn: Bool?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("valid_seconds", &validSeconds)
        members.value("uuid", &uuid)
        members.value("access_token", &accessToken)
        members.value("loggedIn", &loggedIn)
        envelope.visit(&members)
    }
}

extension LoginReply {
    /// A login that worked.
    public init(email: String, accessToken: String, validSeconds: Int64, uuid: String) {
        self.init()
        self.accessToken = accessToken
        self.validSeconds = validSeconds
        self.uuid = uuid
        envelope = .accepted("You are logged in as " + email)
        envelope.session = Session(.email(email))
    }

    /// The reply fit for every old app (Q6): a positive number of seconds, and a message whose
    /// last word is the address, which the iOS app takes from there.
    public func strict() -> LoginReply {
        var reply = self
        reply.extra = strictExtra
        reply.envelope = envelope.strict()
        guard accessToken != nil else { return reply }
        if validSeconds.map({ $0 <= 0 }) ?? true {
            reply.validSeconds = 604_800
        }
        if let identity = envelope.session?.identity, identity.anonymous == false,
            let email = identity.name, reply.envelope.message?.lastWord != email
        {
            reply.envelope.message = "You are logged in as " + email
        }
        return reply
    }

    /// The address at the end of the message.
    public var email: String? {
        envelope.message?.lastWord
    }
}

extension String {
    /// What stands behind the last blank.
    fileprivate var lastWord: String {
        String(decoding: utf8.split(separator: UInt8(ascii: " ")).last ?? [], as: UTF8.self)
    }
}
