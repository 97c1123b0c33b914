// Susi. SPDX-License-Identifier: Apache-2.0

/// One part of an answer as it is shown.
public struct Bubble: Equatable, Sendable {
    /// When it is to be shown, in milliseconds since 1970: later for planned answers.
    public var due: Int64
}
