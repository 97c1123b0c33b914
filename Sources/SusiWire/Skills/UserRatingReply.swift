// Susi. SPDX-License-Identifier: Apache-2.0

/// The answer to which stars one gave; without any where one gave none.
public struct UserRatingReply: WireObject {
    /// The stars.
    public var ratings: UserRating?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("ratings", &ratings)
        envelope.visit(&members)
    }
}
