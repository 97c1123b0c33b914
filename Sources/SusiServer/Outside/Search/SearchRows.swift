// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// A reply that has the app search the web, and what old apps get in place of that: the pages that
/// were found as rows, a list of them, and the first in words.
///
/// The iOS app shows such a list as it shows its own searches; Android's and the web's show
/// neither, so they need the words.
struct SearchRows: Sendable {
    /// How many pages are listed; the iOS app looks at each of them.
    private static let most = 10

    /// What is to be searched for.
    let query: String
    private let reply: Reply
    private let place: Int

    /// Looks for a search in a reply; nil where there is none, or where the rows are of use already.
    init?(for reply: Reply) {
        guard let place = reply.actions.firstIndex(where: { $0["type"]?.string == "websearch" }),
            let text = reply.actions[place]["query"]?.string,
            let query = WebSearch.query(text),
            !reply.actions.contains(where: SearchRows.showsRows)
        else { return nil }
        self.query = query
        self.reply = reply
        self.place = place
    }

    /// The reply with these pages.
    func reply(with pages: [FoundPage], in language: String) -> Reply {
        var reply = reply
        let wished = reply.actions[place]["count"]?.int64.flatMap { Int(exactly: $0) } ?? -1
        let rows = pages.prefix(SearchRows.most).prefix(wished > 0 ? wished : .max).map(row)
        reply.data = rows + reply.data
        var list: JSONObject = [
            "type": "rss", "title": "title", "description": "description", "link": "link",
            "count": .number(JSONNumber(Int64(rows.count))),
        ]
        var words = words(of: pages[0], in: language)
        // When it is to be shown stays as it was.
        for member in reply.actions[place].members where member.name.hasPrefix("plan_") {
            list.append(member.name, member.value)
            words.append(member.name, member.value)
        }
        reply.actions.replaceSubrange(place...place, with: [words, list])
        return reply
    }

    private func row(of page: FoundPage) -> JSONObject {
        var row: JSONObject = [
            "title": .string(page.title), "description": .string(page.description ?? ""),
            "link": .string(page.link),
        ]
        if let picture = page.picture { row.append("image", .string(picture)) }
        return row
    }

    private func words(of page: FoundPage, in language: String) -> JSONObject {
        let lines = [page.title, page.description, page.link].compactMap { $0 }
        var words: JSONObject = [
            "type": "answer", "expression": .string(lines.joined(separator: "\n")),
            PlannedAction.standIn: true,
        ]
        if !language.isEmpty { words.append("language", .string(language)) }
        return words
    }

    private static func showsRows(_ action: JSONObject) -> Bool {
        switch action["type"]?.string {
        case "rss", "table", "piechart": true
        default: false
        }
    }
}
