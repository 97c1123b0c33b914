// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// How long a link in a mail is good for, in milliseconds.
    static let linkValidity: Int64 = 7 * 86_400_000
    /// After how long somebody else may try an address that nobody has confirmed.
    private static let patience: Int64 = 86_400_000

    /// Makes an account, says what passwords are taken, or confirms an address.
    func signup(_ inquiry: Inquiry, _ request: HTTPRequest) throws(Refusal) -> Outcome {
        let arguments = inquiry.arguments
        if arguments.flag(.getParameters) { return .now(passwordRule(inquiry)) }
        if let email = arguments.text(.validateEmail) { return try confirm(email, inquiry) }
        try office.take(.signup, for: inquiry)
        guard let person = EmailAddress(arguments.text(.signup) ?? "") else {
            throw Refusal(422, "No valid email address")
        }
        let password = arguments.text(.password) ?? ""
        if let objection = office.demands.objection(to: password, of: person) {
            throw Refusal(422, objection)
        }
        let language = Service.language(of: request)
        return office.hash(password).then { hash in
            self.proceed(for: inquiry) {
                self.enrol(person, try hash.get(), inquiry, language)
            }
        }
    }

    private func enrol(
        _ person: EmailAddress,
        _ hash: PasswordHash,
        _ inquiry: Inquiry,
        _ language: String
    ) -> Outcome {
        let now = inquiry.arrival
        let allowsSignup = office.options.allowsSignup
        let hasMail = office.mailer != nil
        let token = Token()
        return writing(for: inquiry) { transaction in
            // Of two who sign up at the same time only one can be the first.
            try transaction.hold("accounts")
            let isFirst = try transaction.accounts.count() == 0
            guard isFirst || allowsSignup else { throw Refusal(403, "Public signup disabled") }
            try Service.makeRoom(for: person, transaction, at: now)
            let account = try transaction.accounts.add(
                person.description,
                password: hash.text,
                role: isFirst ? .superadmin : .user,
                isConfirmed: isFirst || !hasMail,
                at: now
            )
            var isPosted = false
            if !account.isConfirmed {
                isPosted = try self.askForConfirmation(
                    of: person,
                    account,
                    token,
                    in: language,
                    transaction,
                    at: now
                )
            }
            return (account, isPosted)
        } answer: { account, isPosted in
            if account.role == .superadmin {
                self.log(.info, "the first account was made; it may do everything")
            }
            guard !account.isConfirmed else {
                return inquiry.response(self.plain(inquiry, "You successfully signed-up!"))
            }
            return self.posted(
                isPosted,
                inquiry,
                saying: """
                    You successfully signed-up! An email with a verification link was sent to \
                    your address.
                    """
            )
        }
    }

    /// An address that has an account is taken, unless nobody has confirmed it for a day.
    private static func makeRoom(
        for person: EmailAddress,
        _ transaction: Transaction,
        at now: Instant
    ) throws {
        guard let found = try transaction.accounts.credentials(of: person.description) else {
            return
        }
        let created = try transaction.accounts.listing(of: found.account.id)?.created ?? now
        guard !found.account.isConfirmed, created.advanced(byMilliseconds: patience) < now else {
            throw Refusal(422, "email is already taken")
        }
        try transaction.accounts.remove(found.account.id)
    }

    /// Leaves the mail with a link to confirm an address; false where too many are waiting.
    private func askForConfirmation(
        of person: EmailAddress,
        _ account: Account,
        _ token: Token,
        in language: String,
        _ transaction: Transaction,
        at now: Instant
    ) throws -> Bool {
        try transaction.tokens.add(
            token.digest,
            .confirmation,
            for: account.id,
            at: now,
            until: now.advanced(byMilliseconds: Service.linkValidity)
        )
        // The page would have to ask for the address otherwise.
        let link = office.link(to: "confirm", token, of: person)
        let mail = Letters.confirmation(of: person, link: link, in: language)
        return try office.post(mail, in: transaction, at: now)
    }

    /// The answer to who waits for a mail that was posted, or was not.
    func posted(_ isPosted: Bool, _ inquiry: Inquiry, saying words: String) -> HTTPResponse {
        guard isPosted else { return failed(inquiry, Service.noMailNow) }
        office.sendMails()
        return inquiry.response(plain(inquiry, words))
    }

    private static let noMailNow = "The mail could not be sent just now. Please try again later."

    /// The language a browser or an app says its person speaks.
    static func language(of request: HTTPRequest) -> String {
        String((request.fields["Accept-Language"] ?? "").prefix(2))
    }
}

extension Service {
    private func passwordRule(_ inquiry: Inquiry) -> HTTPResponse {
        var rule = PasswordRule()
        rule.regex = office.demands.expression
        rule.tooltip = office.demands.text
        rule.envelope = inquiry.accepted("Success: showing parameters")
        return inquiry.response(rule.object)
    }

    /// The owner of an address has followed the link that was sent to it.
    private func confirm(_ email: String, _ inquiry: Inquiry) throws(Refusal) -> Outcome {
        guard let admission = inquiry.admission, let token = inquiry.token,
            admission.kind == .confirmation,
            EmailAddress(email)?.description == admission.account.email
        else {
            throw Refusal(401, "This link is no longer valid. Please ask for a new one.")
        }
        return writing(for: inquiry) { transaction in
            guard try transaction.tokens.end(token.digest) else {
                throw Refusal(401, "This link has been used already.")
            }
            try transaction.accounts.confirm(admission.account.id)
            try transaction.tokens.endAll(of: admission.account.id, .confirmation)
        } answer: {
            inquiry.response(self.plain(inquiry, "You successfully verified your account!"))
        }
    }

    /// Whether an address has an account, which old apps ask while people type.
    func checkRegistration(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        try office.take(.registrationCheck, for: inquiry)
        let sent = inquiry.arguments.text(.checkEmail) ?? ""
        let person = EmailAddress(sent)
        return reading(for: inquiry) { transaction in
            guard let person else { return false }
            return try transaction.accounts.credentials(of: person.description) != nil
        } answer: { exists in
            var check = RegistrationCheck()
            check.exists = exists
            check.email = sent
            check.envelope.accepted = true
            check.envelope.session = Session(inquiry.identity)
            return inquiry.response(check.object)
        }
    }

    /// Sends another link to who has signed up and not confirmed the address yet.
    func resendVerificationLink(
        _ inquiry: Inquiry,
        _ request: HTTPRequest
    ) throws(Refusal) -> Outcome {
        try office.take(.mail, for: inquiry)
        guard let person = EmailAddress(inquiry.arguments.text(.emailID) ?? "") else {
            throw Refusal(422, "No valid email address")
        }
        let token = Token()
        let now = inquiry.arrival
        let language = Service.language(of: request)
        return writing(for: inquiry) { transaction in
            guard let found = try transaction.accounts.credentials(of: person.description) else {
                throw Refusal(401, "Invalid email id. Please Sign up!")
            }
            guard !found.account.isConfirmed else { throw Refusal(407, "User already verified!") }
            try transaction.tokens.endAll(of: found.account.id, .confirmation)
            return try self.askForConfirmation(
                of: person,
                found.account,
                token,
                in: language,
                transaction,
                at: now
            )
        } answer: { isPosted in
            self.posted(
                isPosted,
                inquiry,
                saying: """
                    Your request for a new verification link has been processed! An email with a \
                    verification link was sent to your address.
                    """
            )
        }
    }
}
