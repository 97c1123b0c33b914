// Susi. SPDX-License-Identifier: Apache-2.0

/// How often a part of an expression may stand.
struct ExpressionQuantifier: Sendable, Equatable {
    var minimum: Int
    /// Nil where there is no upper bound.
    var maximum: Int?
    /// Whether few are better than many.
    var isLazy = false
}
