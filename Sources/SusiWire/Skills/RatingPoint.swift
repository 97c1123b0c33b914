// Susi. SPDX-License-Identifier: Apache-2.0

/// How a skill was rated at a time.
public struct RatingPoint: WireObject {
    /// The average stars.
    public var rating: Double?
    /// How many gave them.
    public var count: Int64?
    /// When.
    public var timestamp: DateText?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("rating", &rating)
        members.value("count", &count)
        members.value("timestamp", &timestamp)
    }
}
