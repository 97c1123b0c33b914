// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// What somebody wrote about a skill.
struct SkillOpinion: Sendable {
    /// The account: whole for one's own, masked for others'.
    let email: String
    /// The name they chose; empty where they chose none.
    let name: String
    let text: String
    let written: String
    /// 0 for none.
    let stars: Int

    init(_ json: JSON) {
        email = json.text("email")
        name = json.text("user_name")
        text = json.text("feedback")
        written = json.text("timestamp")
        stars = min(json.count("rating"), 5)
    }

    /// Who wrote it.
    var author: String { name.isEmpty ? email : name }

    /// What an answer holds, at most a few thousand.
    static func list(_ json: JSON) -> [SkillOpinion] {
        (json["feedback"]?.array ?? []).prefix(2000).map { SkillOpinion($0) }
    }
}
