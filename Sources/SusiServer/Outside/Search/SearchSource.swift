// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Whom the server asks what the web knows.
public struct SearchSource: Sendable, Equatable {
    /// The words in which it answers.
    enum Kind: Sendable { case duckDuckGo, searxng }

    /// DuckDuckGo's instant answers, for which nobody needs a key.
    public static let duckDuckGo = SearchSource(
        .duckDuckGo,
        at: "https://api.duckduckgo.com"
    )

    let kind: Kind
    /// Its address, without a slash at the end.
    let address: String

    init(_ kind: Kind, at address: String) {
        self.kind = kind
        self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
    }

    /// A SearXNG that allows JSON; nil where the text is no address of the web.
    public init?(searxng address: String) {
        guard address.hasPrefix("https://") || address.hasPrefix("http://"),
            (try? FetchTarget(address)) != nil
        else { return nil }
        self.init(.searxng, at: address)
    }

    /// The address to ask at; what is asked travels to no one else.
    func url(for query: String, language: String) -> String {
        let query = PercentCoding.encoded(query)
        let language = PercentCoding.encoded(language)
        return switch kind {
        case .duckDuckGo:
            "\(address)/?q=\(query)&format=json&no_html=1&skip_disambig=1&no_redirect=1&t=susi"
        case .searxng:
            "\(address)/search?q=\(query)&format=json&safesearch=1&language=\(language)"
        }
    }

    /// What is found in an answer; nil where it is none.
    func results(in json: JSON, language: String) -> [FoundPage]? {
        switch kind {
        case .duckDuckGo: InstantAnswers.results(in: json)
        case .searxng: FoundPage.list(ofSearXNG: json)
        }
    }
}
