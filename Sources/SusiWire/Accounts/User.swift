// Susi. SPDX-License-Identifier: Apache-2.0

/// An account, as operators see it.
public struct User: WireObject {
    /// The kind of identity.
    public var type: String?
    /// The e-mail address.
    public var name: String?
    /// Whether it is no account at all.
    public var anonymous: Bool?
    /// The role.
    public var role: String?
    /// Whether the address is verified.
    public var confirmed: Bool?
    /// Where the last login came from.
    public var lastLoginIP: String?
    /// When the account last did something.
    public var lastActive: DateText?
    /// When the account was made.
    public var signupTime: DateText?
    /// When somebody last logged in.
    public var lastLoginTime: DateText?
    /// The devices, by their MAC addresses.
    public var devices: Named<Device>?
    /// The name the person chose.
    public var userName: String?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("type", &type)
        members.value("name", &name)
        members.value("anonymous", &anonymous)
        members.value("userRole", &role)
        members.value("confirmed", &confirmed)
        members.value("lastLoginIP", &lastLoginIP)
        members.value("lastActive", &lastActive)
        members.value("signupTime", &signupTime)
        members.value("lastLoginTime", &lastLoginTime)
        members.value("devices", &devices)
        members.value("userName", &userName)
    }
}

extension User {
    /// Others refer to it by this name.
    public static var schemaName: String? { "User" }
}
