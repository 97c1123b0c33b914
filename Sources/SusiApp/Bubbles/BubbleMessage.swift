// Susi. SPDX-License-Identifier: Apache-2.0

/// What is done to a bubble.
public enum BubbleMessage: Equatable, Sendable {
    /// A table is put in the order of a column.
    case sort(column: Int)
}
