// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

/// Where in the workshop the person is: an address read.
enum Workplace: Equatable, Sendable {
    /// On a screen that another program draws.
    case nowhere
    /// Choosing what to write at.
    case shelf
    /// Writing a skill that the server does not know yet.
    case beginning
    /// Writing at a skill.
    case desk(SkillPlace)
    /// Looking at a skill's versions.
    case versions(SkillPlace)

    init(address: String) {
        guard case .workshop = Screen(address: address) else {
            self = .nowhere
            return
        }
        let pieces = Screen.path(address).dropFirst()
            .map { PercentCoding.decoded(String(Substring($0))) }
        switch pieces.count {
        case 1 where sameBytes(pieces[0], Workplace.newName): self = .beginning
        case 3: self = .desk(SkillPlace(pieces[0], pieces[1], pieces[2]))
        case 4 where sameBytes(pieces[3], Workplace.versionsName):
            self = .versions(SkillPlace(pieces[0], pieces[1], pieces[2]))
        default: self = .shelf
        }
    }

    /// The address that leads there.
    var address: String {
        switch self {
        case .nowhere: Screen.chat.address
        case .shelf: Screen.workshop.address
        case .beginning: Screen.workshop.address + "/" + Workplace.newName
        case .desk(let place): place.address
        case .versions(let place): place.address + "/" + Workplace.versionsName
        }
    }

    private static let newName = "new"
    private static let versionsName = "history"
}
