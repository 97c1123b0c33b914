// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView

extension App {
    /// What is to be seen.
    public func view() -> Node<AppMessage> {
        var parts = [navigation]
        if screen.program == nil {
            parts.append(
                Node(
                    .main,
                    key: 2,
                    [.id("main")],
                    notices + [
                        screen == .welcome ? welcome.view(in: language) : chatView, newsView,
                    ]
                )
            )
        } else {
            parts.append(Node(.div, key: 3, [.class("notices")], notices + [newsView]))
        }
        for program in PageProgram.allCases {
            if let host = host(of: program) { parts.append(host) }
        }
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

    /// The node in which another program draws, from when it is first needed, and what stands there
    /// until it does.
    private func host(of program: PageProgram) -> Node<AppMessage>? {
        guard let state = programs[program] else { return nil }
        let isShown = screen.program == program
        var attributes = [Attribute.class("host")]
        // What listens has a sign on all screens.
        if !isShown, program == .voice {
            attributes = [.class("over")]
        } else if !isShown {
            attributes.append(Attribute(.hidden))
        }
        var parts = [Node<AppMessage>(.div, key: 1, [.id("\(program.name)"), .class("host")])]
        switch state {
        case .loading where isShown:
            parts.append(
                Node(.p, key: 2, [.class("loading"), .role("status")], text: words(.loadingScreen))
            )
        case .failed where isShown:
            let retry = plainButton(.retry, .runAgain, class: "starter")
            let sentence = Node<AppMessage>(.p, text: words(.screenFailed))
            parts.append(
                Node(.main, key: 3, [.class("loading"), .role("alert")], [sentence, retry])
            )
        default: break
        }
        return Node(.div, key: 20 + UInt64(program.rawValue), attributes, parts)
    }

    private var navigation: Node<AppMessage> {
        let entries: [(Screen, Icon, AppWording)] = [
            (.chat, .chat, .chat), (.skills, .skills, .skills),
            (.account, .account, .account), (.settings, .settings, .settings),
        ]
        let links = entries.map { link, icon, name -> Node<AppMessage> in
            var attributes = [Attribute(.href, link.address)]
            // Skills are written among skills, and what Susi is stands in the settings.
            let isHere =
                link == screen || link == .skills && screen == .workshop
                || link == .settings && (screen == .about || screen == .voice)
            if isHere { attributes.append(Attribute(.ariaCurrent, "page")) }
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
        if isOpen, screen == .chat, conversation.rowCount > 1, conversation.underWay == nil,
            !settings.hasSeen(.answers)
        {
            let button = plainButton(.understood, .putAway(.answers), class: "starter")
            notice(16, .answersHint, [button])
        }
        if isRinging { notice(14, .ringing, [plainButton(.quietNow, .quiet, class: "starter")]) }
        return notices
    }

    private var newsView: Node<AppMessage> {
        let text = news.map { words($0) } ?? ""
        return Node(.div, key: 19, [.class("news"), .role("status")], text: text)
    }
}
