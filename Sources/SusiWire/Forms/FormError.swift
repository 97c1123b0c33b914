// Susi. SPDX-License-Identifier: Apache-2.0

/// Why a form cannot be read at all: the kind of trouble, where it is and what should be there.
public struct FormError: Error, Sendable, Equatable {
    /// The kinds of trouble, so that a caller can answer each with its own status.
    public enum Kind: UInt8, Sendable {
        /// It is larger, or has more pieces, than a limit allows.
        case tooLarge
        /// It ends before it should.
        case incomplete
        /// It does not follow the format it claims.
        case malformed
    }

    /// What kind of trouble it is.
    public let kind: Kind
    /// The number of bytes before the trouble.
    public let position: Int
    /// What would have been right.
    public let expected: String

    /// Names the trouble.
    public init(_ kind: Kind, at position: Int, expected: String) {
        self.kind = kind
        self.position = position
        self.expected = expected
    }
}

extension FormError: CustomStringConvertible {
    /// The whole trouble in one sentence, without a full stop.
    public var description: String {
        let what =
            switch kind {
            case .tooLarge: "is too large"
            case .incomplete: "ends too early"
            case .malformed: "is malformed"
            }
        return "the form \(what) at byte \(position): expected \(expected)"
    }
}
