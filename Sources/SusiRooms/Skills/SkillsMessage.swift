// Susi. SPDX-License-Identifier: Apache-2.0

/// What can be done in this room.
public enum SkillsMessage: Equatable, Sendable {
    // Among all skills.
    case search, sort, staffPicks, refresh, more
    case retryRow(Int)
    /// A row, a section or the whole screen was scrolled.
    case scrolledRow(Int), scrolled
    case pullBegins, pullMoves, pullEnds
    case searchLanguage
    case choose(String)
    // With one skill.
    case rate(Int)
    case edit, drop, typed, send
    case bookmark, share
    case askReport, typedReport, sendReport
    case askRemoval, remove
    case retry
}
