// Susi. SPDX-License-Identifier: Apache-2.0

/// What a word means in a time.
package enum PlanWord: Sendable, Equatable {
    case number(Int)
    case ordinal(Int)
    /// `anderthalb` is the number 1 and a half.
    case numberAndHalf(Int)
    /// "a", "eine": one of what follows.
    case article
    case half
    case quarter
    case threeQuarters
    case unit(PlanUnit)
    /// A word for so many minutes: `Viertelstunde`.
    case span(Int)
    /// Counted from Monday, which is 0.
    case weekday(Int)
    case month(Int)
    /// So many days from today.
    case day(Int)
    /// The German `morgen`: tomorrow, or in the morning.
    case tomorrowOrMorning
    case part(PlanPartOfDay)
    case beforeNoon
    case afterNoon
    case clock
    case at
    case on
    case within
    case and
    case of
    case past
    case before
    case next
    case later
    case now
    case every
    case gone
    case filler
}
