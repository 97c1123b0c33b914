// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiApp

/// What can be done among the settings.
public enum SettingsMessage: Equatable, Sendable {
    /// A switch is switched.
    case toggle(AppSetting)
    /// One of several is chosen.
    case choose(AppSetting, String)
    /// What an input holds is chosen.
    case chooseValue(AppSetting)
    /// A slider is moved, and not let go yet.
    case slide(AppSetting)
    /// Something is said with the voice as it is set.
    case tryVoice
    case openWallpaper, pickWallpaper, removeWallpaper
    /// Something is done with all messages.
    case history(Talk.History)
    case askToDelete
    /// Others are told of Susi.
    case share
}
