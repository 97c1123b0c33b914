// Susi. SPDX-License-Identifier: Apache-2.0

package import SusiView

// What many views of all programs are made of.
extension Node {
    /// A button that shows a drawing and has a name.
    package static func iconButton(
        _ icon: Icon,
        _ name: String,
        _ message: Message,
        class style: String = "icon-button",
        _ more: [Attribute] = []
    ) -> Node {
        let attributes = [
            .class(style), Attribute(.type, "button"), .label(name), Attribute(.title, name),
        ]
        return Node(.button, attributes + more, on: [Handler(.click, message)], [icon.node()])
    }

    /// A link that shows a drawing and has a name.
    package static func iconLink(_ icon: Icon, _ name: String, to address: String) -> Node {
        Node(
            .a,
            [
                .class("icon-button"), Attribute(.href, address), .label(name),
                Attribute(.title, name),
            ],
            [icon.node()]
        )
    }

    /// A button that says what it does.
    package static func button(
        _ name: String,
        _ message: Message,
        class style: String = "plain",
        _ more: [Attribute] = []
    ) -> Node {
        Node(
            .button,
            [.class(style), Attribute(.type, "button")] + more,
            on: [Handler(.click, message)],
            text: name
        )
    }

    /// A button of a menu, with a drawing beside its words.
    package static func menuButton(_ icon: Icon, _ name: String, _ message: Message) -> Node {
        Node(
            .button,
            [.class("menu-button"), Attribute(.type, "button")],
            on: [Handler(.click, message)],
            [icon.node(), Node(.span, text: name)]
        )
    }
}
