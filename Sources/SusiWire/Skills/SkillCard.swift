// Susi. SPDX-License-Identifier: Apache-2.0

/// What people see of a skill before they try it.
public struct SkillCard: WireObject {
    /// The collection, usually `general`.
    public var model: String?
    /// The group, such as `Knowledge`.
    public var group: String?
    /// The language, two letters.
    public var language: String?
    /// Where the author says what happens to data.
    public var privacyPolicy: String?
    /// What it does, in a sentence.
    public var descriptions: String?
    /// Its picture, relative to the folder of the language.
    public var image: String?
    /// Who wrote it.
    public var author: String?
    /// The author’s page.
    public var authorURL: String?
    /// The author’s address.
    public var authorEmail: String?
    /// The name for people.
    public var name: String?
    /// Whether only administrators may change it.
    public var isProtected: Bool?
    /// Whether somebody has looked at it.
    public var isReviewed: Bool?
    /// Whether people may change it.
    public var isEditable: Bool?
    /// Whether it is recommended.
    public var isStaffPick: Bool?
    /// Whether it belongs to the assistant itself.
    public var isSystemSkill: Bool?
    /// Where the author says under which terms.
    public var termsOfUse: String?
    /// Whether its answers change.
    public var isDynamic: Bool?
    /// Questions to try.
    public var examples: [String]?
    /// What people think of it.
    public var rating: SkillRating?
    /// How often it answered lately.
    public var usageCount: Int64?
    /// The file without ending, by which other calls name it.
    public var tag: String?
    /// When it last changed.
    public var lastModified: DateText?
    /// When it came to be.
    public var created: DateText?
    /// The languages it exists in.
    public var languages: [SupportedLanguage]?
    /// When it was last read.
    public var lastAccess: DateText?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("model", &model)
        members.value("group", &group)
        members.value("language", &language)
        members.value("developer_privacy_policy", &privacyPolicy)
        members.value("descriptions", &descriptions)
        members.value("image", &image)
        members.value("author", &author)
        members.value("author_url", &authorURL)
        members.value("author_email", &authorEmail)
        members.value("skill_name", &name)
        members.value("protected", &isProtected)
        members.value("reviewed", &isReviewed)
        members.value("editable", &isEditable)
        members.value("staffPick", &isStaffPick)
        members.value("systemSkill", &isSystemSkill)
        members.value("terms_of_use", &termsOfUse)
        members.value("dynamic_content", &isDynamic)
        members.value("examples", &examples)
        members.value("skill_rating", &rating)
        members.value("usage_count", &usageCount)
        members.value("skill_tag", &tag)
        members.value("lastModifiedTime", &lastModified)
        members.value("creationTime", &created)
        members.value("supported_languages", &languages)
        members.value("lastAccessTime", &lastAccess)
    }
}

extension SkillCard {
    /// The card fit for every old app (Q21): complete, and without a null anywhere.
    public func strict() -> SkillCard {
        var card = self
        card.extra = strictExtra
        card.model = model ?? "general"
        card.group = group ?? "Knowledge"
        card.language = language ?? "en"
        card.tag = tag ?? name ?? ""
        card.name = name ?? tag ?? ""
        card.privacyPolicy = privacyPolicy ?? ""
        card.descriptions = descriptions ?? ""
        card.image = image ?? ""
        card.author = author ?? ""
        card.authorURL = authorURL ?? ""
        card.authorEmail = authorEmail ?? ""
        card.termsOfUse = termsOfUse ?? ""
        card.isProtected = isProtected ?? false
        card.isReviewed = isReviewed ?? false
        card.isEditable = isEditable ?? true
        card.isStaffPick = isStaffPick ?? false
        card.isSystemSkill = isSystemSkill ?? false
        card.isDynamic = isDynamic ?? false
        card.examples = examples ?? []
        card.rating = (rating ?? SkillRating()).strict()
        card.usageCount = max(usageCount ?? 0, 0)
        card.lastModified = (lastModified ?? DateText("")).strict(.seconds)
        card.created = (created ?? DateText("")).strict(.seconds)
        card.lastAccess = (lastAccess ?? DateText("")).strict(.instant)
        card.languages = languages ?? []
        return card
    }
}

extension SkillCard {
    /// Others refer to it by this name.
    public static var schemaName: String? { "SkillCard" }

    /// What is there after `strict`.
    public static var sparsest: SkillCard { SkillCard().strict() }
}
