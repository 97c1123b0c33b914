// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp

/// What lies over a room and wants an answer first: only what destroys something, or has to be told
/// in words of one's own.
enum RoomsLayer: Equatable, Sendable {
    case skills(SkillsLayer)
    case account(AccountLayer)
    case settings(SettingsLayer)

    /// What screen readers call it.
    func title(in language: AppLanguage) -> String {
        switch self {
        case .skills(let layer): layer.title(in: language)
        case .account(let layer): layer.title(in: language)
        case .settings(let layer): layer.title(in: language)
        }
    }
}
