// Susi. SPDX-License-Identifier: Apache-2.0

/// Why words name no instant at which something could be planned.
package struct PlanRefusal: Error, Sendable, Equatable {
    /// The kinds of refusal.
    package enum Kind: UInt8, Sendable {
        /// Nothing was said.
        case missing
        /// A part of the text is no word of a time, or stands where it makes none.
        case notUnderstood
        /// The text asks for a repetition, which plans do not have.
        case repeating
        /// The time was before now.
        case past
        /// There is no such day or time of day.
        case impossible
        /// The text names two days, two times of day, or a day and a delay.
        case contradictory
        /// The text can be read as two different days.
        case ambiguous
        /// The time is more than a hundred years away.
        case tooFar
    }

    /// What kind of refusal it is.
    package let kind: Kind
    /// The part of the text that is to blame.
    package let fragment: String
    /// A time that would be understood, in the language that was hinted at.
    package let example: String
}

extension PlanRefusal: CustomStringConvertible {
    /// One sentence for people: what is wrong, and an example of what is right.
    package var description: String {
        let fault =
            switch kind {
            case .missing: "a time is missing"
            case .notUnderstood: "‘\(fragment)’ is not understood as a time"
            case .repeating: "‘\(fragment)’ asks for a repetition, which is not possible"
            case .past: "‘\(fragment)’ is already past"
            case .impossible: "there is no ‘\(fragment)’"
            case .contradictory: "‘\(fragment)’ contradicts the rest of the time"
            case .ambiguous: "‘\(fragment)’ can be two different days"
            case .tooFar: "‘\(fragment)’ is more than a hundred years away"
            }
        return "\(fault); say for instance ‘\(example)’"
    }
}
