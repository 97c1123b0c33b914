// Susi. SPDX-License-Identifier: Apache-2.0

/// Arguments that make no sense: what was wrong with them, in a sentence.
public struct UsageError: Error, Equatable {
    /// The sentence.
    public let reason: String

    /// Says what was wrong.
    public init(_ reason: String) {
        self.reason = reason
    }
}
