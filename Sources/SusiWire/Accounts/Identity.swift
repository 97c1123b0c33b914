// Susi. SPDX-License-Identifier: Apache-2.0

/// Who asked: a host nobody has logged in from, or an account.
public struct Identity: WireObject {
    /// `host` or `email`; `uuid` and `nick` exist too.
    public var type: String?
    /// The address and a salt, or the e-mail address.
    public var name: String?
    /// Whether nobody is logged in.
    public var anonymous: Bool?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("type", &type)
        members.value("name", &name)
        members.value("anonymous", &anonymous)
    }
}

extension Identity {
    /// Somebody who has not logged in, named after address and software.
    public static func host(_ name: String) -> Identity {
        var identity = Identity()
        identity.type = "host"
        identity.name = name
        identity.anonymous = true
        return identity
    }

    /// The owner of an account.
    public static func email(_ address: String) -> Identity {
        var identity = Identity()
        identity.type = "email"
        identity.name = address
        identity.anonymous = false
        return identity
    }

    /// What chat answers call the asker: type and name in Base64.
    public var clientID: String {
        Base64.encoded(Array(((type ?? "host") + "_" + (name ?? "")).utf8))
    }
}
