// Susi. SPDX-License-Identifier: Apache-2.0

/// What the app has to hear of beside rows that change.
public enum ConversationNews: Equatable, Sendable {
    /// A question that was asked here has an answer.
    case answered(Turn.ID)
    /// A question that was asked on another device came with its answer.
    case heard(Turn.ID)
    /// A planned part of an answer is due; it may have been so while the app was closed.
    case due(TurnPart)
    /// Settings of the account may have been changed on another device.
    case settings
    /// Timers of the account may have been set or stopped on another device.
    case timers
    /// The token has ended (C15).
    case loggedOut
    /// A file to save.
    case exported(name: String, type: String, content: [UInt8])
    /// A file was read; so many questions were new.
    case imported(Int)
    /// A file holds no conversation.
    case notImported
}
