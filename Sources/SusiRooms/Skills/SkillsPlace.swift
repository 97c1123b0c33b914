// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

/// The screens of this room.
enum SkillsPlace: Equatable, Sendable {
    /// All groups.
    case shelf
    /// The skills of one group.
    case group(String)
    /// The languages that skills are in.
    case languages
    /// The skills of an author.
    case author(String)
    /// The skills that whoever is logged in wrote or marked.
    case mine
    case skill(SkillName)
    /// Everything that was written about a skill.
    case feedback(SkillName)

    /// Reads the pieces of an address behind the screen's own.
    init(_ pieces: [String]) {
        switch pieces.count {
        case 1 where sameBytes(pieces[0], "languages"): self = .languages
        case 1 where sameBytes(pieces[0], "mine"): self = .mine
        case 2 where sameBytes(pieces[0], "groups"): self = .group(pieces[1])
        case 2 where sameBytes(pieces[0], "authors"): self = .author(pieces[1])
        case 3: self = .skill(SkillsPlace.name(pieces))
        case 4 where sameBytes(pieces[3], "feedback"): self = .feedback(SkillsPlace.name(pieces))
        default: self = .shelf
        }
    }

    private static func name(_ pieces: [String]) -> SkillName {
        SkillName(group: pieces[0], language: pieces[1], tag: pieces[2])
    }

    /// The address that leads there.
    var address: String {
        switch self {
        case .shelf: Screen.skills.address
        case .group(let name): Room.address(.skills, ["groups", name])
        case .languages: Room.address(.skills, ["languages"])
        case .author(let name): Room.address(.skills, ["authors", name])
        case .mine: Room.address(.skills, ["mine"])
        case .skill(let name): name.address
        case .feedback(let name): name.address + "/feedback"
        }
    }

    static func == (left: SkillsPlace, right: SkillsPlace) -> Bool {
        sameBytes(left.address, right.address)
    }
}
