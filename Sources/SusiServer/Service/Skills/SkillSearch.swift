// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

/// Finds the skills that a list query asks for, and puts them in order.
struct SkillSearch {
    /// From how many ratings on an average counts more than those of skills with fewer.
    private static let manyRatings: Int64 = 10

    private let query: SkillListQuery
    private let languages: Set<String>
    private let text: String?
    private let oldest: Instant
    /// The first day of usage that counts.
    private let firstDay: String

    init(_ query: SkillListQuery, at now: Instant) {
        self.query = query
        languages = Set(query.languages.map { $0.prefix(2).lowercased() })
        text = query.text?.lowercased()
        let days = query.isByDate && query.duration >= 0 ? query.duration : nil
        oldest = days.map { now.advanced(byMilliseconds: -Int64($0) * 86_400_000) } ?? .earliest
        firstDay = now.firstDay(of: query.duration)
    }

    /// The skills, each with the usage of the days that were asked for.
    func found(in skills: [ShownSkill]) -> [ShownSkill] {
        let found = skills.filter { fits($0) }
        guard let order = query.order else { return found }
        switch order.key {
        case .creationDate:
            return sorted(found) { $0.card.created?.text ?? "" }
        case .modifiedDate:
            return sorted(found) { $0.entry.modified }
        case .lexicographical:
            return sorted(found) { SkillSearch.name($0) }
        case .rating:
            return sorted(found) { skill in
                let hasMany = (skill.stars.total ?? 0) >= SkillSearch.manyRatings
                return (skill.stars.average ?? 0) + (hasMany ? 10 : 0)
            }
        case .topRated:
            return sorted(found) { $0.stars.average ?? 0 }
        case .usage:
            return sorted(found) { usage(of: $0) }
        case .feedback:
            return sorted(found) { $0.opinion.feedback }
        }
    }

    /// What apps show of a skill where this is asked.
    func card(of skill: ShownSkill) -> SkillCard {
        guard query.duration > 0 else { return skill.card }
        var card = skill.card
        card.usageCount = usage(of: skill)
        return card
    }

    private func usage(of skill: ShownSkill) -> Int64 {
        query.duration > 0 ? skill.opinion.usage(from: firstDay) : skill.card.usageCount ?? 0
    }

    private func fits(_ skill: ShownSkill) -> Bool {
        let path = skill.entry.path
        return path.model == query.model
            && (query.group == "All" || path.group == query.group)
            && languages.contains(path.language.prefix(2).lowercased())
            && (!query.isReviewed || skill.card.isReviewed == true)
            && (!query.isStaffPick || skill.card.isStaffPick == true)
            && (query.averageRating <= 0
                || (skill.stars.average ?? 0) >= Double(query.averageRating))
            && skill.entry.modified >= oldest
            && (text.map { names(skill.card, $0) } ?? true)
    }

    /// Whether one of the fields that are searched has the text in it.
    private func names(_ card: SkillCard, _ text: String) -> Bool {
        query.fields.contains { field in
            switch field {
            case .name: card.name?.lowercased().contains(text) ?? false
            case .author: card.author?.lowercased().contains(text) ?? false
            case .descriptions: card.descriptions?.lowercased().contains(text) ?? false
            case .examples: card.examples?.contains { $0.lowercased().contains(text) } ?? false
            }
        }
    }

    /// Sorts by a key; what is equal stays in the order of names, in whichever direction.
    private func sorted<Key: Comparable>(
        _ skills: [ShownSkill],
        by key: (ShownSkill) -> Key
    ) -> [ShownSkill] {
        let isAscending = query.order?.isAscending ?? false
        return skills.enumerated().map { (place: $0.offset, key: key($0.element), $0.element) }
            .sorted { left, right in
                if left.key == right.key { return left.place < right.place }
                return isAscending ? left.key < right.key : left.key > right.key
            }.map { $0.2 }
    }

    private static func name(_ skill: ShownSkill) -> String {
        skill.card.name?.lowercased() ?? ""
    }
}

extension SkillListQuery {
    /// Whether the list is sorted by a date, and the duration says how old a skill may be.
    var isByDate: Bool {
        order?.key == .creationDate || order?.key == .modifiedDate
    }
}
