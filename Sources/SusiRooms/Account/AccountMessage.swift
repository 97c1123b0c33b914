// Susi. SPDX-License-Identifier: Apache-2.0

/// What can be done in this room.
public enum AccountMessage: Equatable, Sendable {
    case typed(AccountField)
    case left(AccountField)
    /// The form is sent.
    case submit
    /// What is hidden is shown, or hidden again.
    case reveal
    /// Another mail with the link is wished for.
    case resend
    /// What could not be done is tried again.
    case retry
    case openServer
    case askLogOut, logOut, keepMessages
    case export, pickPicture
    case delete
}
