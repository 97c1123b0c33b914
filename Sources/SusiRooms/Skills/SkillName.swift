// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

/// What the server knows a skill by.
public struct SkillName: Equatable, Sendable {
    var model = "general"
    var group: String
    var language: String
    /// The file without its ending.
    var tag: String

    /// Its screen.
    var address: String { Room.address(.skills, [group, language, tag]) }

    /// Where it is written.
    var workshop: String { Room.address(.workshop, [group, language, tag]) }

    /// The fields of a form that name it.
    var fields: [(name: String, value: String)] {
        [("model", model), ("group", group), ("language", language), ("skill", tag)]
    }

    /// Whether both name the same skill.
    public static func == (left: SkillName, right: SkillName) -> Bool {
        sameBytes(left.tag, right.tag) && sameBytes(left.group, right.group)
            && sameBytes(left.language, right.language) && sameBytes(left.model, right.model)
    }
}
