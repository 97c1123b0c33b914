// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

// Who is logged in, and what can be done about it.
extension AccountRoom {
    func home(_ house: House) -> [Node<RoomsMessage>] {
        guard let login = house.login else { return [] }
        let isOnline = house.surroundings.isOnline
        let language = house.language
        let remove = Node<RoomsMessage>(
            .a,
            [.class("plain trouble"), Attribute(.href, AccountPlace.delete.address)],
            text: AccountWording.deleteAccount.in(language)
        )
        let logOut = Node<RoomsMessage>.act(
            AccountWording.logOut.in(language),
            .account(.askLogOut),
            id: "account-log-out"
        )
        var parts = [
            card(login, house),
            Node(
                .div,
                key: 4,
                [.class("group")],
                [
                    .link(
                        AccountWording.changePassword.in(language),
                        AccountWording.changeHint.in(language),
                        to: AccountPlace.password.address
                    ),
                    row(.picture, .pictureHint, .pickPicture, house, id: "account-picture"),
                    row(.export, .exportHint, .export, house, id: "account-export"),
                ]
            ),
            Node(.div, key: 5, [.class("group")], [logOut, remove]),
            Node(
                .p,
                key: 6,
                [.class("account-links")],
                [link(.toConversation, to: Screen.chat.address, house)]
            ),
        ]
        if !isOnline {
            parts.insert(
                Node(
                    .p,
                    key: 7,
                    [.class("notice"), .role("status")],
                    text: AccountWording.offline.in(house.language)
                ),
                at: 1
            )
        }
        return parts
    }

    private func card(_ login: Login, _ house: House) -> Node<RoomsMessage> {
        let language = house.language
        var lines: [Node<RoomsMessage>] = [
            Node(.p, key: 1, [.class("quiet")], text: AccountWording.loggedInAs.in(language)),
            Node(.p, key: 2, [.class("account-email")], text: login.email),
        ]
        if login.expires > 0 {
            let tenYears: Int64 = 315_360_000_000
            let time = LocalTime(minutesFromUTC: house.surroundings.minutesFromUTC)
            // Not “today”: the sentence names the day.
            let day = time.date(login.expires, now: 0, language)
            let words =
                login.expires - house.now > tenYears
                ? AccountWording.loginStays.in(language)
                : AccountWording.loginEnds.in(language, with: day)
            lines.append(Node(.p, key: 3, [.class("quiet")], text: words))
        }
        return Node(
            .section,
            key: 3,
            [.class("account-card")],
            [portrait(login), Node(.div, key: 2, [.class("names")], lines)]
        )
    }

    /// The picture, else the first letter of the address.
    private func portrait(_ login: Login) -> Node<RoomsMessage> {
        if let address = picture.address {
            return Node(
                .img,
                key: 1,
                [.class("portrait"), Attribute(.src, address), Attribute(.alt, "")]
            )
        }
        let first = login.email.utf8.first ?? UInt8(ascii: "?")
        let capital = first &- 0x61 < 26 ? first - 0x20 : first
        let letter = String(decoding: [capital], as: UTF8.self)
        return Node(
            .div,
            key: 4,
            [.class("portrait letter"), Attribute(.ariaHidden, "true")],
            text: letter
        )
    }

    /// A row that does something, with what that means.
    private func row(
        _ words: AccountWording,
        _ hint: AccountWording,
        _ message: AccountMessage,
        _ house: House,
        id: String
    ) -> Node<RoomsMessage> {
        let language = house.language
        var attributes = [.id(id), Attribute.class("setting way"), Attribute(.type, "button")]
        if !house.surroundings.isOnline { attributes.append(Attribute(.disabled)) }
        return Node(
            .button,
            attributes,
            on: [Handler(.click, .account(message))],
            [.names(words.in(language), hint.in(language))]
        )
    }
}
