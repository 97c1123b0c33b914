// Susi. SPDX-License-Identifier: Apache-2.0

/// Why a service's response gave no rows.
package struct ResultError: Error, Sendable, Equatable {
    /// The kinds of fault.
    package enum Kind: UInt8, Sendable {
        /// The skill's author wrote a path that cannot be read.
        case invalidPath
        /// The service sent something that is no JSON.
        case unreadableBody
        /// The path leads nowhere in this response.
        case missingValue
        /// The path leads to something that makes no table.
        case unsuitableValue
        /// The path leads to an empty list.
        case noRows
    }

    /// What kind of fault it is.
    package let kind: Kind
    /// Where: the path as far as it was followed, or the place in the body.
    package let place: String
    /// What would have been right there.
    package let expected: String
    /// What was there.
    package let found: String
}

extension ResultError: CustomStringConvertible {
    /// One sentence for people: where, what was expected, what was found.
    package var description: String {
        "\(place): expected \(expected), found \(found)"
    }
}
