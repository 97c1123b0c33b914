// Susi. SPDX-License-Identifier: Apache-2.0

/// The text of a skill.
public struct SkillSource: WireObject {
    /// The text.
    public var text: String?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("text", &text)
        envelope.visit(&members)
    }
}
