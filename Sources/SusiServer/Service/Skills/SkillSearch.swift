// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Finds the skills that a list query asks for, and puts them in order.
struct SkillSearch {
    private let query: SkillListQuery
    private let languages: Set<String>
    private let text: String?
    private let oldest: Instant

    init(_ query: SkillListQuery, at now: Instant) {
        self.query = query
        languages = Set(query.languages.map { $0.prefix(2).lowercased() })
        text = query.text?.lowercased()
        let isByDate = query.order?.key == .creationDate || query.order?.key == .modifiedDate
        let days = isByDate && query.duration >= 0 ? query.duration : nil
        oldest = days.map { now.advanced(byMilliseconds: -Int64($0) * 86_400_000) } ?? .earliest
    }

    func found(in catalog: SkillCatalog) -> [SkillCatalog.Entry] {
        let found = catalog.entries.filter { fits($0) }
        guard let order = query.order else { return found }
        // Nobody has rated or used anything yet, so all other keys leave the order as it is.
        let sorted =
            switch order.key {
            case .creationDate, .modifiedDate: found.sorted { $0.modified < $1.modified }
            case .lexicographical: found.sorted { SkillSearch.name($0) < SkillSearch.name($1) }
            case .rating, .topRated, .usage, .feedback: found
            }
        return order.isAscending ? sorted : sorted.reversed()
    }

    private func fits(_ entry: SkillCatalog.Entry) -> Bool {
        let card = entry.card
        return entry.path.model == query.model
            && (query.group == "All" || entry.path.group == query.group)
            && languages.contains(entry.path.language.prefix(2).lowercased())
            && (!query.isReviewed || card.isReviewed == true)
            && (!query.isStaffPick || card.isStaffPick == true)
            && query.averageRating <= 0
            && entry.modified >= oldest
            && (text.map { names(card, $0) } ?? true)
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

    private static func name(_ entry: SkillCatalog.Entry) -> String {
        entry.card.name?.lowercased() ?? ""
    }
}
