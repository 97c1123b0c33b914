// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp

/// In what order skills are shown.
enum SkillOrder: UInt8, CaseIterable, Sendable {
    /// By group, the best first in each.
    case groups
    case rating, newest, usage, name

    var wording: SkillsWording {
        switch self {
        case .groups: .byGroup
        case .rating: .byRating
        case .newest: .byAge
        case .usage: .byUsage
        case .name: .byName
        }
    }

    /// What sorts skills: the smaller the earlier.
    func rank(_ skill: SkillFacts) -> UInt64 {
        switch self {
        case .groups, .rating:
            let stars = UInt64(skill.stars.hundredths) << 32 | UInt64(skill.stars.total)
            return .max - stars
        case .newest: return .max - SkillDate.number(skill.created)
        case .usage: return .max - UInt64(skill.uses)
        case .name: return 0
        }
    }

    /// Sorts skills; those alike stand in the order of their names.
    func sorted(_ members: [Int32], of skills: [SkillFacts]) -> [Int32] {
        var entries = members.map { index -> Entry in
            let skill = skills[Int(index)]
            return Entry(rank: rank(skill), name: FoldedBytes.of(skill.name), index: index)
        }
        entries.sort { $0.comes(before: $1) }
        return entries.map { $0.index }
    }

    private struct Entry {
        let rank: UInt64
        let name: [UInt8]
        let index: Int32

        func comes(before other: Entry) -> Bool {
            if rank != other.rank { return rank < other.rank }
            return name.lexicographicallyPrecedes(other.name)
        }
    }
}
