// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

extension App {
    /// What stands below all messages: that Susi thinks, or what one could ask.
    var tailView: Node<AppMessage> {
        var parts: [Node<AppMessage>] = []
        if conversation.rowCount == 0, isOpen {
            parts.append(
                Node(
                    .div,
                    key: 1,
                    [.class("welcome")],
                    [Node(.h2, text: words(.welcome)), Node(.p, text: words(.introduction))]
                )
            )
        }
        if let (part, bubble) = conversation.growing {
            // As a row looks, so that nothing moves when it becomes one.
            let meta: [Node<AppMessage>] = [
                Node(.span, text: words(.fromModel)), iconButton(.close, .stopAnswer, .stopAnswer),
            ]
            let inside = bubble.node(part, BubbleState(), space)
            parts.append(
                Node(
                    .article,
                    key: 4,
                    [.class("answer"), .label(words(.answer))],
                    [
                        Node(.div, [.class("line")], [inside]),
                        Node(.div, [.class("meta")], meta),
                    ]
                )
            )
        } else if conversation.underWay != nil {
            let dots = [Node<AppMessage>](repeating: Node(.span), count: 3)
            let bubble = Node<AppMessage>(
                .div,
                [.class("thinking"), .role("img"), .label(words(.thinking))],
                dots
            )
            parts.append(Node(.div, key: 2, [], [bubble]))
        } else if !starters.isEmpty {
            let buttons = starters.map { starter in
                Node<AppMessage>(
                    .button,
                    [.class("starter"), Attribute(.type, "button")],
                    on: [Handler(.click, .ask(starter))],
                    text: starter
                )
            }
            parts.append(Node(.div, key: 3, [.class("starters")], buttons))
        }
        return Node(
            .div,
            key: .max - 2,
            [.class("tail")],
            on: [Handler(.resize, .tailResized)],
            parts
        )
    }
}
