// Susi. SPDX-License-Identifier: Apache-2.0

/// The smallest part of a text that means something in a time.
package struct PlanToken: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        case word(PlanWord)
        case number(Int64)
        /// `24.` and `24th`.
        case ordinal(Int)
        /// `10.30`, which is a time of day, a date or a number with a fraction.
        case dotted(Int, Int, digits: Int)
        /// `10:30`, and the seconds.
        case clock(Int, Int, Int)
        /// Day, month and perhaps year.
        case date(Int, Int, Int?)
        /// `5/6`, and perhaps the year: nobody knows which the month is.
        case slashed(Int, Int, Int?)
        /// Minutes east of UTC, behind a time of day.
        case zone(Int)
        case unknown
    }

    package let kind: Kind
    /// The part as it was said.
    package let text: String
}
