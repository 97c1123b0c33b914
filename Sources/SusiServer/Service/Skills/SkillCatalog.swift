// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiMind
import SusiWire

/// The skills of a server at one moment: what can be answered, and what apps show of it.
public struct SkillCatalog: Sendable {
    /// A skill and its card.
    struct Entry: Sendable {
        let path: SkillPath
        var card: SkillCard
        let modified: Instant
    }

    /// How many examples of a skill are shown.
    private static let maximumExamples = 100

    /// Everything that can be answered.
    public let mind: Mind
    /// The skills in the order of their paths.
    let entries: [Entry]
    /// One question to try of each skill that names any, by language.
    private let examples: [Language: [String]]

    /// Catalogues skills with the times of their last changes.
    init(_ skills: [(skill: Skill, modified: Instant)]) {
        mind = Mind(skills.map { $0.skill })
        var examples: [Language: [String]] = [:]
        var languages: [String: [SupportedLanguage]] = [:]
        var entries: [Entry] = []
        entries.reserveCapacity(skills.count)
        for (skill, modified) in skills {
            guard let path = SkillPath(reading: skill.path) else { continue }
            let questions = skill.intents.flatMap { $0.examples }
            if let first = questions.first { examples[skill.language, default: []].append(first) }
            var language = SupportedLanguage()
            language.language = path.language
            language.name = path.skill
            languages[SkillCatalog.family(of: path), default: []].append(language)
            let card = SkillCatalog.card(of: skill, at: path, modified, examples: questions)
            entries.append(Entry(path: path, card: card, modified: modified))
        }
        for index in entries.indices {
            entries[index].card.languages = languages[SkillCatalog.family(of: entries[index].path)]
        }
        self.entries = entries
        self.examples = examples
    }

    /// Questions a person may try, at most so many: in their language, or else in English.
    func examples(in language: Language, count: Int, seed: UInt64) -> [String] {
        let all = examples[language] ?? examples[.english] ?? []
        guard !all.isEmpty else { return [] }
        let start = Int(seed % UInt64(all.count))
        return (0..<min(count, all.count)).map { all[(start + $0) % all.count] }
    }

    /// What the versions of a skill in several languages have in common.
    private static func family(of path: SkillPath) -> String {
        "\(path.model)/\(path.group)/\(path.skill)"
    }

    private static func card(
        of skill: Skill,
        at path: SkillPath,
        _ modified: Instant,
        examples: [String]
    ) -> SkillCard {
        let header = skill.header
        var card = SkillCard()
        card.model = path.model
        card.group = path.group
        card.language = path.language
        card.tag = path.skill
        card.name = skill.name
        card.descriptions = header.description
        card.image = header.image
        card.author = header.author
        card.authorURL = header.authorURL
        card.authorEmail = header.authorEmail
        card.privacyPolicy = header.privacyPolicy
        card.termsOfUse = header.termsOfUse
        card.isProtected = header.isProtected
        // Whoever put it into the server's own folder has looked at it (Q25).
        card.isReviewed = true
        // Only in its file, as long as there are no accounts.
        card.isEditable = false
        card.isDynamic = header.hasDynamicContent
        card.examples = Array(examples.prefix(maximumExamples))
        card.lastModified = DateText(modified, .seconds)
        card.created = DateText(modified, .seconds)
        card.lastAccess = DateText(modified, .instant)
        return card
    }
}
