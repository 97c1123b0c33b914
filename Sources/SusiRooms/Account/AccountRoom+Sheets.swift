// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

// What is asked before something goes for good.
extension AccountRoom {
    func sheet(_ layer: AccountLayer, _ house: House) -> Node<RoomsMessage> {
        let language = house.language
        let email = house.login?.email ?? ""
        let question: String
        let button: Node<RoomsMessage>
        switch layer {
        case .logOut:
            question = AccountWording.logOutHint.in(language)
            button = .button(
                AccountWording.logOut.in(language),
                .account(.logOut),
                class: "main-button",
                [.id("account-sure")]
            )
        case .delete:
            question = AccountWording.deleteSure.in(language, with: email)
            button = .button(
                AccountWording.deleteNow.in(language),
                .account(.delete),
                class: "main-button trouble",
                [.id("account-sure")]
            )
        }
        let cancel = Node<RoomsMessage>.button(
            AccountWording.cancel.in(language),
            .house(.close),
            class: "quiet-button"
        )
        return Node(
            .div,
            [.class("sheet account-sheet")],
            [
                Node(.h2, text: layer.title(in: language)),
                Node(.p, text: question),
                .toggle(
                    AccountWording.keepMessages.in(language),
                    AccountWording.keepHint.in(language),
                    isOn: keepsMessages,
                    .account(.keepMessages)
                ),
                Node(.div, [.class("account-buttons")], [cancel, button]),
            ]
        )
    }
}
