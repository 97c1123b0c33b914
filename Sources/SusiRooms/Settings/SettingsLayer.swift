// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp

/// What may lie over the settings.
enum SettingsLayer: Equatable, Sendable {
    /// A picture behind the messages, or none.
    case wallpaper
    /// Whether all messages are really to be deleted.
    case deleting

    /// What screen readers call it.
    func title(in language: AppLanguage) -> String {
        switch self {
        case .wallpaper: SettingsWording.wallpaper.in(language)
        case .deleting: SettingsWording.deleteAll.in(language)
        }
    }
}
