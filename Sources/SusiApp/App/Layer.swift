// Susi. SPDX-License-Identifier: Apache-2.0

/// What lies over the page and wants an answer first.
public enum Layer: Equatable, Sendable {
    /// What can be done with a message.
    case menu(TurnPart)
    /// How an answer came about.
    case why(Turn.ID)
    /// A picture as large as the screen allows.
    case picture(path: String, alternative: String)
}
