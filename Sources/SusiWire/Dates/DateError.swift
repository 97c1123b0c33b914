// Susi. SPDX-License-Identifier: Apache-2.0

/// Why a text is not a date: where reading stopped, what stood there and what should have.
public struct DateError: Error, Sendable, Equatable {
    /// The number of bytes before the trouble.
    public let position: Int
    /// What stood there, shortened; empty at the end of the text.
    public let found: String
    /// What would have been right.
    public let expected: String

    /// Names the trouble.
    public init(position: Int, found: String, expected: String) {
        self.position = position
        self.found = found
        self.expected = expected
    }
}

extension DateError: CustomStringConvertible {
    /// The whole trouble in one sentence, without a full stop.
    public var description: String {
        let what = found.isEmpty ? "nothing" : "“\(found)”"
        return "date, character \(position + 1): found \(what), expected \(expected)"
    }
}
