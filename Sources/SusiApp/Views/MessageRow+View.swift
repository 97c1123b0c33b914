// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

extension App {
    /// A row of the list: a message with its day above and what belongs to it below.
    func rowView(_ index: Int) -> Node<AppMessage> {
        guard let row = facts(of: index) else {
            // Its page is being read; as high as it is thought to be.
            let height = list.rows.height(of: index)
            return Node(.div, key: UInt64(index) + 1 << 62, [.class("row"), .height(height)])
        }
        var parts: [Node<AppMessage>] = []
        if row.startsDay {
            let date = time.date(row.said, now: now, language)
            parts.append(Node(.div, key: 1, [.class("day")], [Node(.span, text: date)]))
        }
        parts.append(article(row))
        var style = row.startsGroup ? "row begins" : "row"
        if list.isFresh(row.part, at: now) { style += " fresh" }
        if conversation.search?.current == row.part { style += " found" }
        return Node(
            .div,
            key: row.part.turn << 7 | UInt64(row.part.number & 127),
            [.class(style)],
            on: [Handler(.resize, .rowResized(row.part))],
            parts
        )
    }

    private func article(_ row: RowFacts) -> Node<AppMessage> {
        let isQuestion = row.part.bubble == nil
        let who = words(isQuestion ? .yourMessage : .answer)
        let dots = iconButton(
            .more,
            .more,
            .open(.menu(row.part)),
            class: "icon-button dots",
            [.id(App.menuID(row.part)), Attribute(.ariaHasPopup, "dialog")]
        )
        var parts: [Node<AppMessage>] = [
            Node(.div, [.class("line")], [bubble(row), dots])
        ]
        switch row.below {
        case .nothing: break
        case .time: parts.append(Node(.div, [.class("meta")], timeOf(row)))
        case .trouble(let trouble):
            parts.append(
                Node(
                    .div,
                    [.class("meta trouble"), .role("alert")],
                    [
                        Node(.span, text: words(trouble.wording)),
                        plainButton(.retry, .retry(row.turn.id), class: ""),
                    ]
                )
            )
        case .opinions: parts.append(Node(.div, [.class("meta")], opinions(row)))
        }
        return Node(
            .article,
            key: 2,
            [
                .class(isQuestion ? "question" : "answer"),
                .label("\(who), \(time.clock(row.said))"),
            ],
            parts
        )
    }

    /// When it was said, and the clock of what waits.
    private func timeOf(_ row: RowFacts) -> [Node<AppMessage>] {
        var parts: [Node<AppMessage>] = []
        if row.turn.stage == .waiting {
            let clock = Icon.clock.node() as Node<AppMessage>
            parts.append(Node(.span, [.role("img"), .label(words(.waiting))], [clock]))
        }
        parts.append(Node(.time, text: time.clock(row.said)))
        return parts
    }

    /// When an answer came, what the person thinks of it, and why it came.
    private func opinions(_ row: RowFacts) -> [Node<AppMessage>] {
        let turn = row.turn
        var parts: [Node<AppMessage>] = [Node(.time, text: time.clock(row.said))]
        if turn.reply?.model != nil {
            parts.append(Node(.span, text: words(.fromModel)))
        } else if turn.skill != nil, turn.reply?.isHelpless == false {
            func thumb(
                _ icon: Icon,
                _ name: AppWording,
                _ opinion: Turn.Opinion
            ) -> Node<AppMessage> {
                let isChosen = turn.opinion == opinion
                var state = [Attribute(.ariaPressed, isChosen ? "true" : "false")]
                // The other one stays possible.
                if isChosen { state.append(Attribute(.disabled)) }
                return iconButton(icon, name, .think(opinion, turn.id), state)
            }
            parts.append(thumb(.good, .good, .good))
            parts.append(thumb(.bad, .bad, .bad))
        }
        parts.append(iconButton(.why, .why, .open(.why(turn.id)), [.id(App.whyID(turn.id))]))
        return parts
    }
}
