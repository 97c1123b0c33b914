// Susi. SPDX-License-Identifier: Apache-2.0

/// What an effect with a ticket was begun for, so that its answer finds its way.
public enum Errand: Equatable, Sendable {
    /// Of the conversation: asking, keeping, fetching what other devices said.
    case conversation(ConversationErrand)
    /// Of one bubble: a preview, results of a search.
    case bubble(TurnPart, BubbleErrand)
    /// The widths of texts in one of the styles.
    case measure(TextStyleName)
    /// Of the app itself.
    case app(AppErrand)
}
