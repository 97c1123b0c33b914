// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import SusiStore
import SusiWire

/// Sends the mails that lie in the store, on a thread of its own, again and again until they get
/// through or a day is over.
///
/// Mails outlive the program, and several servers of one database each send some of them.
final class Mailer: Sendable {
    /// How many may wait.
    static let capacity = 1000

    private let state = Monitor(MailerRound.Wish.look)
    private let now: @Sendable () -> Instant
    private let thread: pthread_t?

    /// Starts the thread; where the system gives none, no mail is taken.
    ///
    /// - Parameters:
    ///   - server: who takes our mail.
    ///   - store: where mails wait.
    ///   - pauses: when they are tried again.
    ///   - now: the clock.
    ///   - log: hears what could not be sent, never to whom.
    init(
        _ server: MailServer,
        store: Store,
        pauses: MailPauses = MailPauses(),
        now: @escaping @Sendable () -> Instant,
        log: Log
    ) {
        self.now = now
        let round = Unmanaged.passRetained(
            MailerRound(server, store: store, pauses: pauses, wish: state, now: now, log: log)
        )
        var thread = pthread_t()
        let isStarted = pthread_create(&thread, nil, runRounds, round.toOpaque()) == 0
        if !isStarted { round.release() }
        self.thread = isStarted ? thread : nil
    }

    deinit {
        state.update { $0 = .end }
        // What is being sent may take a minute; nobody waits for that.
        if let thread { pthread_detach(thread) }
    }

    /// Leaves a mail with what else a transaction stores; false where too many are waiting.
    ///
    /// Once that is stored, `wake` has it sent.
    func post(_ mail: Mail, in transaction: Transaction) throws(StoreFailure) -> Bool {
        guard thread != nil else { return false }
        let waiting = WaitingMail(
            name: Token().text,
            recipient: mail.recipient.description,
            subject: mail.subject,
            text: mail.text,
            written: now()
        )
        return try transaction.mails.add(waiting, most: Mailer.capacity)
    }

    /// Has it look for mails.
    func wake() {
        state.update { if $0 == .rest { $0 = .look } }
    }
}

private nonisolated func runRounds(
    _ context: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<MailerRound>.fromOpaque(context).takeRetainedValue().run() }
    return nil
}
