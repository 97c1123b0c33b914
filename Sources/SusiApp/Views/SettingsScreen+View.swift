// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

extension App {
    /// The screen of the settings.
    var settingsView: Node<AppMessage> {
        Node(
            .div,
            key: 3,
            [.class("screen page")],
            [
                Node(.h1, text: words(.settings)),
                section(
                    .chatSection,
                    [
                        toggle(.enterSends, .enterSendsHint, .enterSends, settings.enterSends),
                        toggle(.readAloud, nil, .readAloud, settings.readsAloud),
                        toggle(.sendPlace, .sendPlaceHint, .sendPlace, settings.sendsPlace),
                        toggle(.notify, .notifyHint, .notify, settings.notifies), themes,
                    ]
                ), section(.account, [accountLine]),
                section(
                    .history,
                    [
                        plainButton(.exportJSON, .exportJSON),
                        plainButton(.exportText, .exportText),
                        plainButton(.importFile, .importFile),
                        plainButton(
                            .deleteAll,
                            .open(.deletingAll),
                            class: "plain trouble",
                            [.id("delete-all")]
                        ),
                    ]
                ),
            ]
        )
    }

    private func section(_ title: AppWording, _ parts: [Node<AppMessage>]) -> Node<AppMessage> {
        Node(
            .section,
            [.label(words(title))],
            [Node(.h2, text: words(title)), Node(.div, [.class("group")], parts)]
        )
    }

    private func toggle(
        _ name: AppWording,
        _ hint: AppWording?,
        _ setting: AppMessage.Setting,
        _ isOn: Bool
    ) -> Node<AppMessage> {
        var names: [Node<AppMessage>] = [Node(.span, text: words(name))]
        if let hint {
            names.append(Node(.span, [.class("quiet hint")], text: words(hint)))
        }
        var attributes = [
            Attribute(.type, "checkbox"), Attribute(.role, "switch"), Attribute.label(words(name)),
        ]
        if isOn { attributes.append(Attribute(.checked)) }
        return Node(
            .label,
            [.class("setting")],
            [
                Node(.span, [.class("names")], names),
                Node(.input, attributes, on: [Handler(.change, .set(setting, !isOn))]),
            ]
        )
    }

    private var themes: Node<AppMessage> {
        let names: [(AppSettings.Theme, AppWording)] = [
            (.system, .themeSystem), (.light, .themeLight), (.dark, .themeDark),
        ]
        let buttons = names.map { theme, name in
            Node<AppMessage>(
                .button,
                [
                    Attribute(.type, "button"),
                    Attribute(.ariaPressed, settings.theme == theme ? "true" : "false"),
                ],
                on: [Handler(.click, .theme(theme))],
                text: words(name)
            )
        }
        return Node(
            .div,
            [.class("setting")],
            [
                Node(.span, [.class("names")], text: words(.theme)),
                Node(
                    .div,
                    [.class("choices"), .role("group"), .label(words(.theme))],
                    buttons
                ),
            ]
        )
    }

    private var accountLine: Node<AppMessage> {
        let name = login.map { "\(words(.loggedInAs)) \($0.email)" } ?? words(.logIn)
        return Node(.a, [.class("plain"), Attribute(.href, "account.html")], text: name)
    }
}
