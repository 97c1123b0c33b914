// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

// What people do.
extension AccountRoom {
    mutating func happened(
        _ message: AccountMessage,
        _ detail: EventDetail,
        _ house: inout House
    ) -> [Effect] {
        switch message {
        case .typed(let field):
            form[field] = detail.text(.value)
            retype(field, house)
        case .left(let field): return leave(field, &house)
        case .submit: return [.preventDefault] + submit(&house)
        case .reveal: form.isRevealed.toggle()
        case .resend:
            guard form.state != .sending else { return [] }
            return [
                house.ask(
                    .account(.resending),
                    "aaa/resendVerificationLink.json",
                    [("emailId", form.email)]
                )
            ]
        case .retry:
            let place = Room(address: house.surroundings.address)
            guard case .account(let place) = place else { return [] }
            drawn = nil
            return enter(place, &house)
        case .openServer: return [.preventDefault] + openServer(house)
        case .askLogOut:
            keepsMessages = false
            return house.lay(.account(.logOut))
        case .keepMessages: keepsMessages.toggle()
        case .logOut: return logOut(&house)
        case .export: return export(&house)
        case .pickPicture: return pickPicture(&house)
        case .delete: return delete(&house)
        }
        return []
    }

    /// Troubles that were told go as soon as they are mended; others come only when the field is
    /// left, but for what can be compared while typing.
    private mutating func retype(_ field: AccountField, _ house: House) {
        form.notice = ""
        form.offersLink = false
        if case .some = form.troubles[field] { form.troubles[field] = nil }
        if form.wasLeft(field) { form.troubles[field] = trouble(of: field, house) }
        guard field == .again || field == .password else { return }
        form.troubles[.again] = nil
        let again = form[.again]
        guard !again.isEmpty else { return }
        let isPart = form[.password].utf8.starts(with: again.utf8)
        let isWrong = form.wasLeft(.again) ? !sameBytes(again, form[.password]) : !isPart
        if isWrong { form.troubles[.again] = AccountWording.differ.in(house.language) }
    }

    private mutating func leave(_ field: AccountField, _ house: inout House) -> [Effect] {
        guard !form[field].isEmpty, form.state == .open else { return [] }
        form.leave(field)
        form.troubles[field] = trouble(of: field, house)
        guard field == .email, case .signup = drawn, house.surroundings.isOnline,
            EmailFormat.isRight(form[.email])
        else { return [] }
        return house.tickets.cancel { $0 == .account(.checkingEmail) } + [
            house.ask(
                .account(.checkingEmail),
                "aaa/checkRegistration.json",
                [("check_email", form.email)]
            )
        ]
    }

    /// What is wrong with what stands in a field.
    func trouble(of field: AccountField, _ house: House) -> String? {
        let text = form[field]
        let language = house.language
        switch field {
        case .email:
            if text.isEmpty { return AccountWording.emailMissing.in(language) }
            return EmailFormat.isRight(text) ? nil : AccountWording.emailInvalid.in(language)
        case .current:
            return text.isEmpty ? AccountWording.passwordMissing.in(language) : nil
        case .password:
            let demand = demand ?? PasswordDemand()
            let length = PasswordDemand.length(of: text)
            if length < demand.shortest {
                return AccountWording.tooShort.in(language, with: "\(demand.shortest)")
            }
            guard length > demand.longest else { return nil }
            return AccountWording.tooLong.in(language, with: "\(demand.longest)")
        case .again:
            if text.isEmpty { return AccountWording.againMissing.in(language) }
            return sameBytes(text, form[.password]) ? nil : AccountWording.differ.in(language)
        case .server:
            if case .some = ServerAddress.reading(text) { return nil }
            return AccountWording.serverInvalid.in(language)
        }
    }

    /// Sends what is filled in, or shows the first thing that is wrong with it.
    private mutating func submit(_ house: inout House) -> [Effect] {
        guard let drawn, form.state == .open, house.surroundings.isOnline else { return [] }
        form.notice = ""
        var first: AccountField?
        for field in drawn.fields {
            form.troubles[field] = trouble(of: field, house)
            if case .some = form.troubles[field] { first = first ?? field }
        }
        if let first { return [.focus(first.id)] }
        if case .delete = drawn {
            keepsMessages = false
            return house.lay(.account(.delete))
        }
        return send(&house)
    }

    private mutating func openServer(_ house: House) -> [Effect] {
        guard let address = ServerAddress.reading(form[.server]) else {
            form.troubles[.server] = trouble(of: .server, house)
            return [.focus(AccountField.server.id)]
        }
        return [.open(address)]
    }
}
