// Susi. SPDX-License-Identifier: Apache-2.0

/// What a feed says of an entry, as it says it.
struct FeedDraft {
    /// A text, with tags or without.
    struct Words {
        var text: String
        /// Whether tags in it are tags.
        var isHTML = true
        /// The first picture among elements that were tags of the feed itself.
        var innerPicture: String?

        func shown(longest: Int) -> String? {
            isHTML
                ? PlainWords.clean(html: text, longest: longest)
                : PlainWords.clean(text, longest: longest)
        }

        /// The address of the first picture in it.
        var picture: String? {
            if let innerPicture { return innerPicture }
            guard isHTML, text.contains("<") else { return nil }
            return FirstPicture.address(in: text)
        }
    }

    var title: Words?
    var description: Words?
    var content: Words?
    var link: String?
    var identifier: String?
    var published: String?
    var updated: String?
    var picture: String?
    /// What relative addresses in it are relative to.
    var base: String?
}

extension FeedDraft {
    /// Takes the text of an element, under the name that RSS, RDF, Atom or another has for it.
    mutating func take(_ words: Words, as name: String, isLink: Bool) {
        let line = words.text.trimmingBlanks
        switch name {
        case "title", "dc:title": title = title ?? words
        case "description", "summary": description = words
        case "dc:description", "itunes:summary", "media:description":
            description = description ?? words
        case "content", "content:encoded": content = words
        case "link": link = link ?? line
        case "guid", "id":
            identifier = line
            let isAddress = line.hasPrefix("http://") || line.hasPrefix("https://")
            if isLink, isAddress, link == nil { link = line }
        case "pubDate", "published", "issued", "dc:date": published = published ?? line
        case "updated", "modified": updated = updated ?? line
        case "image/url": picture = picture ?? line
        default: break
        }
    }
}

extension String {
    /// The text without blanks at both ends.
    fileprivate var trimmingBlanks: String {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
