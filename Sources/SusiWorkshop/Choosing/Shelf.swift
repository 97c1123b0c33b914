// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

/// Where the person chooses what to write at: something new, a draft, an own skill, any other.
struct Shelf {
    /// A skill that can be opened.
    struct Book: Sendable {
        let place: SkillPlace
        let name: String
        let about: String
    }

    /// What was written and not saved.
    struct Leaf: Sendable {
        let key: String
        let draft: Draft
    }

    enum Row: Sendable {
        case loading, failed
        case books([Book])
    }

    private(set) var leaves: [Leaf] = []
    private(set) var own = Row.books([])
    private(set) var found = Row.loading
    private(set) var search = ""

    /// How many skills of the server are listed at once.
    private static let most = 60

    mutating func enter(_ bench: inout Bench) -> [Effect] {
        var effects: [Effect] = [
            .tell(.title(bench.words(.title))),
            .scan(
                bench.tickets.issue(.drafts),
                from: Draft.keys.from,
                to: Draft.keys.to,
                atMost: 100
            ),
        ]
        if let login = bench.login {
            own = .loading
            let fields = [(name: "author_email", value: login.email)]
            effects.append(bench.ask(.own, "/cms/getSkillsByAuthor.json", fields))
        } else {
            own = .books([])
        }
        return effects + [look(&bench)]
    }

    /// Asks for the skills of the server that have to do with what was typed.
    private mutating func look(_ bench: inout Bench) -> Effect {
        if case .books = found {} else { found = .loading }
        var fields = [
            (name: "group", value: "All"), (name: "language", value: "\(bench.language.code)"),
            (name: "applyFilter", value: "true"), (name: "filter_name", value: "ascending"),
            (name: "filter_type", value: "lexicographical"),
            (name: "count", value: String(Shelf.most)),
        ]
        if !search.isEmpty {
            fields.append((name: "q", value: search))
            fields.append((name: "search_type", value: "skill_name,author,descriptions"))
        }
        return bench.ask(.found, "/cms/getSkillList.json", fields)
    }

    mutating func happened(
        _ message: WorkshopMessage,
        _ detail: EventDetail,
        _ bench: inout Bench
    ) -> [Effect] {
        switch message {
        case .searched:
            search = detail.text(.value)
            let before = bench.tickets.cancel { $0 == .searching || $0 == .found }
            return before + [.timer(bench.tickets.issue(.searching), milliseconds: 250)]
        case .retryShelf: return enter(&bench)
        case .discard(let key):
            if bench.layer == nil { return bench.lay(.discarding(key)) }
            bench.layer = nil
            leaves.removeAll { sameBytes($0.key, key) }
            return [Draft.deletion(of: key, bench.tickets.issue(.discarding))]
        default: return []
        }
    }

    mutating func done(
        _ errand: WorkshopErrand,
        _ value: PageValue,
        _ bench: inout Bench
    ) -> [Effect] {
        switch errand {
        case .drafts:
            leaves = StoredRecord.records(value).compactMap { record in
                Draft(record).map { Leaf(key: record.key, draft: $0) }
            }
        case .own: own = Shelf.row(value, "author_skills")
        case .found: found = Shelf.row(value, "filteredData")
        case .searching: return [look(&bench)]
        default: break
        }
        return []
    }

    private static func row(_ value: PageValue, _ name: String) -> Row {
        guard case .accepted(let json) = ServerReply(wordless: value) else { return .failed }
        let books = (json[name]?.array ?? []).prefix(most).compactMap { card -> Book? in
            guard let tag = card["skill_tag"]?.string, !tag.isEmpty else { return nil }
            let place = SkillPlace(
                card["group"]?.string ?? "",
                card["language"]?.string ?? "",
                tag
            )
            let name = card["skill_name"]?.string ?? ""
            return Book(
                place: place,
                name: name.isEmpty ? tag : name,
                about: card["descriptions"]?.string ?? ""
            )
        }
        return .books(books)
    }
}
