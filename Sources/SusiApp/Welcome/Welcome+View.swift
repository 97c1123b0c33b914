// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// The pages beside each other, and what turns them.
extension Welcome {
    func view(in language: AppLanguage) -> Node<AppMessage> {
        let isLast: Bool = if case .none = page.next { true } else { false }
        let top = Node<AppMessage>(
            .header,
            key: 1,
            [.class("welcome-top")],
            [
                Node(.h1, [.class("hidden")], text: WelcomeWording.welcome.in(language)),
                isLast
                    ? Node(.span, key: 2)
                    : Node.button(
                        WelcomeWording.skip.in(language),
                        .welcome(.start),
                        class: "quiet-button",
                        [.id("welcome-skip")]
                    ),
            ]
        )
        let pages = WelcomePage.allCases.map { slide($0, language) }
        let scroller = Node<AppMessage>(
            .div,
            key: 2,
            [
                .id(Welcome.scrollerID), .class("welcome-pages"), Attribute(.tabIndex, "0"),
                .role("group"), .label(WelcomeWording.welcome.in(language)),
            ],
            on: [Handler(.scroll, .welcome(.scrolled)), Handler(.keyDown, .welcome(.key))],
            pages
        )
        return Node(
            .div,
            key: 2,
            [.class("screen welcome-screen")],
            [top, scroller, dots(language), buttons(isLast, language)]
        )
    }

    private func slide(_ page: WelcomePage, _ language: AppLanguage) -> Node<AppMessage> {
        var attributes = [Attribute.id(page.id), .class("welcome-page")]
        if page != self.page { attributes.append(Attribute(.ariaHidden, "true")) }
        return Node(
            .section,
            key: UInt64(page.rawValue) + 1,
            attributes,
            [
                page.drawing,
                Node(.h2, text: page.title.in(language)),
                Node(.p, text: page.text.in(language)),
            ]
        )
    }

    private func dots(_ language: AppLanguage) -> Node<AppMessage> {
        let count = WelcomePage.allCases.count
        let dots = WelcomePage.allCases.map { page -> Node<AppMessage> in
            let number = WelcomeWording.page.in(language) + "\(page.rawValue + 1)"
            var attributes = [
                Attribute.class("welcome-dot"), Attribute(.type, "button"),
                .label("\(number): \(page.title.in(language))"),
            ]
            if page == self.page { attributes.append(Attribute(.ariaCurrent, "step")) }
            return Node(
                .button,
                key: UInt64(page.rawValue) + 1,
                attributes,
                on: [Handler(.click, .welcome(.page(page.rawValue)))],
                [Node(.span)]
            )
        }
        let place =
            WelcomeWording.page.in(language) + "\(page.rawValue + 1)"
            + WelcomeWording.of.in(language) + "\(count): " + page.title.in(language)
        let spoken = Node<AppMessage>(
            .span,
            key: 9,
            [.class("hidden"), .role("status")],
            text: place
        )
        return Node(.div, key: 3, [.class("welcome-dots")], dots + [spoken])
    }

    private func buttons(_ isLast: Bool, _ language: AppLanguage) -> Node<AppMessage> {
        func button(
            _ key: UInt64,
            _ words: WelcomeWording,
            _ message: WelcomeMessage,
            _ style: String,
            _ more: [Attribute] = []
        ) -> Node<AppMessage> {
            Node(
                .button,
                key: key,
                [.class(style), Attribute(.type, "button")] + more,
                on: [Handler(.click, .welcome(message))],
                text: words.in(language)
            )
        }
        var parts: [Node<AppMessage>]
        if isLast {
            parts = [
                button(1, .back, .previous, "quiet-button"),
                button(3, .logIn, .logIn, "quiet-button"),
                button(4, .start, .start, "main-button"),
            ]
        } else {
            let isFirst: Bool = if case .none = page.previous { true } else { false }
            parts = [
                button(1, .back, .previous, "quiet-button", isFirst ? [Attribute(.disabled)] : []),
                button(2, .next, .next, "main-button"),
            ]
        }
        return Node(.div, key: 4, [.class("welcome-buttons")], parts)
    }
}
