// Susi. SPDX-License-Identifier: Apache-2.0

/// How the rows of a conversation have changed, in the order in which the list has to follow.
public enum RowChange: Equatable, Sendable {
    /// All rows are others.
    case reset([RowSketch])
    /// Rows have come before another; live ones while the person looks on, others from the past.
    case inserted(Int, [RowSketch], isLive: Bool)
    /// Rows have gone.
    case removed(Range<Int>)
    /// What these rows show has changed.
    case changed(Range<Int>)
}
