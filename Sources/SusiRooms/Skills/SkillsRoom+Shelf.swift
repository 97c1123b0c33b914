// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

// Bringing skills onto the shelf, and looking among them.
extension SkillsRoom {
    /// Fetches all skills of the language; what is shown stays until they are there.
    mutating func load(_ house: inout House) -> [Effect] {
        var effects = house.cancelSkills { $0.isOfShelf }
        var next = SkillShelf(language: language(house))
        next.state = .loading
        next.since = house.now
        let isSame = sameBytes(shelf.language, next.language)
        if isSame, shelf.state == .loaded, !shelf.skills.isEmpty {
            coming = next
        } else {
            shelf = next
            coming = nil
            results = []
        }
        effects.append(house.ask(.skills(.groups), "/cms/getGroups.json"))
        effects.append(
            house.ask(
                .skills(.sections),
                "/cms/getSkillMetricsData.json",
                [("language", next.language), ("count", "8"), ("minified", "true")]
            )
        )
        return effects
    }

    /// A part of the shelf has come, or could not.
    mutating func came(
        _ errand: SkillsErrand,
        _ reply: ServerReply,
        _ house: inout House
    ) -> [Effect] {
        var isReplacing = false
        var next = shelf
        if let coming {
            next = coming
            isReplacing = true
            self.coming = nil
        } else {
            // So that what is changed has one owner and is not copied.
            shelf = SkillShelf(language: "")
        }
        next.take(errand, reply)
        if isReplacing, next.state == .failed {
            shelf.since = house.now
            return house.say(next.refusal.isEmpty ? words(.noConnection, house) : next.refusal)
        }
        let effects = next.next().map { index in
            house.ask(
                .skills(.row(index)),
                "/cms/getSkillList.json",
                [
                    ("group", next.rows[index].name), ("language", next.language),
                    ("minified", "true"),
                ]
            )
        }
        if isReplacing, !next.isComplete {
            coming = next
        } else {
            if isReplacing { next.keepScrolling(of: shelf) }
            shelf = next
            look()
        }
        return effects
    }

    /// Finds what is wished for.
    mutating func look() {
        results = wish.isEverything ? [] : shelf.find(wish)
    }

    mutating func happenedOnShelf(
        _ message: SkillsMessage,
        _ detail: EventDetail,
        _ house: inout House
    ) -> [Effect] {
        switch message {
        case .search:
            wish.query = detail.text(.value)
            shown = SkillsRoom.firstResults
            look()
        case .sort:
            let value = detail.text(.value)
            wish.order =
                SkillOrder.allCases.first { sameBytes("\($0.rawValue)", value) } ?? .groups
            shown = SkillsRoom.firstResults
            look()
        case .staffPicks:
            wish.onlyStaffPicks.toggle()
            shown = SkillsRoom.firstResults
            look()
        case .more: shown += SkillsRoom.firstResults
        case .scrolledRow(let index): shelf.scrolled(index, detail)
        case .scrolled:
            let place = detail.number(.scrollTop)
            // Only phones that let a page be pulled beyond its end tell of less than nothing.
            if place <= -ShelfPull.far, pull.isPulledBeyond() { return load(&house) }
            if place >= 0 { pull.isSpent = false }
            if self.place == .shelf { top = max(0, place) }
        case .pullBegins: pull.begin(detail, top: top)
        case .pullMoves: pull.move(detail)
        case .pullEnds: if pull.end() { return load(&house) }
        case .refresh: return load(&house)
        case .retryRow(let index):
            guard shelf.rows.indices.contains(index) else { break }
            shelf.rows[index].state = .loading
            return [
                house.ask(
                    .skills(.row(index)),
                    "/cms/getSkillList.json",
                    [
                        ("group", shelf.rows[index].name), ("language", shelf.language),
                        ("minified", "true"),
                    ]
                )
            ]
        default: break
        }
        return []
    }
}

extension SkillShelf {
    /// How wide a card is with the gap behind it, as the style sheet says.
    static let cardWidth = 252.0

    mutating func take(_ errand: SkillsErrand, _ reply: ServerReply) {
        switch errand {
        case .groups:
            guard case .accepted(let json) = reply else {
                state = .failed
                if case .refused(_, let message, _) = reply { refusal = message }
                return
            }
            let names = (json["groups"]?.array ?? []).prefix(1000).compactMap { $0.string }
            rows = names.map { ShelfRow($0) }
            state = .loaded
        case .sections:
            if case .accepted(let json) = reply { sections = ShelfSection.all(json) }
            knowsSections = true
        case .row(let index):
            if case .accepted(let json) = reply {
                fill(index, json)
            } else if rows.indices.contains(index) {
                rows[index].state = .failed
            }
        default: break
        }
    }

    /// A row was scrolled sideways: as many cards are drawn as may come in sight next.
    mutating func scrolled(_ index: Int, _ detail: EventDetail) {
        guard rows.indices.contains(index) else { return }
        let end = detail.number(.scrollLeft) + 2.5 * detail.number(.clientWidth)
        let count = Int(max(0, min(end, 1e7)) / SkillShelf.cardWidth) + 1
        rows[index].drawn = max(rows[index].drawn, min(count, rows[index].members.count))
    }

    /// Rows stay as far scrolled as they were in the shelf that is replaced.
    mutating func keepScrolling(of other: SkillShelf) {
        for index in rows.indices {
            let name = rows[index].name
            rows[index].drawn = other.rows.first { sameBytes($0.name, name) }?.drawn ?? 0
        }
    }
}

extension House {
    /// Whether somebody is logged in; `== nil` would bring the equality of all texts along.
    var knowsPerson: Bool { if case .some = login { true } else { false } }

    /// Forgets what skills wait for, and ends it.
    mutating func cancelSkills(_ isMeant: (SkillsErrand) -> Bool) -> [Effect] {
        tickets.cancel { errand in
            if case .skills(let errand) = errand { isMeant(errand) } else { false }
        }
    }
}
