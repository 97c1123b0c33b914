// Susi. SPDX-License-Identifier: Apache-2.0

/// Accounts, or figures about them: which, depends on what was asked.
public struct UserList: WireObject {
    /// One page of accounts.
    public var users: [User]?
    /// The addresses on that page.
    public var userNames: [String]?
    /// The number of pages.
    public var pageCount: Int64?
    /// The number of accounts.
    public var userCount: Int64?
    /// The accounts by their kinds.
    public var userStatistics: UserStatistics?
    /// Last logins by month.
    public var lastLogins: [PeriodCount]?
    /// New accounts by month.
    public var signups: [PeriodCount]?
    /// The devices.
    public var deviceStatistics: DeviceStatistics?
    /// New devices by month.
    public var devicesAdded: [PeriodCount]?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("users", &users)
        members.value("username", &userNames)
        members.value("pageCount", &pageCount)
        members.value("userCount", &userCount)
        members.value("userStats", &userStatistics)
        members.value("lastLoginOverTime", &lastLogins)
        members.value("signupOverTime", &signups)
        members.value("deviceStats", &deviceStatistics)
        members.value("deviceAddedOverTime", &devicesAdded)
        envelope.visit(&members)
    }
}
