// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiApp

/// What handlers of nodes say.
public enum WorkshopMessage: Sendable {
    /// What lies over the workshop goes.
    case close
    // Choosing.
    case searched, retryShelf, discard(String)
    // Writing.
    case typed, scrolled, resized, goToLine(Int), insert(Int), show(DeskSide)
    case openSaving, closeSaving, noteTyped, groupChosen, languageChosen, save, retryDesk
    case compare, keepMine, takeTheirs, useServerText
    // Trying.
    case questionTyped, ask, onlyThis, trialResized, forgetTrial, explain(Int), examine
    case bubble(TurnPart, BubbleMessage)
    // Versions.
    case retryVersions, compareVersion(Int), rollBack(Int), askToDelete, delete, restore
    case nothing
}
