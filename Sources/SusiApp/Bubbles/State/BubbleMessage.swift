// Susi. SPDX-License-Identifier: Apache-2.0

/// What is done to a bubble.
public enum BubbleMessage: Equatable, Sendable {
    /// A table is put in the order of a column; once more, in the opposite one.
    case sort(column: Int)
    /// All rows of a table are shown.
    case showAll
    /// A map is shown so many steps nearer.
    case zoom(Int)
    /// A film or a sound is played.
    case play
    /// It has begun or stopped to play.
    case isPlaying(Bool)
    /// It cannot be played.
    case cannotPlay
    /// A picture has come; its size is told with it.
    case pictureCame(Int)
    /// A picture cannot be had.
    case pictureFailed(Int)
    /// A picture is to be seen in full size: the app shows `Bubble.picture(_:in:)`.
    case enlarge(Int)
    /// A search is tried again.
    case retry
}
