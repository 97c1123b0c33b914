// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiApp

/// What can be done in every room.
public enum HouseMessage: Equatable, Sendable {
    /// What lies over the room goes.
    case close
    /// A question is asked in the chat.
    case ask(String)
    /// Another screen is gone to.
    case go(String)
    /// A hint was read.
    case putAway(Hint)
}
