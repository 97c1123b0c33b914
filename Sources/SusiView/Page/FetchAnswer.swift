// Susi. SPDX-License-Identifier: Apache-2.0

/// What a server answered.
public struct FetchAnswer: Equatable, Sendable {
    /// The status, such as 200.
    public let status: Int
    /// The headers, their names in small letters.
    public let headers: [Header]
    /// The body.
    public let body: [UInt8]

    /// A header of an answer.
    public struct Header: Equatable, Sendable {
        /// The name in small letters.
        public let name: String
        /// The value.
        public let value: String

        /// A header.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// An answer, for tests that stand in for a server.
    public init(status: Int, headers: [Header] = [], body: [UInt8]) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// What an answer to `Effect.fetch` holds, or nil where it holds something else.
    public init?(_ value: PageValue) {
        guard let status = value[0].number, (0...999).contains(status) else { return nil }
        self.status = Int(status)
        headers = value[1].values.compactMap { header in
            guard let name = header[0].text, let value = header[1].text else { return nil }
            return Header(name: name, value: value)
        }
        body = value[2].bytes ?? []
    }

    /// The answer as the page tells it.
    public var value: PageValue {
        let pairs = headers.map { PageValue.list([.text($0.name), .text($0.value)]) }
        return .list([.number(Double(status)), .list(pairs), .bytes(body)])
    }

    /// The value of a header, by its name in small letters.
    public func header(_ name: String) -> String? {
        headers.first { sameBytes($0.name, name) }?.value
    }
}
