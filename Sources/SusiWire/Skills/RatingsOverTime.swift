// Susi. SPDX-License-Identifier: Apache-2.0

/// How the rating of a skill changed.
public struct RatingsOverTime: WireObject {
    /// The ratings by time.
    public var points: [RatingPoint]?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("ratings_over_time", &points)
        envelope.visit(&members)
    }
}
