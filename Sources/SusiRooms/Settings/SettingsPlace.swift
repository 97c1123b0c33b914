// Susi. SPDX-License-Identifier: Apache-2.0

/// The screens of this room.
enum SettingsPlace: Equatable, Sendable {
    case settings, about
}
