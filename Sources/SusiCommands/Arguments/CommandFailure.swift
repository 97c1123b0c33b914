// Susi. SPDX-License-Identifier: Apache-2.0

/// A command that cannot do what is asked: why, and what would help, in a sentence.
public struct CommandFailure: Error, Equatable {
    /// The sentence.
    public let reason: String

    /// Says why.
    public init(_ reason: String) {
        self.reason = reason
    }
}
