// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// What the chat's views are made of, in the app's language.
extension App {
    /// A sentence in the app's language.
    func words(_ wording: AppWording) -> String {
        wording.in(language)
    }

    func iconButton(
        _ icon: Icon,
        _ name: AppWording,
        _ message: AppMessage,
        class style: String = "icon-button",
        _ more: [Attribute] = []
    ) -> Node<AppMessage> {
        .iconButton(icon, words(name), message, class: style, more)
    }

    func plainButton(
        _ name: AppWording,
        _ message: AppMessage,
        class style: String = "plain",
        _ more: [Attribute] = []
    ) -> Node<AppMessage> {
        .button(words(name), message, class: style, more)
    }

    func menuButton(
        _ icon: Icon,
        _ name: AppWording,
        _ message: AppMessage
    ) -> Node<AppMessage> {
        .menuButton(icon, words(name), message)
    }
}
