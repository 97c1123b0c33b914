// Susi. SPDX-License-Identifier: Apache-2.0

/// What an account may do.
public struct Permissions: WireObject {
    /// The account.
    public var userName: String?
    /// Its role.
    public var userRole: String?
    /// What this account in particular may do.
    public var userPermissions: JSON?
    /// What its role may do.
    public var rolePermissions: JSON?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("userName", &userName)
        members.value("userRole", &userRole)
        members.value("userSpecificPermissions", &userPermissions)
        members.value("userRoleSpecificPermissions", &rolePermissions)
        envelope.visit(&members)
    }
}

extension Permissions {
    /// The role, if it is one of ours.
    public var role: Role? {
        userRole.flatMap { Role(name: $0) }
    }
}
