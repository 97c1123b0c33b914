// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiStore
import SusiWire
import Synchronization

/// What accounts are kept with: passwords, limits, mail, and what the administrator decided.
public final class AccountOffice: Sendable {
    /// What an administrator decides about accounts.
    public struct Options: Sendable {
        /// Whether everybody may make an account; the first one can always be made.
        public var allowsSignup = true
        /// The fewest signs of a password; never less than six.
        public var shortestPassword = 8
        /// Who takes our mail; without one, accounts work at once.
        public var mailServer: MailServer?
        /// Where people find this server, for links in mails.
        public var publicURL: String?

        /// The usual decisions.
        public init() {}
    }

    let options: Options
    let passwords: Passwords
    let demands: PasswordDemands
    let mailer: Mailer?
    private let limits = Mutex(RateLimits())
    private let log: Log

    /// Opens the office.
    public convenience init(_ options: Options = Options(), store: Store, log: Log) {
        self.init(options, store: store, cost: .usual, now: ClockAndDice.real.now, log: log)
    }

    /// Opens the office with another cost of passwords and another clock, as tests do.
    init(
        _ options: Options,
        store: Store,
        cost: PasswordHash.Cost,
        now: @escaping @Sendable () -> Instant,
        log: Log
    ) {
        self.options = options
        passwords = Passwords(cost: cost)
        demands = PasswordDemands(shortest: options.shortestPassword)
        mailer = options.mailServer.map { Mailer($0, store: store, now: now, log: log) }
        self.log = log
    }
}

extension AccountOffice {
    /// Does something that is limited by address, or refuses it.
    func take(_ deed: RateLimits.Deed, for inquiry: Inquiry) throws(Refusal) {
        let address = inquiry.guest.address
        guard let wait = limits.withLock({ $0.take(deed, from: address, at: inquiry.arrival) })
        else { return }
        throw .tooMany(429, "Too many requests of this kind came from your address.", wait)
    }

    /// Refuses who asks for anything too often; the machine itself may.
    func takeRequest(of guest: Guest, at now: Instant) throws(Refusal) {
        guard !guest.address.isLoopback,
            let wait = limits.withLock({ $0.take(.request, from: guest.address, at: now) })
        else { return }
        throw .tooMany(503, "your request frequency is too high.", wait)
    }

    /// Tries a password, within the limits on wrong ones.
    func verify(
        _ password: String,
        of person: EmailAddress,
        _ credentials: Credentials?,
        for inquiry: Inquiry
    ) -> Eventually<Result<Passwords.Verdict, Refusal>> {
        let address = inquiry.guest.address
        let admission = limits.withLock {
            $0.beginLogin(
                of: person,
                from: address,
                lastSeenAt: credentials?.lastLoginAddress.flatMap { IPAddress($0) },
                at: inquiry.arrival
            )
        }
        let attempt: RateLimits.Attempt
        switch admission {
        case .attempt(let begun): attempt = begun
        case .wait(let wait):
            return .now(.failure(.tooMany(403, "Too many invalid login attempts.", wait)))
        }
        let hash = credentials.flatMap {
            $0.password.isEmpty ? nil : PasswordHash(kept: $0.password)
        }
        return passwords.verify(password, against: hash).map { result in
            if result != .success(.wrong) {
                self.limits.withLock { limits in
                    limits.forgive(attempt, at: inquiry.arrival)
                    if case .success = result { limits.recognise(person, at: address) }
                }
            }
            return result.mapError { Refusal($0) }
        }
    }

    /// Hashes a password, or says why not.
    func hash(_ password: String) -> Eventually<Result<PasswordHash, Refusal>> {
        passwords.hash(password).map { $0.mapError { Refusal($0) } }
    }

    /// Somebody was there who can only be the owner of the account.
    func recognise(_ person: EmailAddress, _ inquiry: Inquiry) {
        limits.withLock { $0.recognise(person, at: inquiry.guest.address) }
    }
}

extension AccountOffice {
    /// Leaves a mail to be sent with what a transaction stores; false where too many are waiting.
    ///
    /// Refuses where its recipient gets too many. `sendMails` has it sent after that.
    func post(_ mail: Mail, in transaction: Transaction, at now: Instant) throws -> Bool {
        if let wait = limits.withLock({ $0.takeMail(to: mail.recipient, at: now) }) {
            throw Refusal.tooMany(429, "This address has been sent several mails already.", wait)
        }
        return try mailer?.post(mail, in: transaction) ?? false
    }

    /// Leaves word for the owner of an account, where mails are sent; nothing depends on it.
    func tell(_ mail: Mail, in transaction: Transaction) throws {
        guard let mailer else { return }
        if try !mailer.post(mail, in: transaction) { log(.error, "too many mails are waiting") }
    }

    /// Sends what has been posted; nobody waits for that.
    func sendMails() {
        mailer?.wake()
    }

    /// A link that the page understands; its end is never sent to any server.
    func link(to act: String, _ token: Token, of person: EmailAddress? = nil) -> String {
        let link = AccountOffice.link(to: act, token.text, at: options.publicURL)
        return person.map { "\(link)/\(PercentCoding.encoded($0.description))" } ?? link
    }

    /// The link on the server at that address; on this machine, where nobody gave one.
    static func link(to act: String, _ token: String, at url: String?) -> String {
        let url = url ?? "http://localhost:4000"
        let base = url.hasSuffix("/") ? String(url.dropLast()) : url
        return "\(base)/#/account/\(act)/\(PercentCoding.encoded(token))"
    }
}

extension Refusal {
    /// What was done too often, and after how many milliseconds it may be done again.
    static func tooMany(_ status: Int, _ words: String, _ wait: Int64) -> Refusal {
        let seconds = (wait + 999) / 1000
        let time = seconds < 120 ? "\(seconds) seconds" : "\((seconds + 59) / 60) minutes"
        var refusal = Refusal(status, "\(words) Try again in \(time).")
        refusal.fields["Retry-After"] = "\(seconds)"
        return refusal
    }

    fileprivate init(_ failure: Passwords.Failure) {
        self.init(503, "The server is busy with other passwords. Please try again in a moment.")
        fields["Retry-After"] = "2"
    }
}
