// Susi. SPDX-License-Identifier: Apache-2.0

/// What the conversation waits for.
public enum ConversationErrand: Equatable, Sendable {
    /// An answer to a question.
    case asking(Turn.ID)
}
