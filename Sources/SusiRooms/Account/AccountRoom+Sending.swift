// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

// What the server is asked.
extension AccountRoom {
    /// Asks for what the form in sight is for.
    mutating func send(_ house: inout House) -> [Effect] {
        guard let drawn else { return [] }
        form.state = .sending
        form.notice = ""
        form.offersLink = false
        let email = form.email
        let ask: Effect
        switch drawn {
        case .login:
            ask = house.ask(
                .account(.loggingIn),
                "aaa/login.json",
                [("login", email), ("password", form[.current]), ("type", "access-token")]
            )
        case .signup:
            ask = house.ask(
                .account(.signingUp),
                "aaa/signup.json",
                [("signup", email), ("password", form[.password])]
            )
        case .forgotten:
            ask = house.ask(
                .account(.recovering),
                "aaa/recoverpassword.json",
                [("forgotemail", email)]
            )
        case .reset(let token):
            ask = house.ask(
                .account(.resetting),
                "aaa/resetpassword.json",
                [("token", token), ("newpass", form[.password])]
            )
        case .confirm(let token, _):
            ask = house.ask(
                .account(.confirming),
                "aaa/signup.json",
                [("access_token", token), ("validateEmail", email)]
            )
        case .password:
            ask = house.ask(
                .account(.changing),
                "aaa/changepassword.json",
                [
                    ("changepassword", house.login?.email ?? ""), ("password", form[.current]),
                    ("newpassword", form[.password]),
                ]
            )
        case .home, .delete: return []
        }
        return [ask]
    }

    /// Ends the login here at once, and at the server as far as it can be reached.
    mutating func logOut(_ house: inout House) -> [Effect] {
        house.close()
        guard case .some = house.login else { return [] }
        let ask = house.ask(.account(.loggingOut), "aaa/login.json", [("logout", "true")])
        return [ask, .tell(.logOut(keepsMessages: keepsMessages))]
    }

    /// Removes the account, which takes its password.
    mutating func delete(_ house: inout House) -> [Effect] {
        house.close()
        guard let login = house.login, form.state == .open else { return [] }
        form.state = .sending
        var body = Form()
        body.append("password", form[.current])
        return [
            .send(
                house.tickets.issue(.account(.deleting)),
                body,
                to: "aaa/account",
                method: "DELETE",
                token: login.token
            )
        ]
    }

    /// Fetches all that the server keeps of the person.
    mutating func export(_ house: inout House) -> [Effect] {
        guard let login = house.login, house.surroundings.isOnline else { return [] }
        return [
            .fetch(
                house.tickets.issue(.account(.exporting)),
                "aaa/account",
                headers: [("Authorization", "Bearer \(login.token)")],
                milliseconds: 120_000
            )
        ]
    }
}
