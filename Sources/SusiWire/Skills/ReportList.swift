// Susi. SPDX-License-Identifier: Apache-2.0

/// The skills that people complained about.
public struct ReportList: WireObject {
    /// The skills.
    public var skills: [ReportedSkill]?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("list", &skills)
        envelope.visit(&members)
    }
}
