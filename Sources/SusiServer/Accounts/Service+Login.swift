// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// How long a token is good for unless an app asks for another time, in seconds.
    static let usualValidity: Int64 = 604_800
    /// How often an account may be logged in at the same time; then the oldest login ends.
    private static let loginLimit = 500
    /// The longest time there is; old apps read no larger number.
    private static let longestValidity = Int64(Int32.max)

    /// Logs somebody in or out, says whether somebody is, or removes the account.
    func login(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let arguments = inquiry.arguments
        if arguments.flag(.checkLogin) { return .now(checkLogin(inquiry)) }
        if arguments.flag(.logout) { return try logout(inquiry) }
        if arguments.flag(.delete) {
            guard let account = inquiry.account else { throw Refusal(401, "Unauthorized") }
            return remove(account, inquiry, saying: "Account deletion successful")
        }
        let validity = try Service.validity(arguments.long(.validSeconds))
        let password = arguments.text(.password) ?? ""
        guard let person = EmailAddress(arguments.text(.login) ?? "") else {
            throw Service.noSuchAccount
        }
        return store.read { try $0.accounts.credentials(of: person.description) }.then { found in
            self.proceed(for: inquiry) {
                let credentials = try found.get()
                return self.office.verify(password, of: person, credentials, for: inquiry).then {
                    verdict in
                    self.proceed(for: inquiry) {
                        guard let credentials else {
                            _ = try verdict.get()
                            throw Service.noSuchAccount
                        }
                        guard case .right(let renewed) = try verdict.get() else {
                            throw Service.wrongPassword
                        }
                        return try self.admit(credentials.account, inquiry, renewed, validity)
                    }
                }
            }
        }
    }

    static let noSuchAccount = Refusal(401, "Invalid credentials")
    static let wrongPassword = Refusal(422, "Invalid credentials")

    /// The outcome of a further step, or of what refused it.
    func proceed(for inquiry: Inquiry, _ body: () throws -> Outcome) -> Outcome {
        do {
            return try body()
        } catch {
            return .now(refusal(error).response(to: inquiry.identity))
        }
    }
}

extension Service {
    /// Gives a token to who has the right password, in the way that was asked for.
    private func admit(
        _ account: Account,
        _ inquiry: Inquiry,
        _ renewed: PasswordHash?,
        _ validity: Int64?
    ) throws(Refusal) -> Outcome {
        guard account.isConfirmed else { throw Refusal(403, "User not yet activated") }
        let type = inquiry.arguments.text(.type) ?? ""
        let now = inquiry.arrival
        let address = inquiry.guest.address.description
        if type == "check_password" {
            return .now(inquiry.response(plain(inquiry, "This is the right password.")))
        }
        let token = Token()
        let isCookie = type != "access-token"
        let seconds = type == "session" ? 86_400 : validity
        let end = seconds.map { now.advanced(byMilliseconds: $0 * 1000) }
        return writing(for: inquiry) { transaction in
            try transaction.accounts.noteLogin(of: account.id, from: address, at: now)
            if let renewed {
                try transaction.accounts.setPassword(renewed.text, of: account.id)
            }
            let kind: TokenKind = isCookie ? .cookie : .access
            try transaction.tokens.add(token.digest, kind, for: account.id, at: now, until: end)
            try transaction.tokens.endOldLogins(of: account.id, keeping: Service.loginLimit)
        } answer: {
            var reply = LoginReply(
                email: account.email,
                accessToken: token.text,
                validSeconds: seconds ?? Service.longestValidity,
                uuid: MD5.hex(account.email)
            )
            if isCookie { reply.accessToken = nil }
            var response = inquiry.response(reply.strict().object)
            if isCookie {
                let age = type == "session" ? nil : seconds ?? Service.longestValidity
                response.fields["Set-Cookie"] = LoginCookie.field(
                    setting: token,
                    seconds: age,
                    isSecure: self.office.options.publicURL?.hasPrefix("https:") == true
                )
            }
            return response
        }
    }

    /// For how long a token is wanted; nil where it is never to end.
    private static func validity(_ asked: Int64?) throws(Refusal) -> Int64? {
        guard let asked else { return usualValidity }
        if asked == -1 { return nil }
        guard asked > 0 else {
            throw Refusal(422, "valid_seconds has to be positive, or -1 for a token without end.")
        }
        return min(asked, longestValidity)
    }

    private func checkLogin(_ inquiry: Inquiry) -> HTTPResponse {
        var reply = LoginReply()
        reply.loggedIn = inquiry.account != nil
        reply.envelope = inquiry.accepted(
            inquiry.account.map { "You are logged in as \($0.email)" } ?? "You are not logged in"
        )
        return inquiry.response(reply.strict().object)
    }

    private func logout(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        guard inquiry.account != nil, let token = inquiry.token else {
            throw Refusal(401, "Unauthorized")
        }
        return writing(for: inquiry) {
            try $0.tokens.end(token.digest)
        } answer: { _ in
            var response = inquiry.response(self.plain(inquiry, "Logout successful"))
            response.fields["Set-Cookie"] = LoginCookie.removal
            return response
        }
    }

    /// Removes an account with everything that is its owner's.
    func remove(_ account: Account, _ inquiry: Inquiry, saying words: String) -> Outcome {
        writing(for: inquiry) {
            try $0.accounts.remove(account.id)
        } answer: {
            self.log(.info, "account removed", ["by": inquiry.role.name])
            return inquiry.response(self.plain(inquiry, words))
        }
    }

    /// A reply that says no more than that it worked.
    func plain(_ inquiry: Inquiry, _ message: String) -> JSONObject {
        var reply = PlainReply()
        reply.envelope = inquiry.accepted(message)
        return reply.object
    }

    /// A reply that says, with a good status, that it did not work; old apps know some of these.
    func failed(_ inquiry: Inquiry, _ message: String) -> HTTPResponse {
        var reply = PlainReply()
        reply.envelope = .refused(message)
        reply.envelope.session = Session(inquiry.identity)
        return inquiry.response(reply.object)
    }
}
