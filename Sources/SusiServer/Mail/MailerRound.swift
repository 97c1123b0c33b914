// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

/// What a mailer's thread does; it must not keep the mailer alive.
final class MailerRound: @unchecked Sendable {
    /// What the mailer wants of its thread.
    enum Wish { case rest, look, end }

    /// How long a mail is this server's alone; more than any attempt takes.
    private static let claim = Duration.seconds(600)
    /// How long nobody looks whether another server has left a mail behind.
    private static let longestRest = Duration.seconds(60)
    /// How long to wait where the store cannot be asked.
    private static let pauseAfterFailure = Duration.seconds(10)

    private let server: MailServer
    private let store: Store
    private let pauses: MailPauses
    private let wish: Monitor<Wish>
    private let now: @Sendable () -> Instant
    private let log: Log
    /// Mails that are done with, which the store could not be told; only the thread touches it.
    private var done: Set<String> = []

    init(
        _ server: MailServer,
        store: Store,
        pauses: MailPauses,
        wish: Monitor<Wish>,
        now: @escaping @Sendable () -> Instant,
        log: Log
    ) {
        self.server = server
        self.store = store
        self.pauses = pauses
        self.wish = wish
        self.now = now
        self.log = log
    }

    func run() {
        while true {
            // Whoever wakes it from here on means what is looked for next or later.
            let isOver = wish.update { wish in
                if wish == .look { wish = .rest }
                return wish == .end
            }
            if isOver { return }
            switch next() {
            case .success(let mail?): deliver(mail)
            case .success(nil): rest(until: store.read { try $0.mails.nextTime() }.waited())
            case .failure(StoreFailure.closed): return
            case .failure: rest(MailerRound.pauseAfterFailure)
            }
        }
    }

    /// The next mail whose time has come, which no other server then sends.
    private func next() -> Result<WaitingMail?, any Error> {
        let now = now()
        let end = now.advanced(byMilliseconds: MailerRound.claim.wholeMilliseconds)
        return store.read { try $0.mails.nextTime() }.then { time in
            // Most of the time there is none, and nothing needs to be written.
            guard case .success(let time?) = time, time <= now else {
                return .now(time.map { _ in nil })
            }
            return self.store.write { try $0.mails.claim(at: now, until: end) }
        }.waited()
    }

    private func rest(until time: Result<Instant?, any Error>) {
        guard case .success(let time) = time else { return rest(MailerRound.pauseAfterFailure) }
        let pause = time.map { max(1, $0.milliseconds - now().milliseconds) } ?? .max
        rest(min(.milliseconds(min(pause, 3_600_000)), MailerRound.longestRest))
    }

    private func rest(_ pause: Duration) {
        _ = wish.wait(atMost: pause) { $0 != .rest }
    }

    private func deliver(_ waiting: WaitingMail) {
        guard !done.contains(waiting.name) else { return forget(waiting) }
        guard !pauses.isOver(waiting, at: now()),
            let recipient = EmailAddress(waiting.recipient)
        else { return giveUp(waiting, "it is more than a day old") }
        let mail = Mail(recipient: recipient, subject: waiting.subject, text: waiting.text)
        let message = mail.message(
            from: server.sender,
            identifier: waiting.name,
            date: waiting.written
        )
        do throws(MailDelivery.Failure) {
            try MailDelivery.deliver(message, to: recipient, over: server)
            forget(waiting)
        } catch {
            guard !error.isFinal, let time = pauses.next(after: waiting, at: now()) else {
                return giveUp(waiting, error.reason)
            }
            // Where this cannot be stored, it is tried again when the claim ends.
            _ = store.write { try $0.mails.putOff(waiting.name, until: time) }.waited()
            log(
                .error,
                "mail not sent yet",
                ["reason": error.reason, "again": time.text(.seconds)]
            )
        }
    }

    private func giveUp(_ mail: WaitingMail, _ reason: String) {
        forget(mail)
        log(.error, "mail given up", ["reason": reason])
    }

    private func forget(_ mail: WaitingMail) {
        done.insert(mail.name)
        let result = store.write { try $0.mails.remove(mail.name) }.waited()
        if case .success = result { done.remove(mail.name) }
    }
}
