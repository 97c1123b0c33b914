// Susi. SPDX-License-Identifier: Apache-2.0

/// What a skill says about itself; a field that is absent or still the editor's hint is empty.
public struct SkillHeader: Sendable, Equatable {
    /// The name for people.
    public var name = ""
    /// What the skill is good for.
    public var description = ""
    /// A picture: a path in the skill's folder, or a web address.
    public var image = ""
    /// Who wrote it.
    public var author = ""
    /// A page about the author.
    public var authorURL = ""
    /// How to reach the author.
    public var authorEmail = ""
    /// A page that says what happens to people's data.
    public var privacyPolicy = ""
    /// A page with the terms of use.
    public var termsOfUse = ""
    /// Whether only the author may change it.
    public var isProtected = false
    /// Whether its answers come from the net.
    public var hasDynamicContent = false
    /// Words to find it by.
    public var tags: [String] = []
    /// Names that wake it; a skill with such names answers only while it is in focus.
    public var focusNames: [String] = []
    /// What a client should ask first when the skill is woken.
    public var kickoff = ""

    /// An empty header.
    public init() {}
}
