// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

// What the screens of this room are made of.
extension AccountRoom {
    func paragraph(
        _ words: AccountWording,
        _ house: House,
        key: UInt64,
        class style: String = "quiet"
    ) -> Node<RoomsMessage> {
        Node(.p, key: key, [.class(style)], text: words.in(house.language))
    }

    func link(
        _ words: AccountWording,
        to place: AccountPlace,
        _ house: House,
        class style: String = "text-link"
    ) -> Node<RoomsMessage> {
        link(words, to: place.address, house, class: style)
    }

    func link(
        _ words: AccountWording,
        to address: String,
        _ house: House,
        class style: String = "text-link"
    ) -> Node<RoomsMessage> {
        Node(.a, [.class(style), Attribute(.href, address)], text: words.in(house.language))
    }

    /// That nobody needs an account.
    func anonymous(_ house: House) -> Node<RoomsMessage> {
        Node(
            .section,
            key: 8,
            [.class("account-aside")],
            [
                paragraph(.anonymous, house, key: 1),
                link(.toChat, to: Screen.chat.address, house, class: "quiet-button"),
            ]
        )
    }

    /// How to come to another server.
    func serverPart(_ house: House) -> Node<RoomsMessage> {
        let language = house.language
        let form = Node<RoomsMessage>(
            .form,
            key: 2,
            [.id("account-server-form"), Attribute(.name, "server")],
            on: [Handler(.submit, .account(.openServer))],
            [
                Node(.p, key: 1, [.class("quiet")], text: AccountWording.serverHint.in(language)),
                input(.server, at: .login, house),
                Node(
                    .button,
                    key: 9,
                    [.class("quiet-button"), Attribute(.type, "submit")],
                    text: AccountWording.openServer.in(language)
                ),
            ]
        )
        let summary = Node<RoomsMessage>(
            .summary,
            key: 1,
            text: AccountWording.otherServer.in(language)
        )
        return Node(.details, key: 9, [.class("account-aside")], [summary, form])
    }

    /// That a mail is on its way, and what to do until it comes.
    func sent(
        _ words: AccountWording,
        _ house: House,
        canResend: Bool = true
    ) -> Node<RoomsMessage> {
        let language = house.language
        var parts = [
            Node<RoomsMessage>(.h2, text: AccountWording.checkMail.in(language)),
            Node(.p, text: words.in(language, with: form.email)),
            Node(.p, [.class("quiet")], text: AccountWording.noMailYet.in(language)),
        ]
        if canResend {
            parts.append(
                .button(
                    AccountWording.resend.in(language),
                    .account(.resend),
                    class: "quiet-button"
                )
            )
        }
        return Node(.section, key: 3, [.class("account-sent"), .role("status")], parts)
    }

    func waiting(_ words: String) -> Node<RoomsMessage> {
        Node(
            .p,
            key: 3,
            [.class("account-waiting"), .role("status")],
            [spinner, Node(.span, text: words)]
        )
    }

    func retry(_ house: House) -> Node<RoomsMessage> {
        .button(
            AccountWording.retry.in(house.language),
            .account(.retry),
            class: "main-button",
            house.surroundings.isOnline ? [] : [Attribute(.disabled)]
        )
    }

    var spinner: Node<RoomsMessage> {
        Node(.span, key: 1, [.class("spinner"), Attribute(.ariaHidden, "true")])
    }
}
