// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc

/// The wishes of the system and of the person at the keyboard that the program end.
public struct StopSignal: Sendable {
    /// Holds those signals back from now on, for all threads that start later.
    ///
    /// Has to be called before any thread is started. Writing to a closed pipe or socket becomes an
    /// ordinary error.
    public init() {
        signal(SIGPIPE, SIG_IGN)
        var signals = StopSignal.signals
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Waits for a signal; the next one after it ends the program at once.
    public func wait() -> String {
        var signals = StopSignal.signals
        var received: Int32 = 0
        while sigwait(&signals, &received) != 0 {}
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        return received == SIGINT ? "SIGINT" : "SIGTERM"
    }

    private static var signals: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        sigaddset(&signals, SIGINT)
        return signals
    }
}
