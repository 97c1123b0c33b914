// Susi. SPDX-License-Identifier: Apache-2.0

/// A text broken into lines.
public struct TextLines: Equatable, Sendable {
    /// At which byte each line begins.
    public internal(set) var starts: [Int] = []
    /// How wide the widest line is, without blanks at its end, in CSS pixels.
    public internal(set) var widest = 0.0
    /// Whether all widths were known; else some are guesses.
    public internal(set) var isExact = true

    /// How many lines there are.
    public var count: Int { starts.count }
}
