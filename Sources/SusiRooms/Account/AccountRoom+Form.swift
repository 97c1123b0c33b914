// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

// Forms: labels, what is filled in, what is wrong with it, and the button that sends it.
extension AccountRoom {
    /// A form with all that is filled in at a place.
    func formNode(
        _ place: AccountPlace,
        _ button: AccountWording,
        _ house: House
    ) -> Node<RoomsMessage> {
        let language = house.language
        let isOnline = house.surroundings.isOnline
        let isSending = form.state == .sending
        var parts: [Node<RoomsMessage>] = []
        // Password managers want to know whose password it is.
        if !place.fields.contains(.email) {
            let owner = house.login?.email ?? linkOwner ?? ""
            parts.append(
                Node(
                    .input,
                    key: 90,
                    [
                        .class("hidden"), Attribute(.type, "text"), Attribute(.name, "username"),
                        Attribute(.autocomplete, "username"), .value(owner),
                        Attribute(.readOnly), Attribute(.tabIndex, "-1"),
                        Attribute(.ariaHidden, "true"),
                    ]
                )
            )
        }
        parts += place.fields.map { input($0, at: place, house) }
        if !isOnline {
            parts.append(
                Node(
                    .p,
                    key: 91,
                    [.id("account-offline"), .class("notice"), .role("status")],
                    text: AccountWording.offline.in(language)
                )
            )
        }
        var attributes = [
            Attribute.class(place == .delete ? "main-button trouble" : "main-button"),
            Attribute(.type, "submit"),
        ]
        if !isOnline || isSending { attributes.append(Attribute(.disabled)) }
        if !isOnline { attributes.append(Attribute(.ariaDescribedBy, "account-offline")) }
        let name = isSending ? AccountWording.working : button
        let label = Node<RoomsMessage>(.span, key: 2, text: name.in(language))
        parts.append(Node(.button, key: 92, attributes, isSending ? [spinner, label] : [label]))
        return Node(
            .form,
            key: 4,
            [
                .id("account-form"), .class("account-form"), Attribute(.noValidate),
                Attribute(.ariaBusy, isSending ? "true" : "false"),
            ],
            on: [Handler(.submit, .account(.submit))],
            parts
        )
    }

    /// One thing to be filled in, with its label above and what is wrong below.
    func input(
        _ field: AccountField,
        at place: AccountPlace,
        _ house: House
    ) -> Node<RoomsMessage> {
        let language = house.language
        let trouble = form.troubles[field]
        let notes = notes(field, at: place, house)
        var box = [control(field, trouble, notes.map { $0.id }, house)]
        if field.isSecret {
            box.append(revealer(house))
        } else if isRight(field, at: place) {
            box.append(check(language))
        }
        if field == .again, isRight(field, at: place) { box.insert(check(language), at: 1) }
        var parts = [
            Node<RoomsMessage>(
                .label,
                key: 1,
                [Attribute(.labelled, field.id)],
                text: field.label(at: place).in(language)
            ),
            Node(.div, key: 2, [.class("box")], box),
        ]
        if let trouble {
            parts.append(
                Node(.p, key: 3, [.id(field.id + "-trouble"), .class("trouble")], text: trouble)
            )
        }
        parts += notes.map { $0.node }
        let isWrong: Bool = if case .some = trouble { true } else { false }
        return Node(
            .div,
            key: UInt64(field.rawValue) + 1,
            [.class(isWrong ? "field wrong" : "field")],
            parts
        )
    }

    private func control(
        _ field: AccountField,
        _ trouble: String?,
        _ notes: [String],
        _ house: House
    ) -> Node<RoomsMessage> {
        let type =
            switch field {
            case .email: "email"
            case .server: "text"
            default: form.isRevealed ? "text" : "password"
            }
        var attributes = [
            Attribute.id(field.id), Attribute(.name, field.autocomplete), Attribute(.type, type),
            Attribute(.autocomplete, field.autocomplete), .value(form[field]),
            Attribute(.autocapitalize, "none"), Attribute(.autocorrect, "off"),
            Attribute(.spellcheck, "false"), Attribute(.maxLength, "\(AccountField.longest)"),
        ]
        if field != .server { attributes.append(Attribute(.required)) }
        if field == .server { attributes.append(Attribute(.inputMode, "url")) }
        if form.state == .sending { attributes.append(Attribute(.disabled)) }
        var described = notes
        if case .some = trouble {
            attributes.append(Attribute(.ariaInvalid, "true"))
            described.insert(field.id + "-trouble", at: 0)
        }
        if !described.isEmpty {
            let names = described.dropFirst().reduce(described[0]) { $0 + " " + $1 }
            attributes.append(Attribute(.ariaDescribedBy, names))
        }
        return Node(
            .input,
            key: 1,
            attributes,
            on: [
                Handler(.input, .account(.typed(field))),
                Handler(.change, .account(.typed(field))),
                Handler(.blur, .account(.left(field))),
            ]
        )
    }

    /// Whether what stands there can be right as far as anybody can tell while it is typed.
    private func isRight(_ field: AccountField, at place: AccountPlace) -> Bool {
        switch field {
        case .email:
            if case .some = form.troubles[.email] { return false }
            return EmailFormat.isRight(form[.email])
        case .again: return !form[.again].isEmpty && sameBytes(form[.again], form[.password])
        default: return false
        }
    }

    private func check(_ language: AppLanguage) -> Node<RoomsMessage> {
        Node(
            .span,
            key: 2,
            [.class("right"), .role("img"), .label(AccountWording.looksRight.in(language))],
            [Icon.check.node()]
        )
    }

    private func revealer(_ house: House) -> Node<RoomsMessage> {
        let words = form.isRevealed ? AccountWording.hidePassword : .showPassword
        let name = words.in(house.language)
        return Node(
            .button,
            key: 3,
            [
                .class("icon-button"), Attribute(.type, "button"), .label(name),
                Attribute(.title, name),
            ],
            on: [Handler(.click, .account(.reveal))],
            [AccountDrawing.eye(isCrossed: form.isRevealed)]
        )
    }

    /// What stands below a field for a new password: the rule, and how good it is so far.
    private func notes(
        _ field: AccountField,
        at place: AccountPlace,
        _ house: House
    ) -> [(id: String, node: Node<RoomsMessage>)] {
        guard field == .password else { return [] }
        let language = house.language
        var notes: [(id: String, node: Node<RoomsMessage>)] = []
        let demand = demand ?? PasswordDemand()
        if !form[.password].isEmpty {
            let strength = PasswordStrength(
                form[.password],
                email: house.login?.email ?? form.email
            )
            let isShort = PasswordDemand.length(of: form[.password]) < demand.shortest
            let words =
                isShort
                ? AccountWording.tooShort.in(language, with: "\(demand.shortest)")
                : strength.wording.in(language)
            let style: String = isShort ? "short" : strength.style
            // A trouble says the same louder.
            if case .none = form.troubles[.password] {
                let id = "account-strength"
                notes.append(
                    (
                        id,
                        Node(
                            .p,
                            key: 4,
                            [.id(id), .class("strength \(style)"), .role("status")],
                            [Node(.span, [.class("bar")]), Node(.span, text: words)]
                        )
                    )
                )
            }
        }
        let lengths = "\(demand.shortest)" + AccountWording.to.in(language) + "\(demand.longest)"
        let own = AccountWording.ruleLengths.in(language, with: lengths)
        let rule = language == .english && !demand.words.isEmpty ? demand.words : own
        notes.append(
            (
                "account-rule",
                Node(.p, key: 5, [.id("account-rule"), .class("quiet rule")], text: rule)
            )
        )
        return notes
    }
}
