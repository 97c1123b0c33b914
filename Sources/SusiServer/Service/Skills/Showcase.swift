// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Synchronization

/// All skills as people see them at one moment, and the lists that were made of them lately.
final class Showcase: Sendable {
    /// A list with its layout; what is in it changes with the day only.
    private struct Wish: Hashable {
        let query: SkillListQuery
        let isMinified: Bool
        let day: Int64
    }

    private struct Lists {
        var texts: [Wish: [UInt8]] = [:]
        var size = 0
    }

    /// How many bytes of lists are kept.
    private static let maximumSize = 16 << 20

    let catalog: SkillCatalog
    let opinions: SkillOpinions.Snapshot
    /// The skills in the order of their names.
    let skills: [ShownSkill]
    private let lists = Mutex(Lists())

    init(_ catalog: SkillCatalog, _ opinions: SkillOpinions.Snapshot) {
        self.catalog = catalog
        self.opinions = opinions
        skills = catalog.entries.map { entry in
            ShownSkill(entry, opinions.opinions[entry.key] ?? SkillOpinion())
        }
    }

    /// Whether it shows just that.
    func shows(_ catalog: SkillCatalog, _ opinions: SkillOpinions.Snapshot) -> Bool {
        self.catalog.number == catalog.number && self.opinions.number == opinions.number
    }

    /// A skill with what people think of it.
    func shown(_ entry: ShelvedSkill) -> ShownSkill {
        ShownSkill(entry, opinions.opinions[entry.key] ?? SkillOpinion())
    }

    /// The text of a list, made only where nobody has asked for the same lately.
    func list(
        _ query: SkillListQuery,
        isMinified: Bool,
        at now: Instant,
        _ make: () -> [UInt8]
    ) -> [UInt8] {
        // Texts to look for hardly repeat, and what is as old as so many days changes all the time.
        let repeats = query.text == nil && !(query.isByDate && query.duration >= 0)
        guard repeats else { return make() }
        let wish = Wish(
            query: query,
            isMinified: isMinified,
            day: now.milliseconds / 86_400_000
        )
        if let known = lists.withLock({ $0.texts[wish] }) { return known }
        let text = make()
        lists.withLock { lists in
            if lists.size + text.count > Showcase.maximumSize { lists = Lists() }
            guard text.count <= Showcase.maximumSize, lists.texts[wish] == nil else { return }
            lists.texts[wish] = text
            lists.size += text.count
        }
        return text
    }
}
