// Susi. SPDX-License-Identifier: Apache-2.0

/// What this room waits for.
enum SkillsErrand: Equatable, Sendable {
    // The shelf.
    case groups, sections, languages
    /// The skills of a group, by the number of its row.
    case row(Int)
    // One skill.
    case facts, myStars, opinions, days, countries, devices, marks
    case rating, writing, removing, reporting, bookmarking, sharing, copying
    // An author's skills, and one's own.
    case authorPaths, authorSkills, ownSkills, bookmarks

    /// Whether it only concerns the skill, author or person being looked at.
    var isOfVisit: Bool {
        switch self {
        case .facts, .myStars, .opinions, .days, .countries, .devices, .marks, .rating, .writing,
            .removing, .reporting, .bookmarking, .authorPaths, .authorSkills, .ownSkills,
            .bookmarks:
            true
        case .groups, .sections, .languages, .row, .sharing, .copying: false
        }
    }

    /// Whether it brings something to the shelf.
    var isOfShelf: Bool {
        switch self {
        case .groups, .sections, .row: true
        default: false
        }
    }
}
