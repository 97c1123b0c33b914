// Susi. SPDX-License-Identifier: Apache-2.0

/// What handlers of nodes say.
public enum RoomsMessage: Equatable, Sendable {
    case house(HouseMessage)
    case skills(SkillsMessage)
    case account(AccountMessage)
    case settings(SettingsMessage)
}
