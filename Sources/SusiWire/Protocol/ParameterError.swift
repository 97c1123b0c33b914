// Susi. SPDX-License-Identifier: Apache-2.0

/// Why a parameter cannot be used: it is missing, or its value is not of its kind.
public struct ParameterError: Error, Sendable, Equatable {
    /// The parameter in question.
    public let parameter: Parameter
    /// What was sent; nil where nothing was.
    public let found: String?
    /// What would have been right.
    public let expected: String

    /// Names the parameter and the trouble.
    public init(_ parameter: Parameter, found: String?, expected: String) {
        self.parameter = parameter
        self.found = found
        self.expected = expected
    }

    /// Whether the parameter was not sent at all, or empty.
    public var isMissing: Bool {
        found == nil
    }
}

extension ParameterError: CustomStringConvertible {
    /// The whole trouble in one sentence, without a full stop.
    public var description: String {
        // Passwords and tokens end up in error texts easily, so they are never shown.
        let isSecret =
            switch parameter {
            case .password, .newPassword, .newPass, .accessToken, .token, .keyValue: true
            default: false
            }
        guard let found, !isSecret else {
            return "parameter \(parameter.name): expected \(expected)"
        }
        let shown = String(found.prefix(40))
        return "parameter \(parameter.name): found “\(shown)”, expected \(expected)"
    }
}
