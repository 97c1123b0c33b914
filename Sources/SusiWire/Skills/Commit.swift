// Susi. SPDX-License-Identifier: Apache-2.0

/// A version of a skill.
public struct Commit: WireObject {
    /// The short name of the version.
    public var revision: String?
    /// The name of the version.
    public var name: String?
    /// The whole name of the version.
    public var id: String?
    /// What changed.
    public var message: String?
    /// Who changed it.
    public var author: String?
    /// Their address.
    public var authorMail: String?
    /// When, as `Mon Jun 04 12:01:22 UTC 2018`.
    public var date: DateText?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("commitRev", &revision)
        members.value("commitName", &name)
        members.value("commitID", &id)
        members.value("commit_message", &message)
        members.value("author", &author)
        members.value("author_mail", &authorMail)
        members.value("commitDate", &date)
    }
}
