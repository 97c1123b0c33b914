// Susi. SPDX-License-Identifier: Apache-2.0

/// What administrators decided about a skill; nil where they decided nothing.
public struct SkillMarks: Sendable, Equatable {
    /// Whether somebody has looked at it.
    public var reviewed: Bool?
    /// Whether people may change it.
    public var editable: Bool?
    /// Whether it is recommended.
    public var staffPick: Bool?
    /// Whether it belongs to the assistant itself.
    public var systemSkill: Bool?

    /// Nothing decided.
    public init() {}
}
