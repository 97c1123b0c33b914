// Susi. SPDX-License-Identifier: Apache-2.0

/// What people think of a skill, counted, and how often it answered.
public struct SkillOpinion: Sendable, Equatable {
    /// Uses on a day.
    public struct Uses: Sendable, Equatable {
        /// The day, as `2018-06-21` in UTC.
        public let day: String
        /// How often it answered.
        public let count: Int64

        /// Uses on a day.
        public init(day: String, count: Int64) {
            self.day = day
            self.count = count
        }
    }

    /// Thumbs up.
    public var positive: Int64 = 0
    /// Thumbs down.
    public var negative: Int64 = 0
    /// How many people gave one star, two stars and so on.
    public var stars: [Int64] = [0, 0, 0, 0, 0]
    /// How many people wrote something.
    public var feedback: Int64 = 0
    /// How many people bookmarked it.
    public var bookmarks: Int64 = 0
    /// What administrators decided about it.
    public var marks = SkillMarks()
    /// The days on which it answered, in order.
    public var uses: [Uses] = []

    /// No opinion.
    public init() {}
}
