// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

// What stands below the search.
extension ShelfView {
    /// Sections and groups, each a row that scrolls sideways.
    var rows: [Drawn] {
        let shelf = room.shelf
        switch shelf.state {
        case .empty, .loading: return (0..<4).map { waitingRow("", key: 10 + $0, isNear: true) }
        case .failed: return [failure]
        case .loaded: break
        }
        guard !shelf.isBare else { return [bare] }
        var rows: [Drawn] = []
        // There is always a newest skill, so a row will come.
        if !shelf.knowsSections { rows.append(waitingRow("", key: 9, isNear: true)) }
        for section in shelf.sections {
            let place = rows.count
            rows.append(
                row(
                    words(section.kind.wording),
                    key: 1 + UInt64(section.kind.rawValue),
                    more: nil,
                    isNear(place)
                        ? cards(section.skills) : Node(.ul, [.class("skill-cards")])
                )
            )
        }
        for (index, group) in shelf.rows.enumerated() {
            let key = 100 + UInt64(index)
            let place = rows.count
            switch group.state {
            case .waiting, .loading:
                rows.append(waitingRow(group.name, key: key, isNear: isNear(place)))
            case .failed: rows.append(failedRow(index, group.name, key: key))
            case .loaded where group.members.isEmpty: continue
            case .loaded:
                rows.append(
                    row(
                        group.name,
                        key: key,
                        more: group.members.count,
                        isNear(place)
                            ? cards(group, index) : Node(.ul, [.class("skill-cards")])
                    )
                )
            }
        }
        return rows
    }

    /// Whether a row is in sight or will be soon; of others only the headings are drawn.
    private func isNear(_ place: Int) -> Bool {
        let top = Double(place) * ShelfView.rowHeight
        let screen = max(house.surroundings.height, 400)
        return top > room.top - 1.5 * screen && top < room.top + 1.5 * screen
    }

    /// How many cards are drawn before a row is scrolled: those in sight and the next ones.
    private var firstCards: Int {
        // Beside the navigation, and no wider than the style sheet lets the page be.
        let window = house.surroundings.width
        let width = min(window < 900 ? window : window - 200, 1120)
        return Int(max(0, width) / SkillShelf.cardWidth) + 2
    }

    private func cards(_ group: ShelfRow, _ index: Int) -> Drawn {
        let count = min(max(group.drawn, firstCards), group.members.count)
        let cards = group.members.prefix(count).map { number in
            pieces.card(room.shelf.skills[Int(number)], key: UInt64(number) + 1)
        }
        let handlers = [Handler(.scroll, RoomsMessage.skills(.scrolledRow(index)))]
        return Node(
            .ul,
            [.class("skill-cards")],
            on: count < group.members.count ? handlers : [],
            cards
        )
    }

    private func cards(_ skills: [SkillFacts]) -> Drawn {
        let cards = skills.enumerated().map { pieces.card($0.element, key: UInt64($0.offset) + 1) }
        return Node(.ul, [.class("skill-cards")], cards)
    }

    private func row(_ title: String, key: UInt64, more: Int?, _ cards: Drawn) -> Drawn {
        var head: [Drawn] = [Node(.h2, text: title)]
        if let more, more > 1 {
            let address = SkillsPlace.group(title).address
            let link = Drawn(
                .a,
                [
                    .class("see-all"), Attribute(.href, address),
                    .label(words(.seeAll) + ": " + title),
                ],
                text: words(.seeAll) + " (\(more))"
            )
            head.append(link)
        }
        return Node(
            .section,
            key: key,
            [.class("shelf-row"), .label(title)],
            [Node(.div, [.class("row-head")], head), cards]
        )
    }

    private func waitingRow(_ title: String, key: UInt64, isNear: Bool) -> Drawn {
        var head = Drawn(.h2, text: title)
        if title.isEmpty { head = Node(.span, [.class("skill-ghost title")]) }
        return Node(
            .section,
            key: key,
            [.class("shelf-row waiting"), .label(title.isEmpty ? words(.loading) : title)],
            [
                Node(.div, [.class("row-head")], [head]),
                pieces.placeholders(isNear ? firstCards : 0),
            ]
        )
    }

    private func failedRow(_ index: Int, _ title: String, key: UInt64) -> Drawn {
        let said: [Drawn] = [
            Node(.p, text: words(.rowFailed)), pieces.action(.retry, .retryRow(index)),
        ]
        return Node(
            .section,
            key: key,
            [.class("shelf-row"), .label(title)],
            [
                Node(.div, [.class("row-head")], [Node(.h2, text: title)]),
                Node(.div, [.class("row-failed")], said),
            ]
        )
    }

    private var failure: Drawn {
        let refusal = room.shelf.refusal
        guard !refusal.isEmpty else { return pieces.unreachable(house, .refresh) }
        return pieces.notice(.why, refusal, "", [pieces.action(.retry, .refresh, " main")])
    }

    private var bare: Drawn {
        pieces.notice(
            .skills,
            words(.noSkills),
            words(.noSkillsHint),
            [
                pieces.link(
                    words(.chooseLanguage),
                    to: SkillsPlace.languages.address,
                    "skills-button main"
                ), pieces.link(words(.write), to: Screen.workshop.address),
            ]
        )
    }

    /// The skills that are wished for, as many as are to be drawn.
    var results: [Drawn] {
        let shelf = room.shelf
        if shelf.state == .failed { return [failure] }
        let isDone = shelf.isComplete
        if room.results.isEmpty, !isDone { return [waitingRow("", key: 10, isNear: true)] }
        if isDone, shelf.isBare { return [bare] }
        let count = Node<RoomsMessage>(
            .p,
            key: 3,
            [.class("skills-tally"), .role("status")],
            text: pieces.skills(room.results.count) + (isDone ? "" : " …")
        )
        guard !room.results.isEmpty else {
            return [
                pieces.notice(.search, words(.nothingFound), words(.nothingFoundHint))
            ]
        }
        let cards = room.results.prefix(room.shown).map { number in
            pieces.card(shelf.skills[Int(number)], key: UInt64(number) + 1)
        }
        var parts: [Drawn] = [count, Node(.ul, key: 4, [.class("skill-grid")], cards)]
        if room.results.count > room.shown {
            parts.append(
                Node(.div, key: 5, [.class("skills-more")], [pieces.action(.showMore, .more)])
            )
        }
        return parts
    }

}
