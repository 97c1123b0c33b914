// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiWire

/// Where the person is: an address read.
enum Room: Equatable, Sendable {
    /// On a screen that another program draws.
    case nowhere
    case skills(SkillsPlace)
    case account(AccountPlace)
    case settings(SettingsPlace)

    init(address: String) {
        let pieces = Screen.path(address).dropFirst()
            .map { PercentCoding.decoded(String(Substring($0))) }
        switch Screen(address: address) {
        case .chat, .welcome, .workshop, .voice: self = .nowhere
        case .skills: self = .skills(SkillsPlace(pieces))
        case .account: self = .account(AccountPlace(pieces))
        case .settings: self = .settings(.settings)
        case .about: self = .settings(.about)
        }
    }

    /// The address behind a screen's, its pieces encoded.
    static func address(_ screen: Screen, _ pieces: [String]) -> String {
        pieces.reduce(screen.address) { $0 + "/" + PercentCoding.encoded($1) }
    }
}
