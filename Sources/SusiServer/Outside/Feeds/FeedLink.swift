// Susi. SPDX-License-Identifier: Apache-2.0

/// Looks in a page for the feed that it names.
final class FeedLink: MarkupReader {
    private static let types: Set<String> = [
        "application/rss+xml", "application/atom+xml", "application/feed+json",
    ]
    /// How much of a page is read for it; it stands in the head.
    private static let longest = 1 << 20

    private var reference: String?
    private var base: String?

    /// The address of the first feed that a page names; nil where it names none, or is no page.
    static func address(in response: FetchResponse) -> String? {
        let text = DocumentText.utf8(response.body, type: response.fields["Content-Type"])
        let reader = FeedLink()
        reader.read(html: Array(text.prefix(longest)))
        guard let reference = reader.reference else { return nil }
        let base = reader.base.flatMap { WebAddress.resolved($0, in: response.url) }
        return WebAddress.resolved(reference, in: base ?? response.url)
    }

    override func begin(_ name: String, _ attributes: MarkupAttributes) {
        switch name {
        case "base" where base == nil: base = attributes["href"]
        case "link":
            let words = attributes["rel"]?.lowercased().split(whereSeparator: \.isWhitespace) ?? []
            let type = attributes["type"]?.lowercased().prefix { $0 != ";" } ?? ""
            guard words.contains("alternate"), let address = attributes["href"],
                !address.isEmpty, FeedLink.types.contains(type.filter { $0 != " " })
            else { break }
            reference = address
            isDone = true
        default: break
        }
    }
}
