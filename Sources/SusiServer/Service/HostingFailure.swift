// Susi. SPDX-License-Identifier: Apache-2.0

/// Why a server could not start.
public struct HostingFailure: Error, Sendable, CustomStringConvertible {
    let reason: String

    /// One sentence: what is wrong and what to do.
    public var description: String {
        reason
    }
}
