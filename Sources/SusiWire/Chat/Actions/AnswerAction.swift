// Susi. SPDX-License-Identifier: Apache-2.0

/// A text to show and speak; in a skill, the texts to choose from.
public struct AnswerAction: ActionMembers, Sendable, Equatable {
    /// The text; skills have `phrases` instead.
    public var expression: String?
    /// The language it is spoken in, two letters.
    public var language: String?
    /// The mood it is spoken in.
    public var mood: String?
    /// How long to wait before it is shown, in milliseconds.
    public var delay: Int64?
    /// The texts to choose from; only in skills.
    public var phrases: [String]?
    /// How to choose, `random` where nothing is said; only in skills.
    public var select: String?

    /// An action without any member.
    public init() {}

    mutating func visit(_ members: inout Members) {
        members.value("expression", &expression)
        members.value("language", &language)
        members.value("mood", &mood)
        members.value("delay", &delay)
        members.value("phrases", &phrases)
        members.value("select", &select)
    }
}
