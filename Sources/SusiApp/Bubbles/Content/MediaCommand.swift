// Susi. SPDX-License-Identifier: Apache-2.0

/// Something done to what plays in the conversation.
public enum MediaCommand: Equatable, Sendable {
    /// It stops, and so does speech.
    case stop
    /// It stops for a while.
    case pause
    /// It goes on.
    case resume
    /// It begins anew.
    case restart
    /// What was offered before it plays.
    case previous
    /// What was offered after it plays.
    case next
    /// Anything that was offered plays.
    case shuffle
    /// It is so loud, 0...100.
    case volume(Int)
}
