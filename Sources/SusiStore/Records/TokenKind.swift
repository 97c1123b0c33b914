// Susi. SPDX-License-Identifier: Apache-2.0

/// What a token opens.
public enum TokenKind: String, Sendable, CaseIterable {
    /// Everything its owner may do, as a parameter or as `Bearer`.
    case access
    /// The same, as the `login` cookie of a browser.
    case cookie
    /// Once: the proof that an address is its owner's.
    case confirmation
    /// Once: a new password.
    case recovery
}
