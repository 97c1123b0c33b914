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
                class: "main-button"
            )
        case .delete:
            question = AccountWording.deleteSure.in(language, with: email)
            button = .button(
                AccountWording.deleteNow.in(language),
                .account(.delete),
                class: "main-button trouble"
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
                keeping(language),
                Node(.div, [.class("account-buttons")], [cancel, button]),
            ]
        )
    }

    /// Whether this device's messages stay.
    private func keeping(_ language: AppLanguage) -> Node<RoomsMessage> {
        var attributes = [
            Attribute.id("account-keep"), Attribute(.type, "checkbox"), .role("switch"),
            Attribute(.ariaDescribedBy, "account-keep-hint"),
        ]
        if keepsMessages { attributes.append(Attribute(.checked)) }
        let names = Node<RoomsMessage>(
            .span,
            [.class("names")],
            [
                Node(
                    .label,
                    [Attribute(.labelled, "account-keep")],
                    text: AccountWording.keepMessages.in(language)
                ),
                Node(
                    .span,
                    [.id("account-keep-hint"), .class("hint quiet")],
                    text: AccountWording.keepHint.in(language)
                ),
            ]
        )
        let input = Node<RoomsMessage>(
            .input,
            attributes,
            on: [Handler(.change, .account(.keepMessages))]
        )
        return Node(.div, [.class("setting")], [names, input])
    }
}
