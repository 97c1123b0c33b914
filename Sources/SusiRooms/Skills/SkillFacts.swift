// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

/// What people are told about a skill.
///
/// SusiWire's `SkillCard` reads every spelling there ever was, for which a page has no room.
struct SkillFacts: Sendable {
    var id: SkillName
    var name: String
    var about: String
    var author: String
    var authorPage: String
    var terms: String
    var privacy: String
    /// Relative to the folder of the language; empty where there is none.
    var picture: String
    var examples: [String]
    var stars: SkillStars
    var isStaffPick: Bool
    var isDynamic: Bool
    var isEditable: Bool
    var uses: Int
    /// When it came to be and when it last changed, as the server writes it.
    var created: String
    var changed: String

    init(_ json: JSON, tag: String = "") {
        let model = json.text("model")
        id = SkillName(
            group: json.text("group"),
            language: json.text("language"),
            tag: json["skill_tag"]?.string ?? tag
        )
        if !model.isEmpty { id.model = model }
        let name = json.text("skill_name")
        self.name = name.isEmpty ? id.tag : name
        about = json.text("descriptions")
        author = json.text("author")
        authorPage = SkillFacts.link(json.text("author_url"))
        terms = SkillFacts.link(json.text("terms_of_use"))
        privacy = SkillFacts.link(json.text("developer_privacy_policy"))
        picture = json.text("image")
        examples = (json["examples"]?.array ?? []).prefix(50)
            .compactMap { $0.string }.filter { !$0.isEmpty }
        stars = SkillStars(json["skill_rating"]?["stars"])
        isStaffPick = json["staffPick"]?.bool ?? (json.count("staffPick") == 1)
        isDynamic = json["dynamic_content"]?.bool ?? false
        isEditable = json["editable"]?.bool ?? true
        uses = json.count("usage_count")
        created = json.text("creationTime")
        changed = json.text("lastModifiedTime")
    }

    /// The skills of an answer, which names them by their files.
    static func list(_ json: JSON) -> [SkillFacts] {
        (json["skills"]?.object?.members ?? []).map { SkillFacts($0.value, tag: $0.name) }
    }

    /// Where its picture lies; nil where it has none.
    var pictureAddress: String? {
        guard !picture.isEmpty else { return nil }
        var form = Form()
        form.append("model", id.model)
        form.append("language", id.language)
        form.append("group", id.group)
        form.append("image", picture)
        return "/cms/getImage.png?" + form.encoded
    }

    /// An address that leads to the web; anything else is no link.
    private static func link(_ text: String) -> String {
        let bytes = text.utf8
        let isWeb = ["https://", "http://"].contains { scheme in
            bytes.count > scheme.utf8.count
                && zip(bytes, scheme.utf8).allSatisfy { $0.0 | 0x20 == $0.1 | 0x20 }
        }
        return isWeb && bytes.count <= 2000 ? text : ""
    }
}
