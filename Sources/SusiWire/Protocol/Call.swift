// Susi. SPDX-License-Identifier: Apache-2.0

/// A service to be asked with its parameters, as the app sends it.
public struct Call: Sendable, Equatable {
    /// The service.
    public let endpoint: Endpoint
    /// The parameters in the order they were set.
    public private(set) var form = Form()

    /// Asks a service, as yet without parameters.
    public init(_ endpoint: Endpoint) {
        self.endpoint = endpoint
    }

    /// Adds a parameter; nothing is sent for nil.
    public mutating func set(_ parameter: Parameter, _ value: String?) {
        guard let value else { return }
        form.append(parameter.name, value)
    }

    /// Adds a whole number; nothing is sent for nil.
    public mutating func set(_ parameter: Parameter, _ value: Int64?) {
        set(parameter, value.map { String($0) })
    }

    /// Adds a whole number; nothing is sent for nil.
    public mutating func set(_ parameter: Parameter, _ value: Int?) {
        set(parameter, value.map { String($0) })
    }

    /// Adds a number; nothing is sent for nil and for what is no number.
    public mutating func set(_ parameter: Parameter, _ value: Double?) {
        guard let value, value.isFinite else { return }
        set(parameter, JSONNumber(value)?.text)
    }

    /// Adds a switch; nothing is sent for nil.
    public mutating func set(_ parameter: Parameter, _ value: Bool?) {
        set(parameter, value.map { $0 ? "true" : "false" })
    }

    /// Adds fields whose names are not declared, such as those of settings.
    public mutating func append(_ other: Form) {
        form.append(other)
    }

    /// Path and query of a `GET`, percent-encoded.
    public var target: String {
        form.fields.isEmpty ? endpoint.path : endpoint.path + "?" + form.encoded
    }

    /// The urlencoded body of a `POST` to the path alone.
    public var body: [UInt8] {
        var bytes: [UInt8] = []
        form.encode(to: &bytes)
        return bytes
    }
}
