// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

/// All skills of a language: groups in rows, or what was searched for.
struct ShelfView {
    typealias Drawn = Node<RoomsMessage>

    /// How high a row is with its heading, as the style sheet says.
    static let rowHeight = 252.0

    let room: SkillsRoom
    let house: House
    let pieces: SkillPieces

    init(_ room: SkillsRoom, _ house: House) {
        self.room = room
        self.house = house
        pieces = SkillPieces(language: house.language)
    }

    private var shelf: SkillShelf { room.shelf }
    func words(_ wording: SkillsWording) -> String { pieces.words(wording) }

    @inline(never)
    func node() -> Drawn {
        let isGroup = !room.wish.group.isEmpty
        var parts: [Drawn] = [head(isGroup)]
        parts.append(pulling)
        parts.append(tools)
        parts += isGroup || !room.wish.isEverything ? results : rows
        let isAtTop = room.top <= 0
        return Node(
            .main,
            key: isGroup ? 2 : 1,
            [
                .id(SkillsRoom.pageID),
                .class(isAtTop ? "screen page skills-page at-top" : "screen page skills-page"),
                Attribute(.ariaBusy, shelf.isComplete ? "false" : "true"),
            ],
            on: handlers,
            parts
        )
    }

    /// Fingers only: a mouse that wanders about is not worth being told of.
    private var handlers: [Handler<RoomsMessage>] {
        let scroll = Handler<RoomsMessage>(.scroll, .skills(.scrolled))
        guard !house.surroundings.hasFinePointer else { return [scroll] }
        let begin = Handler<RoomsMessage>(.pointerDown, .skills(.pullBegins))
        guard room.pull.isHeld else { return [scroll, begin] }
        return [
            scroll, begin, Handler(.pointerMove, .skills(.pullMoves)),
            Handler(.pointerUp, .skills(.pullEnds)), Handler(.pointerCancel, .skills(.pullEnds)),
        ]
    }

    private func head(_ isGroup: Bool) -> Drawn {
        let isBusy = room.coming != nil || shelf.state == .loading
        let refresh = Drawn.iconButton(
            .retry,
            words(.refresh),
            .skills(.refresh),
            class: isBusy ? "icon-button busy" : "icon-button"
        )
        if isGroup {
            return pieces.heading(
                room.wish.group,
                back: SkillsPlace.shelf.address,
                [refresh]
            )
        }
        return pieces.heading(
            words(.skills),
            [
                refresh,
                .iconLink(.bookmark, words(.mine), to: SkillsPlace.mine.address),
                .iconLink(.edit, words(.write), to: Screen.workshop.address),
            ]
        )
    }

    /// What a finger pulls into sight.
    private var pulling: Drawn {
        let distance = room.pull.distance
        let text = distance > 0 ? words(room.pull.isFar ? .release : .pull) : ""
        return Node(
            .div,
            [.class("skills-pull"), .height(distance), Attribute(.ariaHidden, "true")],
            text: text
        )
    }

    private var tools: Drawn {
        let search = Drawn(
            .input,
            [
                .id("skills-search"), Attribute(.type, "search"),
                Attribute(.placeholder, words(.searchSkills)), .label(words(.searchSkills)),
                Attribute(.autocomplete, "off"), Attribute(.autocapitalize, "off"),
                Attribute(.spellcheck, "false"), Attribute(.enterKeyHint, "search"),
                .value(room.wish.query),
            ],
            on: [Handler(.input, .skills(.search))]
        )
        let name = LanguageName.of(room.language(house), in: house.language)
        let language = Drawn(
            .a,
            [
                .class("skills-chip"), Attribute(.href, SkillsPlace.languages.address),
                .label(words(.language) + ": " + name),
            ],
            [Icon.globe.node(), Node(.span, text: name)]
        )
        let picks = Drawn.button(
            words(.staffPicks),
            .skills(.staffPicks),
            class: "skills-chip",
            [Attribute(.ariaPressed, room.wish.onlyStaffPicks ? "true" : "false")]
        )
        return Node(
            .div,
            [.class("skills-tools")],
            [
                Node(
                    .div,
                    [.class("skills-search"), .role("search")],
                    [Icon.search.node(), search]
                ),
                Node(.div, [.class("skills-chips")], [language, order, picks]),
            ]
        )
    }

    private var order: Drawn {
        let orders = SkillOrder.allCases.filter { $0 != .groups || room.wish.group.isEmpty }
        let current =
            room.wish.order == .groups && !room.wish.group.isEmpty ? .rating : room.wish.order
        let options = orders.map { order -> Drawn in
            var attributes = [Attribute(.value, "\(order.rawValue)")]
            if order == current { attributes.append(Attribute(.selected)) }
            return Node(.option, attributes, text: words(order.wording))
        }
        return Node(
            .select,
            [.class("skills-chip"), .label(words(.order)), .value("\(current.rawValue)")],
            on: [Handler(.change, .skills(.sort))],
            options
        )
    }
}
