// Susi. SPDX-License-Identifier: Apache-2.0

/// The skills of an author.
///
/// Where the author was named by name, the answer has paths under the names `0`, `1` and so on,
/// which are found in `extra`.
public struct AuthorSkills: WireObject {
    /// The author’s picture.
    public var avatar: String?
    /// The skills, where the author was named by address.
    public var skills: [SkillCard]?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("author_avatar", &avatar)
        members.value("author_skills", &skills)
        envelope.visit(&members)
    }
}

extension AuthorSkills {
    /// The paths that are numbered, in the order of their numbers.
    public var paths: [String] {
        var paths: [String] = []
        while let path = extra[String(paths.count)]?.string { paths.append(path) }
        return paths
    }
}
