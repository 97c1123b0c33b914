// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

extension App {
    /// The screen of the conversation.
    var chatView: Node<AppMessage> {
        var parts = [chatBar, logView]
        if !list.rows.isAtEnd { parts.append(toLatest) }
        parts.append(composerView)
        if let address = wallpaper.address {
            let picture = [
                Attribute.class("wallpaper"), Attribute(.src, address), Attribute(.alt, ""),
            ]
            parts.insert(Node(.img, key: 7, picture), at: 0)
        }
        return Node(.div, key: 1, [.class("screen chat")], parts)
    }

    private var chatBar: Node<AppMessage> {
        guard let search else {
            let parts: [Node<AppMessage>] = [
                Node(.h1, text: "Susi"), iconButton(.search, .search, .openSearch),
            ]
            return Node(.header, key: 1, [.class("top-bar")], parts)
        }
        let box = Node<AppMessage>(
            .input,
            [
                .id("search"), Attribute(.type, "search"), .label(words(.searchFor)),
                Attribute(.placeholder, words(.searchFor)), .value(search),
                Attribute(.autocomplete, "off"), Attribute(.enterKeyHint, "search"),
            ],
            on: [Handler(.input, .searchTyped), Handler(.keyDown, .searchKey)]
        )
        return Node(
            .header,
            key: 2,
            [.class("top-bar"), .role("search")],
            [
                box,
                Node(.span, [.class("count"), .role("status")], text: searchCount),
                iconButton(.up, .previous, .previousMatch),
                iconButton(.next, .next, .nextMatch),
                iconButton(.close, .close, .closeSearch),
            ]
        )
    }

    private var logView: Node<AppMessage> {
        var rows: [Node<AppMessage>] = []
        if list.isLaidOut {
            let range = list.rows.visible(overscan: 5)
            let above = list.rows.offset(of: range.lowerBound)
            let below = list.rows.height - list.rows.offset(of: range.upperBound)
            rows.append(Node(.div, key: .max, [.height(above)]))
            for index in range {
                rows.append(index == list.rows.count - 1 ? tailView : rowView(index))
            }
            rows.append(Node(.div, key: .max - 1, [.height(below)]))
        }
        return Node(
            .div,
            key: 3,
            [
                .id("log"), .class("log"), .role("log"), .label(words(.conversation)),
                // What scrolls into sight is no news; new answers are announced elsewhere.
                Attribute(.ariaLive, "off"), Attribute(.tabIndex, "0"),
            ],
            on: [Handler(.scroll, .listScrolled), Handler(.resize, .listResized)],
            rows
        )
    }

    private var toLatest: Node<AppMessage> {
        var inside: [Node<AppMessage>] = [Icon.down.node()]
        if list.unseen > 0 {
            inside.append(Node(.span, [.class("badge")], text: "\(list.unseen)"))
        }
        return Node(
            .button,
            key: 5,
            [
                .class("latest"), Attribute(.type, "button"), .label(words(.toLatest)),
                Attribute(.title, words(.toLatest)),
            ],
            on: [Handler(.click, .toLatest)],
            inside
        )
    }

    private var composerView: Node<AppMessage> {
        let box = Node<AppMessage>(
            .textarea,
            [
                .id("message"), .label(words(.message)), .value(composer.shown),
                Attribute(.rows, "1"), Attribute(.maxLength, "\(Composer.longest)"),
                Attribute(.placeholder, words(.placeholder)),
                Attribute(.autocapitalize, "sentences"),
                Attribute(.enterKeyHint, settings.enterSends ? "send" : "enter"),
            ],
            on: [Handler(.input, .typed), Handler(.keyDown, .boxKey)]
        )
        let mirror = Node<AppMessage>(
            .div,
            [.class("mirror"), Attribute(.ariaHidden, "true")],
            // A line that was just begun has to count.
            text: composer.shown + "\u{200B}"
        )
        var attributes = [
            .class("send"), Attribute(.type, "submit"), .label(words(.send)),
            Attribute(.title, words(.send)),
        ]
        if composer.message == nil { attributes.append(Attribute(.disabled)) }
        let button: Node<AppMessage> =
            composer.message == nil && settings.isOn(.micInput)
            ? iconButton(.microphone, .listen, .listen, class: "send")
            : Node(.button, key: 1, attributes, [Icon.send.node()])
        return Node(
            .form,
            key: 4,
            [.id("composer"), .class("composer")],
            on: [Handler(.submit, .send)],
            [
                Node(.div, [.class("grow")], [mirror, box]),
                button,
            ]
        )
    }
}
