// Susi. SPDX-License-Identifier: Apache-2.0

/// What somebody wrote about a skill.
public struct FeedbackEntry: WireObject {
    /// The account.
    public var email: String?
    /// What they wrote.
    public var feedback: String?
    /// When, in the server’s local time.
    public var timestamp: DateText?
    /// The stars they gave, 0 for none.
    public var rating: Int64?
    /// Their picture.
    public var avatar: String?
    /// The name they chose; empty where they chose none.
    public var userName: String?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("email", &email)
        members.value("feedback", &feedback)
        members.value("timestamp", &timestamp)
        members.value("rating", &rating)
        members.value("avatar", &avatar)
        members.value("user_name", &userName)
    }
}

extension FeedbackEntry {
    /// The entry fit for every old app: complete and without nulls.
    public func strict() -> FeedbackEntry {
        var entry = self
        entry.extra = strictExtra
        entry.email = email ?? ""
        entry.feedback = feedback ?? ""
        entry.rating = rating ?? 0
        entry.avatar = avatar ?? ""
        entry.userName = userName ?? ""
        entry.timestamp = (timestamp ?? DateText("")).strict(.sql(.utc))
        return entry
    }
}
