// Susi. SPDX-License-Identifier: Apache-2.0

/// What the conversation waits for.
public enum ConversationErrand: Equatable, Sendable {
    /// What is kept on the device about all pages.
    case opening
    /// What is kept beside the pages.
    case recalling
    /// Pages being read, by their keys.
    case loading([UInt64])
    /// Something being written, by its number.
    case keeping(UInt32)
    /// An answer to a question.
    case asking(Turn.ID)
    /// Time going by until what could not be reached is tried again.
    case again
    /// Time going by until a planned answer is due.
    case due
    /// A thumb being counted, then kept with question and answer.
    case rating(Turn.ID, Turn.Opinion)
    case feedback(Turn.ID, Turn.Opinion)
    /// What the account remembers.
    case remembering
    /// What other devices do.
    case listening
    /// The server forgetting something.
    case forgetting
    /// Nothing better to do than to search, to write a file, to take one in.
    case searching, exporting, importing
    /// Pages being read for that, by their keys.
    case searchingIn([UInt64])
    case exportingFrom([UInt64])
}
