// Susi. SPDX-License-Identifier: Apache-2.0

/// What the protocol says about one service.
public struct EndpointDeclaration: Sendable, Equatable {
    /// The service.
    public let endpoint: Endpoint
    /// Where it answers; never empty, the usual path first.
    public let paths: [String]
    /// The methods it answers.
    public let methods: Methods
    /// The least role a person needs.
    public let role: Role
    /// What it takes beside the parameters that every service takes.
    public let parameters: [ParameterDeclaration]
    /// Parameters that ask for something else, for which no other is required.
    public let alternatives: [Parameter]
    /// The names of all parameters, those of every service last: quicker to look through.
    private let names: [Parameter]

    /// Declares a service.
    init(
        _ endpoint: Endpoint,
        _ path: String,
        also otherPaths: [String] = [],
        methods: Methods = .any,
        role: Role = .anonymous,
        alternatives: [Parameter] = [],
        _ parameters: [ParameterDeclaration] = []
    ) {
        self.endpoint = endpoint
        paths = [path] + otherPaths
        self.methods = methods
        self.role = role
        self.parameters = parameters
        self.alternatives = alternatives
        names = (parameters + Self.common).map { $0.parameter }
    }

    /// What every service takes.
    public static let common: [ParameterDeclaration] = [
        .text(.accessToken), .text(.callback), .flag(.minified), .flag(.requestSession),
    ]

    /// The declaration of one parameter, if the service takes it.
    public func parameter(_ parameter: Parameter) -> ParameterDeclaration? {
        guard let place = names.firstIndex(of: parameter) else { return nil }
        return place < parameters.count ? parameters[place] : Self.common[place - parameters.count]
    }
}
