// Susi. SPDX-License-Identifier: Apache-2.0

/// What handlers of nodes say.
public enum AppMessage: Equatable, Sendable {
    /// The message is being typed.
    case typed
    /// Something is done to a bubble.
    case bubble(TurnPart, BubbleMessage)
}
