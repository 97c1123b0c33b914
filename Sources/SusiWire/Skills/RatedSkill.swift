// Susi. SPDX-License-Identifier: Apache-2.0

/// A skill that somebody gave stars.
public struct RatedSkill: WireObject {
    /// The stars.
    public var stars: Int64?
    /// When.
    public var timestamp: DateText?
    /// The skill’s group.
    public var group: String?
    /// The skill’s language.
    public var language: String?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("stars", &stars)
        members.value("timestamp", &timestamp)
        members.value("group", &group)
        members.value("language", &language)
    }
}
