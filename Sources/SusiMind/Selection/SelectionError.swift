// Susi. SPDX-License-Identifier: Apache-2.0

/// Why a text is no SELECT expression: where, what was expected, what stood there instead.
package struct SelectionError: Error, Sendable, Equatable {
    /// The fault's place in Unicode scalars, counted from 1.
    package let column: Int
    /// What would have been right at that place.
    package let expected: String
    /// What stood there, quoted for people.
    package let found: String
}

extension SelectionError: CustomStringConvertible {
    /// One sentence for people: where, what was expected, what was found.
    package var description: String {
        "column \(column): expected \(expected), found \(found)"
    }
}
