// Susi. SPDX-License-Identifier: Apache-2.0

/// What the app itself waits for.
public enum AppErrand: Equatable, Sendable {
    /// What is kept on the device about the app: settings, session, what was being typed.
    case opening
    /// Something of that being written.
    case keeping
    /// A second going by, for what counts down.
    case second
    /// Where the device is.
    case locating
    /// Another program being loaded.
    case running(PageProgram)
    /// What the person decided, on its way to the account.
    case sendingSettings
    /// What was decided on other devices.
    case fetchingSettings
    /// What will ring in the account.
    case fetchingTimers
    /// That somebody has seen the welcome pages being kept.
    case welcoming
    /// The wallpaper being read from the device, and getting an address in the page.
    case readingWallpaper, lendingWallpaper
    /// A text being shared.
    case sharing
    /// Whether notifications may be shown.
    case notifying
    /// A file with messages.
    case importing
    /// A sentence that goes by itself.
    case news
    /// Computing heights while there is nothing better to do.
    case refining
}
