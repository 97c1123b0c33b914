// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc

/// What the program tells whoever started it.
public enum ExitCode: Int32, Sendable {
    /// All went well.
    case success = 0
    /// What was asked was done or tried, and found wanting.
    case failure = 1
    /// The arguments made no sense.
    case misuse = 64

    /// Ends the program.
    public func exit() -> Never {
        Glibc.exit(rawValue)
    }
}
