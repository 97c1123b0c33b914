// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

/// Where accounts are made, entered, left and removed.
struct AccountRoom {
    /// What is in sight; nil where nobody is in the room.
    var drawn: AccountPlace?
    var form = AccountForm()
    /// What passwords the server takes; nil until it has said so.
    var demand: PasswordDemand?
    /// Whose the link is that was followed; nil until the server has said so.
    var linkOwner: String?
    /// What the next form begins with.
    var farewell: AccountWording?
    /// Whether this device's messages stay when somebody logs out.
    var keepsMessages = false
    var picture = AccountPicture()

    /// The person comes in, or goes from one of its screens to another.
    mutating func enter(_ place: AccountPlace, _ house: inout House) -> [Effect] {
        let next = place.drawn(for: house.login)
        let title = Effect.tell(.title("Susi – \(next.title.in(house.language))"))
        if case .none = house.login { picture = AccountPicture() }
        // Somebody has logged in or out, and the same is drawn as before.
        if let drawn, drawn == next { return [title] + showPicture(&house) }
        let effects = stopWaiting(&house)
        form = form.next()
        drawn = next
        switch next {
        // It stays to be said to who is logged in no more in a moment.
        case .home: break
        default:
            if place.needsLogin, case .login = next { farewell = farewell ?? .loginFirst }
            bidFarewell(house)
        }
        return effects + [title] + begin(next, &house)
    }

    /// Nobody is in the room any more; what they have typed goes with them.
    mutating func leave(_ house: inout House) -> [Effect] {
        form = AccountForm()
        drawn = nil
        linkOwner = nil
        farewell = nil
        keepsMessages = false
        return stopWaiting(&house)
    }

    /// Says in the form in sight what came of the one before.
    mutating func bidFarewell(_ house: House) {
        guard let farewell else { return }
        form.notice = farewell.in(house.language)
        form.isGood = true
        self.farewell = nil
    }

    /// What a screen needs that comes into sight.
    private mutating func begin(_ place: AccountPlace, _ house: inout House) -> [Effect] {
        var effects: [Effect] = []
        switch place {
        case .home: effects = showPicture(&house)
        case .signup, .password: effects = askRule(&house)
        case .reset(let token):
            linkOwner = nil
            form.state = .sending
            effects = [
                house.ask(
                    .account(.readingLink),
                    "aaa/recoverpassword.json",
                    [("getParameters", "true"), ("token", token)]
                )
            ]
        case .confirm(_, let email):
            form[.email] = email
            if EmailFormat.isRight(email), house.surroundings.isOnline {
                effects = send(&house)
            }
        case .login, .forgotten, .delete: break
        }
        // On phones the keyboard would hide half of the screen before it is read.
        if house.surroundings.hasFinePointer, form.state == .open,
            let first = place.fields.first(where: { form[$0].isEmpty })
        {
            effects.append(.focus(first.id))
        }
        return effects
    }

    private mutating func askRule(_ house: inout House) -> [Effect] {
        if case .some = demand { return [] }
        return [
            house.ask(.account(.askingRule), "aaa/signup.json", [("getParameters", "true")])
        ]
    }

    /// Whatever the form waits for is not waited for any more.
    private func stopWaiting(_ house: inout House) -> [Effect] {
        house.tickets.cancel { errand in
            guard case .account(let errand) = errand else { return false }
            switch errand {
            // It was wished for, wherever the person is when it comes.
            case .loggingOut, .exporting, .askingRule, .deleting: return false
            default: return true
            }
        }
    }
}
