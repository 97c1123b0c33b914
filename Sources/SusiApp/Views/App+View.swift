// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView

extension App {
    /// What is to be seen.
    public func view() -> Node<AppMessage> {
        var parts = [navigation]
        let screenView: Node<AppMessage>
        switch screen {
        case .chat: screenView = chatView
        case .skills: screenView = skillsView
        case .settings: screenView = settingsView
        }
        parts.append(Node(.main, [.id("main")], notices + [screenView, newsView]))
        if let layer { parts.append(view(of: layer)) }
        // What screen readers say, once for every answer.
        parts.append(
            Node(
                .div,
                key: 9,
                [.class("hidden"), .role("status"), Attribute(.ariaLive, "polite")],
                text: announcement
            )
        )
        return Node(.div, [.class("app")], parts)
    }

    private var navigation: Node<AppMessage> {
        let links = Screen.allCases.map { link -> Node<AppMessage> in
            let (icon, name): (Icon, AppWording) =
                switch link {
                case .chat: (.chat, .chat)
                case .skills: (.skills, .skills)
                case .settings: (.settings, .settings)
                }
            var attributes = [Attribute(.href, link.address)]
            if link == screen { attributes.append(Attribute(.ariaCurrent, "page")) }
            let inside: [Node<AppMessage>] = [icon.node(), Node(.span, text: words(name))]
            return Node(.li, [], [Node(.a, attributes, inside)])
        }
        return Node(
            .nav,
            key: 1,
            [.class("navigation"), .label(words(.navigation))],
            [Node(.ul, [], links)]
        )
    }

    /// What concerns the whole page: no connection, a new version, a full storage.
    private var notices: [Node<AppMessage>] {
        var notices: [Node<AppMessage>] = []
        func notice(_ key: UInt64, _ text: AppWording, _ more: [Node<AppMessage>] = []) {
            let paragraph = Node<AppMessage>(.p, text: words(text))
            notices.append(
                Node(.div, key: key, [.class("banner"), .role("status")], [paragraph] + more)
            )
        }
        if !surroundings.isOnline || !conversation.isReached { notice(11, .offline) }
        if surroundings.updateIsReady {
            notice(12, .updateReady, [plainButton(.update, .update, class: "starter")])
        }
        if keepsakes.hasFailed || conversation.hasFailedToKeep { notice(13, .cannotKeep) }
        if conversation.damaged > 0 { notice(15, .damaged) }
        if isRinging { notice(14, .ringing, [plainButton(.quietNow, .quiet, class: "starter")]) }
        return notices
    }

    private var newsView: Node<AppMessage> {
        let text = news.map { words($0) } ?? ""
        return Node(.div, key: 19, [.class("news"), .role("status")], text: text)
    }
}
