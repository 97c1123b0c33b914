// Susi. SPDX-License-Identifier: Apache-2.0

/// What this room waits for.
enum AccountErrand: Equatable, Sendable {
    case loggingIn, loggingOut, signingUp, checkingEmail, resending, recovering
    /// What passwords the server takes.
    case askingRule
    /// Whose link it is, and what passwords the server takes.
    case readingLink
    case resetting, confirming, changing, exporting, deleting
    case fetchingPicture, lendingPicture, pickingPicture, drawingPicture, sendingPicture
}
