// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// What a thought has to get from outside before it can go on.
public enum Need: Sendable {
    /// The response to a GET request.
    case fetch(url: String, headers: [(name: String, value: String)])
    /// The value of a script.
    case script(source: String)
    /// The rows of a service that the engine offers by name: `rss`, `wikipedia` …
    case rows(service: String, arguments: [(name: String, value: String)])
}

/// What came of a need.
public enum Fulfilment: Sendable {
    /// A response, whatever its status.
    case response(status: Int, headers: [(name: String, value: String)], body: [UInt8])
    /// The value of a script, as text.
    case value(String)
    /// The rows of a service.
    case rows([JSONObject])
    /// Nothing, for a reason that a person can understand.
    case failed(reason: String)
}
