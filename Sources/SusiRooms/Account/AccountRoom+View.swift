// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

// The screens of this room.
extension AccountRoom {
    func view(_ place: AccountPlace, _ house: House) -> Node<RoomsMessage> {
        let place = drawn ?? place.drawn(for: house.login)
        var parts = [head(place, house)]
        if place != .home, !form.notice.isEmpty { parts.append(notice(house)) }
        switch place {
        case .home: parts += home(house)
        case .login: parts += loginScreen(house)
        case .signup: parts += signupScreen(house)
        case .forgotten: parts += forgottenScreen(house)
        case .reset: parts += resetScreen(house)
        case .confirm: parts += confirmScreen(house)
        case .password: parts += passwordScreen(house)
        case .delete: parts += deleteScreen(house)
        }
        return Node(
            .main,
            key: 1,
            [.class("screen page account")],
            [Node(.div, [.class("account-column")], parts)]
        )
    }

    private func head(_ place: AccountPlace, _ house: House) -> Node<RoomsMessage> {
        let title = Node<RoomsMessage>(.h1, text: place.title.in(house.language))
        switch place {
        case .home, .login: return Node(.header, key: 1, [.class("account-head")], [title])
        default:
            let back = Node<RoomsMessage>.iconLink(
                .back,
                AccountWording.back.in(house.language),
                to: AccountPlace.home.address
            )
            return Node(.header, key: 1, [.class("account-head")], [back, title])
        }
    }

    /// What concerns the whole form, and what can be done about it.
    private func notice(_ house: House) -> Node<RoomsMessage> {
        var parts = [Node<RoomsMessage>(.p, text: form.notice)]
        if form.offersLink {
            parts.append(
                .button(
                    AccountWording.resend.in(house.language),
                    .account(.resend),
                    class: "quiet-button"
                )
            )
        }
        return Node(
            .div,
            key: 2,
            [
                .class(form.isGood ? "notice good" : "notice trouble"),
                .role(form.isGood ? "status" : "alert"),
            ],
            parts
        )
    }

    private func loginScreen(_ house: House) -> [Node<RoomsMessage>] {
        let language = house.language
        return [
            paragraph(.loginPurpose, house, key: 3),
            formNode(.login, .logIn, house),
            Node(
                .p,
                key: 5,
                [.class("account-links")],
                [link(.forgotten, to: .forgotten, house)]
            ),
            Node(
                .p,
                key: 6,
                [.class("account-links")],
                [
                    Node(.span, text: AccountWording.noAccount.in(language)),
                    link(.signUp, to: .signup, house),
                ]
            ),
            anonymous(house),
            serverPart(house),
        ]
    }

    private func signupScreen(_ house: House) -> [Node<RoomsMessage>] {
        guard form.state != .done else {
            return [
                sent(.confirmationSent, house),
                Node(
                    .p,
                    key: 4,
                    [.class("account-links")],
                    [link(.logIn, to: .login, house, class: "main-button")]
                ),
            ]
        }
        return [
            paragraph(.loginPurpose, house, key: 3),
            formNode(.signup, .signUp, house),
            Node(
                .p,
                key: 5,
                [.class("account-links")],
                [
                    Node(.span, text: AccountWording.haveAccount.in(house.language)),
                    link(.logIn, to: .login, house),
                ]
            ),
            anonymous(house),
        ]
    }

    private func forgottenScreen(_ house: House) -> [Node<RoomsMessage>] {
        if form.state == .done { return [sent(.recoverySent, house, canResend: false)] }
        return [
            paragraph(.forgottenPurpose, house, key: 3),
            formNode(.forgotten, .sendLink, house),
        ]
    }

    private func resetScreen(_ house: House) -> [Node<RoomsMessage>] {
        let language = house.language
        if form.state == .done {
            let again = link(.newLink, to: .forgotten, house, class: "main-button")
            return [Node(.p, key: 4, [.class("account-links")], [again])]
        }
        guard let linkOwner else {
            if form.state == .sending { return [waiting(AccountWording.readingLink.in(language))] }
            return [retry(house)]
        }
        return [
            Node(
                .p,
                key: 3,
                [.class("quiet")],
                text: AccountWording.resetFor.in(language, with: linkOwner)
            ),
            formNode(.reset(token: ""), .setPassword, house),
        ]
    }

    private func confirmScreen(_ house: House) -> [Node<RoomsMessage>] {
        switch form.state {
        case .sending:
            return [waiting(AccountWording.confirming.in(house.language, with: form.email))]
        case .done:
            let link = link(.toConversation, to: Screen.chat.address, house, class: "main-button")
            return [Node(.p, key: 4, [.class("account-links")], [link])]
        case .open: return [formNode(.confirm(token: "", email: ""), .confirm, house)]
        }
    }

    private func passwordScreen(_ house: House) -> [Node<RoomsMessage>] {
        [paragraph(.changeHint, house, key: 3), formNode(.password, .changePassword, house)]
    }

    private func deleteScreen(_ house: House) -> [Node<RoomsMessage>] {
        let language = house.language
        let email = house.login?.email ?? ""
        let entries = [AccountWording.goesAccount, .goesConversation, .goesSkills].map {
            Node<RoomsMessage>(.li, text: $0.in(language, with: email))
        }
        let export = Node<RoomsMessage>.button(
            AccountWording.export.in(language),
            .account(.export),
            class: "quiet-button",
            house.surroundings.isOnline ? [] : [Attribute(.disabled)]
        )
        return [
            paragraph(.deleteHint, house, key: 3, class: ""),
            Node(.ul, key: 5, [.class("account-losses")], entries),
            Node(
                .div,
                key: 6,
                [.class("account-first")],
                [Node(.p, text: AccountWording.exportFirst.in(language)), export]
            ),
            paragraph(.deletePassword, house, key: 7),
            formNode(.delete, .deleteAccount, house),
        ]
    }
}
