// Susi. SPDX-License-Identifier: Apache-2.0

/// What a bubble needs to know of its surroundings to be measured and drawn.
public struct BubbleSpace: Equatable, Sendable {
    /// How wide the list's content is, in CSS pixels.
    public var width: Double
    /// The language that the app speaks.
    public var language = AppLanguage.english
    /// The present, in milliseconds since 1970.
    public var now: Int64
    /// What has to be added to UTC for the time of day here, in minutes.
    public var minutesFromUTC = 0
    /// The server's origin, such as `https://susi.example`; its pictures are shown as they are.
    public var origin = ""

    /// A space of a width.
    public init(width: Double, now: Int64) {
        self.width = width.isFinite ? min(max(width, 120), 100_000) : 320
        self.now = now
    }

    /// How wide an answer is at most, as browsers round it.
    var answerWidth: Double {
        let share = (width * BubbleMetrics.answerShare * 64).rounded(.down) / 64
        return min(BubbleMetrics.answerMost, share, width - BubbleMetrics.menuWidth)
    }

    /// How wide a question is at most.
    var questionWidth: Double {
        let share = (width * BubbleMetrics.questionShare * 64).rounded(.down) / 64
        return min(BubbleMetrics.answerMost, share, width - BubbleMetrics.menuWidth)
    }

    /// How wide a picture, a map or a film is at most.
    var pictureWidth: Double { min(BubbleMetrics.pictureMost, answerWidth) }

    /// Whether there is room for a table.
    var holdsTables: Bool { width >= BubbleMetrics.tableFrom }
}
