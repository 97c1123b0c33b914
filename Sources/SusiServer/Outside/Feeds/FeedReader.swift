// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads RSS of all versions, RDF and Atom.
final class FeedReader: MarkupReader {
    /// Entries that are read; more are never shown.
    static let mostEntries = 100
    private static let longestText = 256 << 10

    private(set) var drafts: [FeedDraft] = []
    /// Whether it is a feed at all.
    private(set) var isFeed = false
    /// The feed's own site.
    private(set) var site: String?

    private var draft: FeedDraft?
    /// What all names of a feed begin with that calls itself `atom:feed`.
    private var prefix = ""
    private var depth = 0
    private var draftDepth = 0
    private var base: String?
    /// The element whose text is collected, its attributes as far as they matter, and its depth.
    private var element: (name: String, depth: Int, type: String?, isLink: Bool)?
    private var collected: [UInt8] = []
    private var innerPicture: String?

    override func begin(_ name: String, _ attributes: MarkupAttributes) {
        depth += 1
        if depth == 1 { beginFeed(name, attributes) }
        if element != nil {
            // Tags inside a text: that of Atom's XHTML.
            if name.hasSuffix("img"), innerPicture == nil { innerPicture = attributes["src"] }
            collected.append(0x20)
            return
        }
        let name = plain(name)
        if draft == nil, name == "item" || name == "entry" {
            draft = FeedDraft()
            draft?.base = attributes["xml:base"] ?? base
            // RDF names an entry by its address.
            draft?.identifier = attributes["rdf:about"]
            draftDepth = depth
        } else if draft != nil {
            beginPart(name, attributes)
        } else if name == "link", depth <= 3, site == nil {
            if let address = attributes["href"] {
                if attributes["rel"] ?? "alternate" == "alternate" { site = address }
            } else {
                collect(name, attributes)
            }
        }
    }

    override func end(_ name: String) {
        defer { depth -= 1 }
        if let element, depth == element.depth {
            finish(element.name, type: element.type, isLink: element.isLink)
            self.element = nil
        } else if element != nil {
            collected.append(0x20)
        } else if let finished = draft, depth == draftDepth {
            drafts.append(finished)
            draft = nil
            isDone = drafts.count >= FeedReader.mostEntries
        }
    }

    override func text(_ text: UnsafeBufferPointer<UInt8>) {
        if element != nil, collected.count < FeedReader.longestText { collected += text }
    }
}

extension FeedReader {
    private func beginFeed(_ name: String, _ attributes: MarkupAttributes) {
        if name.hasSuffix(":feed") { prefix = String(name.dropLast(4)) }
        let root = plain(name)
        isFeed = ["rss", "feed", "rdf:RDF", "RDF", "channel"].contains(root)
        base = attributes["xml:base"]
        if !isFeed { isDone = true }
    }

    private func plain(_ name: String) -> String {
        !prefix.isEmpty && name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    }

    private func collect(_ name: String, _ attributes: MarkupAttributes) {
        element = (
            name, depth, attributes["type"]?.lowercased(),
            attributes["isPermaLink"]?.lowercased() != "false"
        )
        collected = []
        innerPicture = nil
    }

    /// An element within an entry.
    private func beginPart(_ name: String, _ attributes: MarkupAttributes) {
        switch name {
        case "title", "description", "summary", "content", "content:encoded", "guid", "id",
            "pubDate", "published", "updated", "issued", "modified", "dc:date", "dc:title",
            "itunes:summary", "media:description", "dc:description":
            collect(name, attributes)
        case "link":
            guard let address = attributes["href"] else { return collect(name, attributes) }
            let relation = attributes["rel"] ?? "alternate"
            let isPicture = attributes["type"]?.hasPrefix("image/") == true
            if relation == "alternate", draft?.link == nil { draft?.link = address }
            if relation == "enclosure", isPicture { offerPicture(address) }
        case "enclosure", "media:content":
            let isPicture =
                attributes["type"]?.hasPrefix("image/") == true
                || attributes["medium"] == "image"
            if isPicture { offerPicture(attributes["url"]) }
        case "media:thumbnail": offerPicture(attributes["url"])
        case "itunes:image": offerPicture(attributes["href"])
        case "url" where depth == draftDepth + 2: collect("image/url", attributes)
        default: break
        }
    }

    private func offerPicture(_ address: String?) {
        if draft?.picture == nil { draft?.picture = address }
    }

    /// An element whose text was collected has ended.
    private func finish(_ name: String, type: String?, isLink: Bool) {
        let text = String(decoding: collected, as: UTF8.self)
        guard !text.allSatisfy(\.isWhitespace) else { return }
        guard var draft else {
            if name == "link", site == nil { site = text }
            return
        }
        // Atom says what it means; in RSS everything may be HTML.
        let words = FeedDraft.Words(
            text: text,
            isHTML: type != "text" && type != "xhtml",
            innerPicture: innerPicture
        )
        draft.take(words, as: name, isLink: isLink)
        self.draft = draft
    }
}
