// Susi. SPDX-License-Identifier: Apache-2.0

/// Why a service has no rows: the candidate fails, and the next one is tried.
public struct LoreRefusal: Error, Sendable, Equatable {
    /// The end of a sentence about the service.
    public let reason: String

    /// Gives a reason.
    public init(_ reason: String) {
        self.reason = reason
    }
}
