// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// What a feed has to say.
enum Feed {
    /// The entries in what came from elsewhere, in their order; nil where it is no feed.
    static func entries(in response: FetchResponse) -> [FeedEntry]? {
        let text = DocumentText.utf8(response.body, type: response.fields["Content-Type"])
        guard let first = text.first(where: { $0 > 0x20 }) else { return nil }
        if first == UInt8(ascii: "{") {
            guard let json = try? JSON(parsing: text) else { return nil }
            return drafts(ofJSONFeed: json)?.compactMap { FeedEntry($0, in: response.url) }
        }
        let reader = FeedReader()
        reader.read(xml: FeedText.mended(text))
        guard reader.isFeed else { return nil }
        // Relative addresses in RSS are relative to the site, as far as anybody ever said it.
        let site = reader.site.flatMap { WebAddress.resolved($0, in: response.url) }
        return reader.drafts.compactMap { FeedEntry($0, in: site ?? response.url) }
    }

    private static func drafts(ofJSONFeed json: JSON) -> [FeedDraft]? {
        guard let items = json["items"]?.array else { return nil }
        return items.prefix(FeedReader.mostEntries).map { item in
            func words(_ name: String, isHTML: Bool = false) -> FeedDraft.Words? {
                guard let text = item[name]?.string, !text.isEmpty else { return nil }
                return FeedDraft.Words(text: text, isHTML: isHTML)
            }
            var draft = FeedDraft()
            draft.title = words("title")
            draft.description = words("summary") ?? words("content_text")
            draft.content = words("content_html", isHTML: true)
            draft.link = item["url"]?.string ?? item["external_url"]?.string
            draft.identifier = item["id"]?.string
            draft.published = item["date_published"]?.string
            draft.updated = item["date_modified"]?.string
            let attached = item["attachments"]?.array?.first {
                $0["mime_type"]?.string?.hasPrefix("image/") == true
            }
            draft.picture =
                item["image"]?.string ?? item["banner_image"]?.string ?? attached?["url"]?.string
            return draft
        }
    }
}
