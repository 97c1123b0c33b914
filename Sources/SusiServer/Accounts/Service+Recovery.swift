// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Synchronization

extension Service {
    /// Sends a link for a new password, or says whose link it is and what passwords are taken.
    func recoverPassword(_ inquiry: Inquiry, _ request: HTTPRequest) throws(Refusal) -> Outcome {
        if inquiry.arguments.flag(.getParameters) { return try recoveryRule(inquiry) }
        try office.take(.mail, for: inquiry)
        guard let person = EmailAddress(inquiry.arguments.text(.forgotEmail) ?? "") else {
            throw Refusal(422, "email does not exist")
        }
        let hasMail = office.mailer != nil
        let token = Token()
        let now = inquiry.arrival
        let language = Service.language(of: request)
        return writing(for: inquiry) { transaction in
            guard let found = try transaction.accounts.credentials(of: person.description) else {
                throw Refusal(422, "email does not exist")
            }
            guard hasMail else { return false }
            try transaction.tokens.endAll(of: found.account.id, .recovery)
            try transaction.tokens.add(
                token.digest,
                .recovery,
                for: found.account.id,
                at: now,
                until: now.advanced(byMilliseconds: Service.linkValidity)
            )
            let link = self.office.link(to: "reset", token)
            let mail = Letters.recovery(for: person, link: link, in: language)
            return try self.office.post(mail, in: transaction, at: now)
        } answer: { isPosted in
            guard hasMail else {
                return self.failed(
                    inquiry,
                    "This server sends no mail. Whoever runs it can give you a link for a new password."
                )
            }
            return self.posted(
                isPosted,
                inquiry,
                saying: "Recovery email sent to your email ID. Please check"
            )
        }
    }

    private func recoveryRule(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        guard let text = inquiry.arguments.text(.token) else {
            throw Refusal(
                400,
                "your request does not contain the required data: the token is missing."
            )
        }
        let digest = Token(sent: text)?.digest
        let now = inquiry.arrival
        return reading(for: inquiry) { transaction in
            try Service.recovery(digest, transaction, at: now)
        } answer: { account in
            var rule = PasswordRule()
            rule.regex = self.office.demands.expression
            rule.tooltip = self.office.demands.text
            rule.envelope = inquiry.accepted("Email ID: \(account.email)")
            return inquiry.response(rule.object)
        }
    }

    /// Sets a new password with a link that only the owner of the address has been sent.
    func resetPassword(_ inquiry: Inquiry, _ request: HTTPRequest) throws(Refusal) -> Outcome {
        let digest = Token(sent: inquiry.arguments.text(.token) ?? "")?.digest
        let password = inquiry.arguments.text(.newPass) ?? ""
        let now = inquiry.arrival
        let language = Service.language(of: request)
        return store.read { try Service.recovery(digest, $0, at: now) }.then { found in
            self.proceed(for: inquiry) {
                let account = try found.get()
                let person = try Service.address(of: account)
                if let objection = self.office.demands.objection(to: password, of: person) {
                    throw Refusal(422, objection)
                }
                return self.office.hash(password).then { hash in
                    self.writing(for: inquiry) { transaction in
                        // The link works once, also where it is followed twice at the same time.
                        guard let digest, try transaction.tokens.end(digest) else {
                            throw Service.linkInvalid
                        }
                        try transaction.accounts.setPassword(try hash.get().text, of: account.id)
                        try transaction.accounts.confirm(account.id)
                        try transaction.tokens.endAll(of: account.id)
                        let letter = Letters.passwordChanged(of: person, in: language)
                        try self.office.tell(letter, in: transaction)
                    } answer: {
                        self.office.recognise(person, inquiry)
                        self.office.sendMails()
                        return inquiry.response(
                            self.plain(inquiry, "Your password has been changed!")
                        )
                    }
                }
            }
        }
    }

    /// Forgets tokens a day after their end, and mails two days after they were written.
    ///
    /// Once an hour; until then links can say that they have expired.
    func forgetEndedTokens(at now: Instant) {
        let isDue = tokensTidied.withLock { last in
            guard last.advanced(byMilliseconds: 3_600_000) <= now else { return false }
            last = now
            return true
        }
        guard isDue else { return }
        let end = now.advanced(byMilliseconds: -86_400_000)
        store.write { transaction in
            try transaction.tokens.forgetEnded(at: end)
            // The mailer gives up sooner; but nobody may have named a mail server any more.
            try transaction.mails.forget(writtenBefore: end.advanced(byMilliseconds: -86_400_000))
        }.whenDone { result in
            guard case .failure(let error) = result else { return }
            self.log(
                .error,
                "tokens and mails not tidied",
                ["reason": self.refusal(error).message]
            )
        }
    }

    private static let linkInvalid = Refusal(
        422,
        "This link is not valid. Please ask for a new one."
    )

    /// Whose link for a new password it is.
    private static func recovery(
        _ digest: [UInt8]?,
        _ transaction: Transaction,
        at now: Instant
    ) throws -> Account {
        // Also links that have ended are found, to say so.
        guard let digest, let token = try transaction.tokens.find(digest, at: .earliest),
            token.kind == .recovery
        else { throw linkInvalid }
        if let end = token.expires, end <= now {
            throw Refusal(401, "This link has expired. Please ask for a new one.")
        }
        return token.account
    }

    static func address(of account: Account) throws(Refusal) -> EmailAddress {
        guard let person = EmailAddress(account.email) else {
            throw Refusal(500, "This account has no valid address.")
        }
        return person
    }
}

extension Service {
    /// Changes the password of who is logged in and knows the old one.
    func changePassword(_ inquiry: Inquiry, _ request: HTTPRequest) throws(Refusal) -> Outcome {
        let arguments = inquiry.arguments
        guard let account = inquiry.account,
            let person = EmailAddress(arguments.text(.changePassword) ?? ""),
            person.description == account.email
        else { throw Service.wrongPassword }
        let old = arguments.text(.password) ?? ""
        let new = arguments.text(.newPassword) ?? ""
        let kept = inquiry.token?.digest ?? []
        let language = Service.language(of: request)
        return proving(account, old, inquiry) {
            if new == old {
                return .now(
                    self.failed(inquiry, "Your current password matches new password.")
                )
            }
            if let objection = self.office.demands.objection(to: new, of: person) {
                throw Refusal(422, objection)
            }
            return self.office.hash(new).then { hash in
                self.writing(for: inquiry) { transaction in
                    try transaction.accounts.setPassword(try hash.get().text, of: account.id)
                    // Whoever else was logged in has to know the new one.
                    try transaction.tokens.endAll(of: account.id, except: kept)
                    let letter = Letters.passwordChanged(of: person, in: language)
                    try self.office.tell(letter, in: transaction)
                } answer: {
                    self.office.sendMails()
                    return inquiry.response(self.plain(inquiry, "Your password has been changed!"))
                }
            }
        }
    }

    /// Goes on only for who knows the account's password.
    func proving(
        _ account: Account,
        _ password: String,
        _ inquiry: Inquiry,
        _ next: @escaping @Sendable () throws -> Outcome
    ) -> Outcome {
        store.read { try $0.accounts.credentials(of: account.id) }.then { found in
            self.proceed(for: inquiry) {
                let credentials = try found.get()
                let person = try Service.address(of: account)
                return self.office.verify(password, of: person, credentials, for: inquiry).then {
                    verdict in
                    self.proceed(for: inquiry) {
                        guard case .right = try verdict.get() else { throw Service.wrongPassword }
                        return try next()
                    }
                }
            }
        }
    }
}
