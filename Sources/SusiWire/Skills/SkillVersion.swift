// Susi. SPDX-License-Identifier: Apache-2.0

/// A skill as it was.
public struct SkillVersion: WireObject {
    /// Its text.
    public var file: String?
    /// Who wrote this version.
    public var author: String?
    /// When.
    public var date: DateText?
    /// The name of the version.
    public var revision: String?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("file", &file)
        members.value("author", &author)
        members.value("commitDate", &date)
        members.value("commitRev", &revision)
        envelope.visit(&members)
    }
}
