// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// The lists of a start page, each of them short.
struct SkillSections {
    private let showcase: Showcase
    private let query: SkillListQuery
    private let count: Int
    private let now: Instant

    init(_ showcase: Showcase, _ query: SkillListQuery, count: Int, at now: Instant) {
        self.showcase = showcase
        self.query = query
        self.count = count
        self.now = now
    }

    /// The lists that are always there, and those of groups.
    func all(andGroups groups: [String]) -> Metrics {
        var metrics = Metrics()
        metrics.sections = [
            section("staffPicks", by: .rating) { $0.card.isStaffPick == true },
            section("rating", by: .rating),
            section("newest", by: .creationDate),
            section("latest", by: .modifiedDate),
            section("usage", by: .usage),
            section("feedback", by: .feedback),
            section("systemSkills", by: .lexicographical) { $0.card.isSystemSkill == true },
        ]
        for group in groups where !metrics.sections.contains(where: { $0.name == group }) {
            metrics.sections.append(section(group, by: .rating) { $0.entry.path.group == group })
        }
        return metrics
    }

    private func section(
        _ name: String,
        by key: SkillListQuery.Key,
        _ belongs: (ShownSkill) -> Bool = { _ in true }
    ) -> Metrics.Section {
        var query = query
        query.order = SkillListQuery.Order(key)
        // How old a skill may be was never asked here.
        if query.isByDate { query.duration = -1 }
        let search = SkillSearch(query, at: now)
        let found = search.found(in: showcase.skills.filter(belongs))
        return Metrics.Section(name, found.prefix(count).map { search.card(of: $0) })
    }
}
