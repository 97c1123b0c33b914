// Susi. SPDX-License-Identifier: Apache-2.0

/// The languages that skills exist in.
public struct LanguageList: WireObject {
    /// The languages of all groups.
    public var languages: [String]?
    /// The languages of one group.
    public var groupLanguages: [String]?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("languagesArray", &languages)
        members.value("languageJsonArray", &groupLanguages)
        envelope.visit(&members)
    }
}
