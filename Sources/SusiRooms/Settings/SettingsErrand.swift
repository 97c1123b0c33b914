// Susi. SPDX-License-Identifier: Apache-2.0

/// What the settings wait for.
enum SettingsErrand: Equatable, Sendable {
    case voices, speaking, sharing
    /// A picture being chosen, made smaller, written.
    case picking, redrawing, hanging
    /// Whether there is a wallpaper.
    case looking
}
