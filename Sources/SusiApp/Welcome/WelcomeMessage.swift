// Susi. SPDX-License-Identifier: Apache-2.0

/// What can be done on the welcome pages.
public enum WelcomeMessage: Equatable, Sendable {
    case next, previous
    /// One of the dots, by its number.
    case page(UInt8)
    /// The pages were swiped.
    case scrolled
    case key
    /// To the chat.
    case start
    case logIn
}
