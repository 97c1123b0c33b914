// Susi. SPDX-License-Identifier: Apache-2.0

/// A language a skill exists in, and its name there.
public struct SupportedLanguage: WireObject {
    /// The language, two letters.
    public var language: String?
    /// The file there, without ending.
    public var name: String?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("language", &language)
        members.value("name", &name)
    }
}
