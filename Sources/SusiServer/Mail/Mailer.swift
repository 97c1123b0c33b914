// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import SusiStore
import SusiWire

/// Sends mails on a thread of its own, again and again until they get through or a day is over.
final class Mailer: Sendable {
    fileprivate struct State {
        var outbox: Outbox
        var isClosed = false
    }

    private let state: Monitor<State>
    private let now: @Sendable () -> Instant
    private let thread: pthread_t?

    /// Starts the thread; where the system gives none, no mail is taken.
    ///
    /// - Parameters:
    ///   - server: who takes our mail.
    ///   - outbox: where mails wait.
    ///   - now: the clock.
    ///   - log: hears what could not be sent, never to whom.
    init(
        _ server: MailServer,
        outbox: Outbox = Outbox(),
        now: @escaping @Sendable () -> Instant,
        log: Log
    ) {
        state = Monitor(State(outbox: outbox))
        self.now = now
        let round = Unmanaged.passRetained(Round(server: server, state: state, now: now, log: log))
        var thread = pthread_t()
        let isStarted = pthread_create(&thread, nil, runRounds, round.toOpaque()) == 0
        if !isStarted { round.release() }
        self.thread = isStarted ? thread : nil
    }

    deinit {
        state.update { $0.isClosed = true }
        // What is being sent may take a minute; nobody waits for that.
        if let thread { pthread_detach(thread) }
    }

    /// Takes a mail to be sent; false where too many are waiting.
    func send(_ mail: Mail) -> Bool {
        guard thread != nil else { return false }
        let written = now()
        return state.update {
            $0.outbox.put(mail, identifier: Token().text, at: written)
        }
    }

    /// How many mails wait or are being sent.
    var waiting: Int {
        state.update { $0.outbox.entries.count }
    }

    /// What the thread works with; it must not keep the mailer alive.
    fileprivate final class Round: Sendable {
        private let server: MailServer
        private let state: Monitor<State>
        private let now: @Sendable () -> Instant
        private let log: Log

        init(
            server: MailServer,
            state: Monitor<State>,
            now: @escaping @Sendable () -> Instant,
            log: Log
        ) {
            self.server = server
            self.state = state
            self.now = now
            self.log = log
        }

        func run() {
            while let entry = take() {
                let message = entry.mail.message(
                    from: server.sender,
                    identifier: entry.identifier,
                    date: entry.written
                )
                do throws(MailDelivery.Failure) {
                    try MailDelivery.deliver(message, to: entry.mail.recipient, over: server)
                    state.update { $0.outbox.delivered(entry.identifier) }
                } catch {
                    tell(error, of: entry)
                }
            }
        }

        /// The next mail whose time has come, waited for; nil once the mailer is gone.
        private func take() -> Outbox.Entry? {
            while true {
                var taken: Outbox.Entry?
                var isClosed = false
                let pause = state.update { $0.outbox.pause(at: now()) } ?? 3_600_000
                _ = state.wait(atMost: .milliseconds(min(pause, 3_600_000) + 1)) { state in
                    taken = state.outbox.next(at: now())
                    isClosed = state.isClosed
                    return taken != nil || isClosed
                }
                if isClosed { return nil }
                if let taken { return taken }
            }
        }

        private func tell(_ failure: MailDelivery.Failure, of entry: Outbox.Entry) {
            let fate = state.update {
                $0.outbox.failed(entry.identifier, forGood: failure.isFinal, at: now())
            }
            switch fate {
            case .triedAgain(let time):
                log(
                    .error,
                    "mail not sent yet",
                    ["reason": failure.reason, "again": time.text(.seconds)]
                )
            case .givenUp:
                log(.error, "mail given up", ["reason": failure.reason])
            }
        }
    }
}

private nonisolated func runRounds(
    _ context: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<Mailer.Round>.fromOpaque(context).takeRetainedValue().run() }
    return nil
}
