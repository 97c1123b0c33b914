// Susi. SPDX-License-Identifier: Apache-2.0

/// A request's parameters as its endpoint declares them: checked once, then read freely.
public struct Arguments: Sendable {
    /// The service that was asked.
    public let endpoint: Endpoint
    /// What the request brought, declared or not.
    public let parameters: Parameters
    private let declaration: EndpointDeclaration

    /// Checks that what is required is there and every value is of its kind.
    public init(_ endpoint: Endpoint, reading parameters: Parameters) throws(ParameterError) {
        self.endpoint = endpoint
        self.parameters = parameters
        declaration = endpoint.declaration
        let isOtherwise = declaration.alternatives.contains { alternative in
            if case .flag? = declaration.parameter(alternative)?.kind {
                return parameters.flag(alternative) ?? false
            }
            return parameters.text(alternative) != nil
        }
        for declared in declaration.parameters where declared.isChecked {
            let isGiven = try Self.check(declared, in: parameters)
            guard isGiven || !declared.isRequired || isOtherwise else {
                let expected = Self.description(of: declared.kind)
                throw ParameterError(declared.parameter, found: nil, expected: expected)
            }
        }
    }

    /// The value sent, or else the declared one; prose exactly as it was sent.
    public func text(_ parameter: Parameter) -> String? {
        let declared = declaration.parameter(parameter)
        if case .prose? = declared?.kind { return parameters.raw(parameter) ?? declared?.fallback }
        return parameters.text(parameter) ?? declared?.fallback
    }

    /// The values sent, or else the declared ones.
    public func list(_ parameter: Parameter) -> [String] {
        if let list = parameters.list(parameter) { return list }
        guard let fallback = declaration.parameter(parameter)?.fallback else { return [] }
        return ASCII.split(fallback, at: UInt8(ascii: ","))
    }

    /// The whole number sent, or else the declared one.
    public func int(_ parameter: Parameter) -> Int? {
        text(parameter).flatMap { Int32($0) }.map { Int($0) }
    }

    /// The whole number sent, or else the declared one.
    public func long(_ parameter: Parameter) -> Int64? {
        text(parameter).flatMap { Int64($0) }
    }

    /// The number sent.
    public func double(_ parameter: Parameter) -> Double? {
        text(parameter).flatMap { Double(decimal: $0) }
    }

    /// Whether the switch is on.
    public func flag(_ parameter: Parameter) -> Bool {
        parameters.flag(parameter) ?? false
    }

    /// The file sent under that name.
    public func file(_ parameter: Parameter) -> Multipart.Part? {
        parameters.file(parameter)
    }
}

extension Arguments {
    /// Whether a parameter was sent; throws where it was, but not of its kind.
    private static func check(
        _ declared: ParameterDeclaration,
        in parameters: Parameters
    ) throws(ParameterError) -> Bool {
        let parameter = declared.parameter
        switch declared.kind {
        case .text, .list, .flag: return parameters.text(parameter) != nil
        case .prose: return parameters.raw(parameter).map { !$0.isEmpty } ?? false
        case .int: return try parameters.int(parameter) != nil
        case .long: return try parameters.long(parameter) != nil
        case .double: return try parameters.double(parameter) != nil
        case .file: return parameters.file(parameter) != nil
        case .choice(let values):
            guard let text = parameters.text(parameter) else { return false }
            guard values.contains(where: { ASCII.equal($0, text) }) else {
                let expected = description(of: declared.kind)
                throw ParameterError(parameter, found: text, expected: expected)
            }
            return true
        }
    }

    private static func description(of kind: ParameterDeclaration.Kind) -> String {
        switch kind {
        case .text, .prose: "a text"
        case .list: "values separated by commas"
        case .choice(let values): "one of " + values.joined(separator: ", ")
        case .int, .long: "a whole number"
        case .double: "a number"
        case .flag: "true or false"
        case .file: "a file"
        }
    }
}
