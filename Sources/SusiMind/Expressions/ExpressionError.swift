// Susi. SPDX-License-Identifier: Apache-2.0

/// Why a text is no regular expression: where, what was expected, what stood there instead.
package struct ExpressionError: Error, Sendable, Equatable {
    /// The kinds of fault.
    package enum Kind: UInt8, Sendable {
        case unexpectedCharacter
        case unexpectedEnd
        /// Correct elsewhere, but it cannot be matched in linear time or is not offered here.
        case unsupported
        case tooDeep
        case tooLarge
    }

    /// What kind of fault it is.
    package let kind: Kind
    /// The fault's place in Unicode scalars, counted from 1.
    package let column: Int
    /// What would have been right at that place.
    package let expected: String
    /// What stood there, quoted for people.
    package let found: String
}

extension ExpressionError: CustomStringConvertible {
    /// One sentence for people: where, what was expected, what was found.
    package var description: String {
        "column \(column): expected \(expected), found \(found)"
    }
}
