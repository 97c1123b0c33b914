// Susi. SPDX-License-Identifier: Apache-2.0

/// How many accounts of each kind there are.
public struct UserStatistics: WireObject {
    /// Without a role.
    public var anonymous: Int64?
    /// With the role user.
    public var users: Int64?
    /// With the role reviewer.
    public var reviewers: Int64?
    /// With the role operator.
    public var operators: Int64?
    /// With the role admin.
    public var admins: Int64?
    /// With the role superadmin.
    public var superAdmins: Int64?
    /// Verified.
    public var activeUsers: Int64?
    /// Not verified yet.
    public var inactiveUsers: Int64?
    /// Altogether.
    public var totalUsers: Int64?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("anonymous", &anonymous)
        members.value("users", &users)
        members.value("reviewers", &reviewers)
        members.value("operators", &operators)
        members.value("admins", &admins)
        members.value("superAdmins", &superAdmins)
        members.value("activeUsers", &activeUsers)
        members.value("inactiveUsers", &inactiveUsers)
        members.value("totalUsers", &totalUsers)
    }
}
