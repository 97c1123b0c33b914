// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

extension App {
    /// What lies over the page.
    func view(of layer: Layer) -> Node<AppMessage> {
        let title: AppWording
        let inside: Node<AppMessage>
        switch layer {
        case .menu(let part):
            title = .more
            inside = sheet(menu(of: part))
        case .why(let turn):
            title = .why
            inside = sheet([Node(.h2, text: words(.why))] + explanation(of: turn) + [closing])
        case .picture(let path, let alternative):
            title = .answer
            let picture = Node<AppMessage>(
                .img,
                [Attribute(.src, path), Attribute(.alt, alternative)]
            )
            inside = Node(.div, [.class("full")], [picture, iconButton(.close, .close, .close)])
        }
        let cover = Node<AppMessage>(.div, [.class("cover")], on: [Handler(.click, .close)])
        return Node(
            .dialog,
            key: 8,
            [.id("layer"), .class("layer"), .label(words(title))],
            on: [Handler(.close, .close)],
            [cover, inside]
        )
    }

    private func sheet(_ parts: [Node<AppMessage>]) -> Node<AppMessage> {
        Node(.div, [.class("sheet")], parts)
    }

    private var closing: Node<AppMessage> { menuButton(.close, .close, .close) }

    private func menu(of part: TurnPart) -> [Node<AppMessage>] {
        var buttons = [
            menuButton(.copy, .copy, .copy(part)), menuButton(.share, .share, .share(part)),
            menuButton(.speak, .speak, .speak(part)),
        ]
        if part.bubble != nil {
            buttons.append(menuButton(.why, .why, .open(.why(part.turn))))
        }
        buttons.append(menuButton(.delete, .deleteHere, .delete(part, isEverywhere: false)))
        if login != nil {
            buttons.append(
                menuButton(.forget, .deleteEverywhere, .delete(part, isEverywhere: true))
            )
        }
        return buttons + [closing]
    }

    private func explanation(of id: Turn.ID) -> [Node<AppMessage>] {
        guard let reply = conversation.turn(id)?.reply else {
            return [Node(.p, text: words(.whyUnknown))]
        }
        var entries: [Node<AppMessage>] = []
        func entry(_ name: AppWording, _ text: String) {
            guard !text.isEmpty else { return }
            entries.append(Node(.dt, text: words(name)))
            entries.append(Node(.dd, text: text))
        }
        guard !reply.isHelpless else { return [Node(.p, text: words(.whyNobody))] }
        if let model = reply.model {
            entry(.model, model)
        } else {
            entry(.whySkill, reply.skill)
            if let why = reply.why {
                entry(.whyPhrase, why.phrase)
                entry(.whyLine, why.line > 0 ? "\(why.line)" : "")
            }
        }
        var parts = [Node<AppMessage>(.dl, [], entries)]
        if reply.model != nil { parts.insert(Node(.p, text: words(.whyModel)), at: 0) }
        if let trace = reply.json["trace"]?.string {
            let summary = Node<AppMessage>(.summary, text: words(.whyMore))
            parts.append(Node(.details, [], [summary, Node(.pre, text: trace)]))
        }
        return parts
    }
}
