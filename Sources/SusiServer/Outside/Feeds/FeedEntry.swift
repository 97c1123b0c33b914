// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// One entry of a feed, as plain text.
struct FeedEntry: Sendable, Equatable {
    private static let longestTitle = 200
    private static let longestDescription = 500

    let title: String
    let description: String
    let link: String
    let identifier: String?
    let published: Instant?
    let updated: Instant?
    let picture: String?

    /// Makes what a feed says of an entry fit to be shown; nil where nothing is left.
    init?(_ draft: FeedDraft, in address: String) {
        let base = draft.base.flatMap { WebAddress.resolved($0, in: address) } ?? address
        let body = draft.description ?? draft.content
        let description = body.flatMap { $0.shown(longest: FeedEntry.longestDescription) } ?? ""
        let title =
            draft.title.flatMap { $0.shown(longest: FeedEntry.longestTitle) }
            ?? PlainWords.clean(description, longest: 80) ?? ""
        let link = draft.link.flatMap { WebAddress.resolved($0, in: base) }
        guard !title.isEmpty || link != nil else { return nil }
        self.title = title.isEmpty ? WebAddress.site(of: link ?? "") ?? "" : title
        self.description = description
        self.link = link ?? ""
        identifier = draft.identifier.flatMap { PlainWords.clean($0, longest: 500) }
        published = draft.published.flatMap { FeedDate.instant($0) }
        updated = draft.updated.flatMap { FeedDate.instant($0) }
        func resolved(_ reference: String?) -> String? {
            reference.flatMap { WebAddress.resolved($0, in: base) }
        }
        // Texts are read for pictures only where nothing else names one.
        picture =
            resolved(draft.picture) ?? resolved(draft.description?.picture)
            ?? resolved(draft.content?.picture)
    }

    /// The entry as a row: names and values that skills know.
    var row: JSONObject {
        var row: JSONObject = [
            "title": .string(title), "link": .string(link), "description": .string(description),
        ]
        if !link.isEmpty { row.append("uri", .string(link)) }
        if let identifier { row.append("guid", .string(identifier)) }
        if let published { row.append("pubDate", .string(published.text(.chat))) }
        if let updated { row.append("updateDate", .string(updated.text(.chat))) }
        if let picture { row.append("image", .string(picture)) }
        return row
    }
}
