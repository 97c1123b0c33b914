// Susi. SPDX-License-Identifier: Apache-2.0

/// What handlers of nodes say.
public enum AppMessage: Equatable, Sendable {
    // The message that is being written.
    case typed, boxKey, send, ask(String)
    // The list.
    case listScrolled, listResized, rowResized(TurnPart), tailResized, toLatest
    // A message.
    case stopAnswer
    case think(Turn.Opinion, Turn.ID), retry(Turn.ID)
    case copy(TurnPart), share(TurnPart), speak(TurnPart), listen
    case delete(TurnPart, isEverywhere: Bool)
    /// Something is done to a bubble.
    case bubble(TurnPart, BubbleMessage)
    // Searching.
    case openSearch, searchTyped, searchKey, nextMatch, previousMatch, closeSearch
    // What lies over the page.
    case open(Layer), close
    /// Something is done on the welcome pages.
    case welcome(WelcomeMessage)
    // The app itself.
    case update, quiet, runAgain, putAway(Hint)
}
