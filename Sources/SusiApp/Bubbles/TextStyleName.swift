// Susi. SPDX-License-Identifier: Apache-2.0

/// The fonts in which texts are measured.
public enum TextStyleName: UInt8, CaseIterable, Sendable {
    /// Of questions and answers.
    case body
    /// Bold within them.
    case strong
    /// Code within them.
    case code
}
