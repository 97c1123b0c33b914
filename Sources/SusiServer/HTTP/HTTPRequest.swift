// Susi. SPDX-License-Identifier: Apache-2.0

/// A request that has arrived as a whole.
public struct HTTPRequest: Sendable {
    /// What is asked for.
    public var method: HTTPMethod
    /// The target up to the question mark, as it was sent.
    public var rawPath: String
    /// The target's path with percent escapes decoded and repeated slashes made one.
    public var path: String
    /// What stood behind the question mark, as it was sent; never to be logged.
    public var query: [UInt8]
    /// The header fields.
    public var fields: HTTPFields
    /// The body; empty where there was none.
    public var body: [UInt8]
    /// Who asks: the other end of the connection.
    public var client: IPAddress

    /// A request for a target as it is sent: a path and maybe a query.
    public init(
        _ method: HTTPMethod,
        target: [UInt8],
        fields: HTTPFields = HTTPFields(),
        body: [UInt8] = [],
        client: IPAddress
    ) {
        let end = target.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
        self.method = method
        rawPath = String(decoding: target[..<end], as: UTF8.self)
        path = HTTPRequest.path(of: target)
        query = Array(target[end...].dropFirst())
        self.fields = fields
        self.body = body
        self.client = client
    }

    /// The path of a target.
    ///
    /// Decodes percent escapes once, and joins slashes afterwards, so that none hides in an escape.
    static func path(of target: [UInt8]) -> String {
        let raw = target[..<(target.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex)]
        var decoded: [UInt8] = []
        decoded.reserveCapacity(raw.count)
        var index = raw.startIndex
        while index < raw.endIndex {
            var byte = raw[index]
            index += 1
            if byte == UInt8(ascii: "%"), index + 1 < raw.endIndex,
                let high = hexDigit(raw[index]), let low = hexDigit(raw[index + 1])
            {
                byte = high << 4 | low
                index += 2
            }
            let slash = UInt8(ascii: "/")
            if byte != slash || decoded.last != slash { decoded.append(byte) }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
