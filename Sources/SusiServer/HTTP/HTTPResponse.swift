// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// What a request is answered with.
public struct HTTPResponse: Sendable {
    /// Where the body comes from.
    public enum Body: Sendable {
        /// Bytes in memory.
        case bytes([UInt8])
        /// A file that is open.
        case file(OpenFile)
        /// Parts that are sent as they come.
        case stream(HTTPStream)

        /// How many bytes it has, as far as that is known.
        var count: UInt64 {
            switch self {
            case .bytes(let bytes): UInt64(bytes.count)
            case .file(let file): file.size
            case .stream: 0
            }
        }
    }

    /// The status code.
    public var status: Int
    /// The header fields; those every answer carries are added by the server.
    public var fields: HTTPFields
    /// The body; not sent where the request's method or the status forbids one.
    public var body: Body

    /// A response with those bytes.
    public init(status: Int = 200, fields: HTTPFields = HTTPFields(), body: [UInt8] = []) {
        self.init(status: status, fields: fields, body: .bytes(body))
    }

    /// A response with that body.
    public init(status: Int, fields: HTTPFields, body: Body) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// A JSON document, laid out for people unless asked otherwise.
    public static func json(
        _ value: JSON,
        status: Int = 200,
        layout: JSONWriter.Layout = .pretty
    ) -> HTTPResponse {
        var writer = JSONWriter(layout: layout)
        writer.write(value)
        writer.write(raw: "\n")
        return HTTPResponse(
            status: status,
            fields: ["Content-Type": "application/json;charset=utf-8"],
            body: writer.bytes
        )
    }

    /// A plain text.
    public static func text(_ text: String, status: Int = 200) -> HTTPResponse {
        HTTPResponse(
            status: status,
            fields: ["Content-Type": "text/plain;charset=utf-8"],
            body: Array(text.utf8)
        )
    }

    /// A refusal, with a sentence that says what was wrong.
    public static func refusal(_ status: Int, _ message: String) -> HTTPResponse {
        .json(["accepted": false, "message": .string(message)], status: status)
    }
}
