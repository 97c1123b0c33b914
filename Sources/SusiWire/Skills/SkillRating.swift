// Susi. SPDX-License-Identifier: Apache-2.0

/// What people think of a skill.
public struct SkillRating: WireObject {
    /// Thumbs up.
    public var positive: Int64?
    /// Thumbs down.
    public var negative: Int64?
    /// How many wrote something.
    public var feedbackCount: Int64?
    /// How many bookmarked it.
    public var bookmarkCount: Int64?
    /// How many gave how many stars.
    public var stars: Stars?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.typed("positive", &positive)
        members.typed("negative", &negative)
        members.value("feedback_count", &feedbackCount)
        members.value("bookmark_count", &bookmarkCount)
        members.value("stars", &stars)
    }
}

extension SkillRating {
    /// The rating fit for every old app (Q21): stars always there, thumbs as texts.
    public func strict() -> SkillRating {
        var rating = self
        rating.extra = strictExtra
        rating.positive = max(positive ?? 0, 0)
        rating.negative = max(negative ?? 0, 0)
        rating.feedbackCount = max(feedbackCount ?? 0, 0)
        rating.bookmarkCount = max(bookmarkCount ?? 0, 0)
        rating.stars = (stars ?? Stars()).strict()
        return rating
    }
}
