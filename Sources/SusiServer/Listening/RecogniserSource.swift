// Susi. SPDX-License-Identifier: Apache-2.0

/// The recogniser of speech that an administrator has named.
public struct RecogniserSource: Sendable, Equatable {
    /// What language it speaks.
    enum Kind: Sendable, Equatable {
        /// Transcriptions as OpenAI's interface has them, at this address.
        case transcriptions(address: String)
        /// Wyoming, which Home Assistant speaks with its recognisers.
        case wyoming(host: String, port: UInt16)
    }

    /// Where recognisers listen that speak Wyoming, unless they are told otherwise.
    private static let wyomingPort: UInt16 = 10300

    let kind: Kind
    /// Which of its models listens; nil leaves it the choice.
    let model: String?
    /// What proves that we may ask; nil where nobody has to.
    let key: String?

    /// A recogniser; nil where the address is neither one of the web nor `wyoming://HOST:PORT`.
    public init?(_ address: String, model: String? = nil, key: String? = nil) {
        let scheme = "wyoming://"
        if address.hasPrefix(scheme) {
            guard let kind = Self.wyoming(String(address.dropFirst(scheme.count))) else {
                return nil
            }
            self.kind = kind
        } else {
            guard address.hasPrefix("https://") || address.hasPrefix("http://"),
                (try? FetchTarget(address)) != nil
            else { return nil }
            kind = .transcriptions(address: Self.transcriptions(address))
        }
        self.model = model
        self.key = key
    }

    /// Whether it runs on this very machine, so that asking it leaves nothing out of the house.
    var isOnThisMachine: Bool {
        let host: String
        switch kind {
        case .wyoming(let name, _): host = name.lowercased()
        case .transcriptions(let address):
            guard let target = try? FetchTarget(address) else { return false }
            host = Self.bare(target.host.lowercased())
        }
        return host == "localhost" || IPAddress(host)?.isLoopback == true
    }

    private static func transcriptions(_ address: String) -> String {
        let service = "/audio/transcriptions"
        if address.contains(service) { return address }
        return (address.hasSuffix("/") ? String(address.dropLast()) : address) + service
    }

    private static func wyoming(_ place: String) -> Kind? {
        let place = place.hasSuffix("/") ? String(place.dropLast()) : place
        let hasMore = place.contains { "/?#@".contains($0) }
        guard !hasMore, let target = try? FetchTarget("http://\(place)") else { return nil }
        // The colons of an address in brackets are none before a port.
        let names = place.split(separator: "]", omittingEmptySubsequences: false).last ?? ""
        let port = names.contains(":") ? target.port : wyomingPort
        return .wyoming(host: bare(target.host), port: port)
    }

    private static func bare(_ host: String) -> String {
        host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    }
}
