// Susi. SPDX-License-Identifier: Apache-2.0

/// The answer to bookmarking a skill.
public struct BookmarkReply: WireObject {
    /// Whether it is bookmarked now.
    public var isBookmarked: Bool?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("bookmark", &isBookmarked)
        envelope.visit(&members)
    }
}
