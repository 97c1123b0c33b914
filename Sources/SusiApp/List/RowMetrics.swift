// Susi. SPDX-License-Identifier: Apache-2.0

/// What rows measure beside their bubbles, in CSS pixels.
///
/// Each is a variable of the same value at the top of Web/app.css; a test compares both.
enum RowMetrics {
    /// The name of a day above its first message.
    static let day = 36.0
    /// Above a message of somebody who did not speak just before, and of one who did.
    static let groupGap = 10.0
    static let gap = 2.0
    /// Below a question, a question that was not answered, and an answer.
    static let time = 22.0
    static let trouble = 44.0
    static let opinions = 36.0
    /// How high the line of a bubble is at least, for the menu's button stands beside it.
    static let leastHeight = 44.0
    /// How wide messages are at most, and how much is left beside them at least.
    static let widest = 800.0
    static let margin = 12.0
    /// How much higher rows are than their bubbles on average, where nothing more is known.
    static let usualExtraHeight = 35.0

    /// The lengths that the style sheet has to know, by the names of its variables.
    static let lengths: [(name: StaticString, value: Double)] = [
        ("day", day), ("group-gap", groupGap), ("gap", gap), ("time", time), ("trouble", trouble),
        ("opinions", opinions), ("least-height", leastHeight), ("widest", widest),
        ("margin", margin),
    ]

    /// How wide messages may be in a list of a width.
    static func width(in list: Double) -> Double {
        list - 2 * max(margin, list / 2 - widest / 2)
    }
}
