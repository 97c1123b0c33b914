// Susi. SPDX-License-Identifier: Apache-2.0

/// A file being made of the conversation.
struct ConversationExport: Sendable {
    /// What kind of file.
    var format: ConversationFormat
    /// What there is of it.
    var bytes: [UInt8] = []
    /// The last page that is in it; nil where none is.
    var done: Turn.ID?
    /// Whether a turn is in it.
    var hasTurns = false
    /// How many minutes local time is ahead of UTC, for times in texts.
    var minutesFromUTC = 0
}

/// The kinds of files that hold a conversation.
public enum ConversationFormat: UInt8, Sendable {
    /// Everything, to be taken in again: docs/app-storage.md describes it.
    case json
    /// For reading.
    case text
}
