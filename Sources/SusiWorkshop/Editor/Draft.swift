// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

/// What is written and not saved on the server, as the device keeps it.
struct Draft: Sendable {
    var text = ""
    /// The version of the server that was changed; nil for a new skill.
    var base: Int?
    /// Where the skill lies; nil for a new one.
    var place: SkillPlace?
    /// Where a new skill is to lie.
    var group = ""
    var language = ""
    /// The name of a new skill, to know the draft by.
    var name = ""
    /// What is going to be said of the change.
    var note = ""

    /// Between which keys all drafts lie.
    static let keys = (from: "skill-draft/", to: "skill-draft0")

    /// By what the device knows the draft of a skill, or of a new one.
    static func key(_ place: SkillPlace?) -> String {
        guard let place else { return keys.from + "new" }
        return [place.group, place.language, place.tag].reduce(keys.from + "of") {
            $0 + "/" + PercentCoding.encoded($1)
        }
    }

    /// Deletes what is kept under a key.
    static func deletion(of key: String, _ ticket: UInt32) -> Effect {
        // The next key there can be.
        .write(ticket, [], deleting: [(from: key, to: key + "\u{0}")])
    }

    init() {}

    /// Reads what was kept; nil where that is no draft.
    init?(_ record: StoredRecord) {
        guard let json = try? JSON(parsing: record.content), let text = json["text"]?.string else {
            return nil
        }
        self.text = text
        base = json["base"]?.int64.flatMap { Int(exactly: $0) }
        group = json["group"]?.string ?? ""
        language = json["language"]?.string ?? ""
        name = json["name"]?.string ?? ""
        note = json["note"]?.string ?? ""
        if let tag = json["tag"]?.string { place = SkillPlace(group, language, tag) }
    }

    /// As the device keeps it.
    var record: StoredRecord {
        var json = JSONObject()
        json.append("text", .string(text))
        if let base { json.append("base", .number(base)) }
        json.append("group", .string(place?.group ?? group))
        json.append("language", .string(place?.language ?? language))
        if let place { json.append("tag", .string(place.tag)) }
        json.append("name", .string(name))
        json.append("note", .string(note))
        return StoredRecord(key: Draft.key(place), content: Array(JSON.object(json).text().utf8))
    }
}
