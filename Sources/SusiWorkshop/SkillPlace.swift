// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

/// By what the server knows a skill.
struct SkillPlace: Equatable, Sendable {
    var group: String
    var language: String
    /// The name of its file.
    var tag: String

    init(_ group: String, _ language: String, _ tag: String) {
        self.group = group
        self.language = language
        self.tag = tag
    }

    static func == (left: SkillPlace, right: SkillPlace) -> Bool {
        sameBytes(left.group, right.group) && sameBytes(left.language, right.language)
            && sameBytes(left.tag, right.tag)
    }

    /// Where it is written at.
    var address: String {
        [group, language, tag].reduce(Screen.workshop.address) {
            $0 + "/" + PercentCoding.encoded($1)
        }
    }

    /// Where it is shown.
    var shownAddress: String {
        [group, language, tag].reduce(Screen.skills.address) {
            $0 + "/" + PercentCoding.encoded($1)
        }
    }

    /// What the mind calls it.
    var path: String { "models/general/" + group + "/" + language + "/" + tag + ".txt" }

    /// How services are told of it.
    var fields: [(name: String, value: String)] {
        [("model", "general"), ("group", group), ("language", language), ("skill", tag)]
    }
}
