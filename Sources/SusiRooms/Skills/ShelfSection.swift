// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// What the server shows before all groups.
struct ShelfSection: Sendable {
    enum Kind: UInt8, CaseIterable, Sendable {
        case staffPicks, rating, newest

        /// What the server calls it.
        var name: StaticString {
            switch self {
            case .staffPicks: "staffPicks"
            case .rating: "rating"
            case .newest: "newest"
            }
        }

        var wording: SkillsWording {
            switch self {
            case .staffPicks: .staffPicks
            case .rating: .topRated
            case .newest: .newest
            }
        }
    }

    let kind: Kind
    let skills: [SkillFacts]

    /// The sections of an answer that have something in them.
    static func all(_ json: JSON) -> [ShelfSection] {
        Kind.allCases.compactMap { kind in
            let list = json["metrics"]?["\(kind.name)"]?.array ?? []
            let skills = list.map { SkillFacts($0) }.filter { skill in
                kind != .rating || skill.stars.total > 0
            }
            return skills.isEmpty ? nil : ShelfSection(kind: kind, skills: skills)
        }
    }
}
