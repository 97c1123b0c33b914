// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

// What the server answers.
extension AccountRoom {
    /// An effect is done, or could not be.
    mutating func done(
        _ errand: AccountErrand,
        _ outcome: Outcome,
        _ house: inout House
    ) -> [Effect] {
        switch errand {
        case .exporting: return exported(outcome, &house)
        case .fetchingPicture, .lendingPicture, .pickingPicture, .drawingPicture,
            .sendingPicture:
            return pictured(errand, outcome, &house)
        case .loggingOut: return loggedOut(ServerReply(outcome), &house)
        case .checkingEmail:
            guard case .accepted(let json) = ServerReply(outcome), json["exists"]?.bool == true
            else { return [] }
            form.troubles[.email] = AccountWording.taken.in(house.language)
            return []
        case .resending: return resent(ServerReply(outcome), &house)
        case .askingRule:
            if case .accepted(let json) = ServerReply(outcome) { demand = PasswordDemand(json) }
            return []
        default: break
        }
        switch ServerReply(outcome) {
        case .unreachable:
            form.fail(AccountWording.unreachable.in(house.language))
            return []
        case .accepted(let json): return accepted(errand, json, &house)
        case .refused(let status, let message, _):
            form.state = .open
            return refused(errand, status, message, &house)
        }
    }

    /// It was done.
    private mutating func accepted(
        _ errand: AccountErrand,
        _ json: JSON,
        _ house: inout House
    ) -> [Effect] {
        form.state = .open
        let language = house.language
        switch errand {
        case .loggingIn: return loggedIn(json, &house)
        case .signingUp:
            form.forgetSecrets()
            // Without mail the account can be used at once.
            let words = Array((json["message"]?.string ?? "").utf8)
            guard AccountRoom.contains(words, "verification") else {
                return goOn(to: .login, saying: .signedUp, house)
            }
            form.state = .done
        case .recovering: form.state = .done
        case .readingLink:
            demand = PasswordDemand(json)
            // “Email ID: <address>”
            let words = (json["message"]?.string ?? "").utf8.split(separator: UInt8(ascii: " "))
            linkOwner = words.last.map { String(Substring($0)) } ?? ""
            form[.email] = linkOwner ?? ""
            guard house.surroundings.hasFinePointer else { return [] }
            return [.focus(AccountField.password.id)]
        case .resetting:
            form.forgetSecrets()
            // All logins of the account have ended, maybe this device's, too.
            let isOwn = house.login.map { sameBytes($0.email, form.email) } ?? false
            return (isOwn ? [.tell(.logOut(keepsMessages: true))] : [])
                + goOn(to: .login, saying: .resetDone, house)
        case .confirming:
            guard case .none = house.login else {
                form.state = .done
                form.notice = AccountWording.confirmed.in(language)
                form.isGood = true
                return []
            }
            return goOn(to: .login, saying: .confirmed, house)
        case .changing:
            form.forgetSecrets()
            return [house.go(AccountPlace.home.address, replaces: true)]
                + house.say(AccountWording.changed.in(language))
        case .deleting:
            form.forgetSecrets()
            farewell = .accountDeleted
            // The chat may have noticed before this answer came.
            if case .login = drawn { bidFarewell(house) }
            return [
                .tell(.logOut(keepsMessages: keepsMessages)),
                house.go(AccountPlace.home.address, replaces: true),
            ]
        default: break
        }
        return []
    }

    private mutating func goOn(
        to place: AccountPlace,
        saying words: AccountWording,
        _ house: House
    ) -> [Effect] {
        farewell = words
        return [house.go(place.address, replaces: true)]
    }

    private mutating func loggedIn(_ json: JSON, _ house: inout House) -> [Effect] {
        guard let token = json["access_token"]?.string, !token.isEmpty else {
            form.fail(AccountWording.refused.in(house.language))
            return []
        }
        let seconds = json["valid_seconds"]?.int64 ?? 0
        let isBounded = (1...Int64(Int32.max)).contains(seconds)
        let name = json["session"]?["identity"]?["name"]?.string ?? ""
        let login = Login(
            token: token,
            email: name.isEmpty ? form.email : name,
            expires: isBounded ? house.now + seconds * 1000 : 0
        )
        form.forgetSecrets()
        var effects: [Effect] = [.tell(.logIn(login))]
        // Who wanted something else here finds it now.
        switch Room(address: house.surroundings.address) {
        case .account(.home), .account(.login):
            effects.append(house.go(Screen.chat.address, replaces: true))
        default: break
        }
        return effects
    }

    /// Whether another mail with the link is on its way; the form stays as it is.
    private mutating func resent(_ reply: ServerReply, _ house: inout House) -> [Effect] {
        let language = house.language
        switch reply {
        case .accepted:
            form.offersLink = false
            return house.say(AccountWording.resent.in(language))
        case .unreachable: return house.say(AccountWording.unreachable.in(language))
        case .refused(407, _, _): return house.say(AccountWording.alreadyConfirmed.in(language))
        case .refused(401, _, _): return house.say(AccountWording.unknownEmail.in(language))
        case .refused(_, let message, _):
            let own = AccountWording.refused.in(language)
            return house.say(message.isEmpty ? own : message)
        }
    }

    private func loggedOut(_ reply: ServerReply, _ house: inout House) -> [Effect] {
        // A token that the server no longer knows is one that has ended.
        if case .unreachable = reply {
            return house.say(AccountWording.loggedOutHere.in(house.language))
        }
        return house.say(AccountWording.loggedOut.in(house.language))
    }

    private func exported(_ outcome: Outcome, _ house: inout House) -> [Effect] {
        guard let answer = FetchAnswer(outcome.value) else {
            return house.say(AccountWording.unreachable.in(house.language))
        }
        switch answer.status {
        case 200:
            let save = Effect.save(
                name: "susi-account.json",
                type: "application/json",
                answer.body
            )
            return [save] + house.say(AccountWording.exported.in(house.language))
        case 401: return [.tell(.sessionEnded)]
        default: return house.say(AccountWording.refused.in(house.language))
        }
    }

    static func contains(_ bytes: [UInt8], _ part: StaticString) -> Bool {
        let part = Array("\(part)".utf8)
        guard bytes.count >= part.count else { return false }
        return (0...bytes.count - part.count).contains { bytes[$0...].starts(with: part) }
    }
}
