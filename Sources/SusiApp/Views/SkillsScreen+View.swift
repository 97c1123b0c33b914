// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

extension App {
    /// The screen of the skills.
    var skillsView: Node<AppMessage> {
        var parts: [Node<AppMessage>] = [Node(.h1, text: words(.skills))]
        switch skills.state {
        case .unknown, .loading:
            parts.append(
                Node(.p, [.role("status"), .class("quiet")], text: words(.loadingSkills))
            )
        case .failed:
            parts.append(Node(.p, [.role("alert")], text: words(.skillsFailed)))
            parts.append(plainButton(.retry, .loadSkills))
        case .loaded where skills.cards.isEmpty:
            parts.append(Node(.p, [.class("quiet")], text: words(.noSkills)))
        case .loaded:
            parts += skillGroups
        }
        return Node(.div, key: 2, [.class("screen page")], parts)
    }

    private var skillGroups: [Node<AppMessage>] {
        var groups: [(name: String, cards: [Node<AppMessage>])] = []
        for card in skills.cards {
            if groups.last.map({ !sameBytes($0.name, card.group) }) ?? true {
                groups.append((card.group, []))
            }
            groups[groups.count - 1].cards.append(view(of: card))
        }
        return groups.map { group in
            Node(
                .section,
                [.label(group.name)],
                [Node(.h2, text: group.name), Node(.ul, [.class("skills")], group.cards)]
            )
        }
    }

    private func view(of card: SkillsScreen.Card) -> Node<AppMessage> {
        let examples = card.examples.map { example in
            Node<AppMessage>(
                .button,
                [.class("starter"), Attribute(.type, "button")],
                on: [Handler(.click, .ask(example))],
                text: example
            )
        }
        return Node(
            .li,
            [.class("skill")],
            [
                Node(.h3, text: card.name), Node(.p, [.class("quiet")], text: card.description),
                Node(.div, [.class("starters")], examples),
            ]
        )
    }
}
