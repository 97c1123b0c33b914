// Susi. SPDX-License-Identifier: Apache-2.0

/// What an endpoint says about one of its parameters.
public struct ParameterDeclaration: Sendable, Equatable {
    /// What kind of value a parameter takes.
    public enum Kind: Sendable, Equatable {
        /// A name or another short value; `undefined` and `null` mean nothing was sent.
        case text
        /// What a person wrote; taken exactly as it is.
        case prose
        /// Short values separated by commas.
        case list
        /// One of these values and no other.
        case choice([String])
        /// A whole number of 32 bits.
        case int
        /// A whole number of 64 bits.
        case long
        /// A number.
        case double
        /// A switch: on for `true` and `1`.
        case flag
        /// A file in a multipart body.
        case file
    }

    /// The parameter's name.
    public let parameter: Parameter
    /// What kind of value it takes.
    public let kind: Kind
    /// Whether a request without it makes no sense.
    public let isRequired: Bool
    /// The value that counts where none is sent.
    public let fallback: String?
    /// Whether some request is refused because of it.
    let isChecked: Bool

    /// Declares a parameter.
    init(_ parameter: Parameter, _ kind: Kind, required: Bool = false, or fallback: String? = nil) {
        self.parameter = parameter
        self.kind = kind
        isRequired = required
        self.fallback = fallback
        isChecked =
            switch kind {
            case .text, .prose, .list, .flag, .file: required
            case .choice, .int, .long, .double: true
            }
    }
}

extension ParameterDeclaration {
    static func text(_ parameter: Parameter, or fallback: String? = nil) -> Self {
        Self(parameter, .text, or: fallback)
    }

    static func required(_ parameter: Parameter, _ kind: Kind = .text) -> Self {
        Self(parameter, kind, required: true)
    }

    static func prose(_ parameter: Parameter, or fallback: String? = nil) -> Self {
        Self(parameter, .prose, or: fallback)
    }

    static func list(_ parameter: Parameter, or fallback: String? = nil) -> Self {
        Self(parameter, .list, or: fallback)
    }

    static func choice(
        _ parameter: Parameter,
        _ values: [String],
        or fallback: String? = nil
    ) -> Self {
        Self(parameter, .choice(values), or: fallback)
    }

    static func int(_ parameter: Parameter, or fallback: Int? = nil) -> Self {
        Self(parameter, .int, or: fallback.map { String($0) })
    }

    static func long(_ parameter: Parameter, or fallback: Int? = nil) -> Self {
        Self(parameter, .long, or: fallback.map { String($0) })
    }

    static func double(_ parameter: Parameter) -> Self {
        Self(parameter, .double)
    }

    static func flag(_ parameter: Parameter) -> Self {
        Self(parameter, .flag, or: "false")
    }

    static func file(_ parameter: Parameter) -> Self {
        Self(parameter, .file)
    }
}
