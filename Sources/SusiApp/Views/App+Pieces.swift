// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// What many views are made of.
extension App {
    /// A sentence in the app's language.
    func words(_ wording: AppWording) -> String {
        wording.in(language)
    }

    /// A button that shows a drawing and has a name.
    func iconButton(
        _ icon: Icon,
        _ name: AppWording,
        _ message: AppMessage,
        class style: String = "icon-button",
        _ more: [Attribute] = []
    ) -> Node<AppMessage> {
        let attributes = [
            .class(style), Attribute(.type, "button"), .label(words(name)),
            Attribute(.title, words(name)),
        ]
        return Node(
            .button,
            attributes + more,
            on: [Handler(.click, message)],
            [icon.node()]
        )
    }

    /// A button that says what it does.
    func plainButton(
        _ name: AppWording,
        _ message: AppMessage,
        class style: String = "plain",
        _ more: [Attribute] = []
    ) -> Node<AppMessage> {
        Node(
            .button,
            [.class(style), Attribute(.type, "button")] + more,
            on: [Handler(.click, message)],
            text: words(name)
        )
    }

    /// A button of a menu, with a drawing beside its words.
    func menuButton(
        _ icon: Icon,
        _ name: AppWording,
        _ message: AppMessage
    ) -> Node<AppMessage> {
        Node(
            .button,
            [.class("menu-button"), Attribute(.type, "button")],
            on: [Handler(.click, message)],
            [icon.node(), Node(.span, text: words(name))]
        )
    }
}
