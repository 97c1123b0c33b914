// Susi. SPDX-License-Identifier: Apache-2.0

/// What a condition such as `?$_ai$=rock` compares a value with, after substitution.
///
/// It is a regular expression that the whole value must match, whatever its case. What is no
/// expression — an author's `*`, a person's `c++` that came in by substitution — is compared as
/// the text it is.
package struct ConditionPattern: Sendable {
    private let expression: Expression
    /// Why the text is no expression and compared literally; nil where it is one.
    package let error: ExpressionError?

    /// Reads the right side of a condition.
    package init(_ text: String) {
        do throws(ExpressionError) {
            expression = try Expression(text, ignoringCase: true)
            error = nil
        } catch {
            expression = Expression(literal: text, ignoringCase: true)
            self.error = error
        }
    }

    /// Whether the condition holds for a value.
    package func matches(_ value: String) -> Bool {
        expression.matches(value)
    }
}
