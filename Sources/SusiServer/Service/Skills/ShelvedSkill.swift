// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiStore
import SusiWire

/// A skill with what everybody sees of it, whoever looks and whatever people think of it.
struct ShelvedSkill: Sendable {
    /// Where it comes from.
    enum Origin: Sendable, Equatable {
        /// A file of the server's own folder.
        case folder
        /// Somebody wrote it here; nil where that account is gone.
        case written(by: Int64?)
    }

    /// How many examples of a skill are shown.
    private static let maximumExamples = 100

    /// Its name, `model/group/language/skill`, as the store knows it.
    let key: String
    /// The parts of its name.
    let path: SkillPath
    let skill: Skill
    /// What apps show of it.
    var card: SkillCard
    let modified: Instant
    let origin: Origin
    /// Whether the server's folder has a file of that name.
    var isShipped: Bool

    init?(_ skill: Skill, from origin: Origin, created: Instant, modified: Instant) {
        guard let path = SkillPath(reading: skill.path) else { return nil }
        self.path = path
        key = path.key
        self.skill = skill
        self.origin = origin
        self.modified = modified
        isShipped = origin == .folder
        card = ShelvedSkill.card(of: skill, at: path)
        card.created = DateText(created, .seconds)
        card.lastModified = DateText(modified, .seconds)
        card.lastAccess = DateText(modified, .instant)
    }

    /// The first example, which people are told to try.
    var firstExample: String? { card.examples?.first }

    private static func card(of skill: Skill, at path: SkillPath) -> SkillCard {
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
        card.isDynamic = header.hasDynamicContent
        card.examples = Array(skill.intents.flatMap { $0.examples }.prefix(maximumExamples))
        return card
    }
}

extension SkillPath {
    /// The name under which the store knows the skill.
    var key: String {
        "\(model)/\(group)/\(language)/\(skill)"
    }

    /// The path under which the mind knows a skill that was written here.
    var mindPath: String {
        "models/\(key).txt"
    }

    /// What the versions of a skill in several languages have in common.
    var family: String {
        "\(model)/\(group)/\(skill)"
    }
}
