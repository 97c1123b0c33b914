// Susi. SPDX-License-Identifier: Apache-2.0

/// What a request asks for.
public enum HTTPMethod: Sendable, Hashable {
    case get
    case head
    case post
    case put
    case delete
    case options
    /// A method this server has no name for.
    case other(String)

    /// Reads a method as it is sent.
    public init(_ name: String) {
        self =
            switch name {
            case "GET": .get
            case "HEAD": .head
            case "POST": .post
            case "PUT": .put
            case "DELETE": .delete
            case "OPTIONS": .options
            default: .other(name)
            }
    }
}
