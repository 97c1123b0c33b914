// Susi. SPDX-License-Identifier: Apache-2.0

/// What an effect with a ticket was begun for.
enum RoomsErrand: Equatable, Sendable {
    /// What the device keeps being read.
    case opening
    /// A sentence that goes by itself.
    case news
    case skills(SkillsErrand)
    case account(AccountErrand)
    case settings(SettingsErrand)
}
