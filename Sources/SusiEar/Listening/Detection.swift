// Susi. SPDX-License-Identifier: Apache-2.0

/// A place where the ear heard its phrase.
public struct Detection: Sendable {
    /// When it was sure, in seconds from the start.
    public let seconds: Double
    /// The smoothed logit, which is what bars are given in.
    public let logit: Float
    /// Whether only the owner's voice made it enough.
    public let isByVoice: Bool

    /// How sure it was, from 0 to 1.
    public var score: Double {
        1 / (1 + Reckoning.exp(-Double(logit)))
    }
}
