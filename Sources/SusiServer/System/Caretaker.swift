// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import SusiStore

/// Does a small job again and again on a thread of its own, until it is let go.
public final class Caretaker: Sendable {
    private let isDone = Monitor(false)
    private let thread: pthread_t?

    /// What its thread works with; it must not keep the caretaker alive.
    private final class Round: Sendable {
        let isDone: Monitor<Bool>
        let pause: Duration
        let job: @Sendable () -> Void

        init(_ isDone: Monitor<Bool>, pause: Duration, job: @escaping @Sendable () -> Void) {
            self.isDone = isDone
            self.pause = pause
            self.job = job
        }

        func run() {
            while !isDone.wait(atMost: pause, until: { $0 }) {
                job()
            }
        }
    }

    /// Begins with a pause; where the system starts no thread, nothing is ever done.
    public init(every pause: Duration, do job: @escaping @Sendable () -> Void) {
        let round = Unmanaged.passRetained(Round(isDone, pause: pause, job: job))
        var thread = pthread_t()
        let isStarted =
            pthread_create(
                &thread,
                nil,
                { context in
                    if let context {
                        Unmanaged<Round>.fromOpaque(context).takeRetainedValue().run()
                    }
                    return nil
                },
                round.toOpaque()
            ) == 0
        if !isStarted { round.release() }
        self.thread = isStarted ? thread : nil
    }

    deinit {
        isDone.update { $0 = true }
        if let thread { pthread_join(thread, nil) }
    }
}
