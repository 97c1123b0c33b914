// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc

/// A value behind a lock on which threads can wait for a change.
package final class Monitor<State>: @unchecked Sendable {
    // Reached only while the lock is held.
    private var state: State
    // In memory of their own, because the C library needs them to stay where they are.
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    package init(_ state: sending State) {
        self.state = state
        pthread_mutex_init(lock, nil)
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(change, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    deinit {
        pthread_cond_destroy(change)
        pthread_mutex_destroy(lock)
        change.deallocate()
        lock.deallocate()
    }

    /// Changes the value and wakes whoever waits for that.
    package func update<Result>(_ body: (inout State) -> Result) -> Result {
        pthread_mutex_lock(lock)
        defer {
            pthread_cond_broadcast(change)
            pthread_mutex_unlock(lock)
        }
        return body(&state)
    }

    /// Changes the value and wakes one of those who wait; only where all of them wait for the same.
    package func updateForOne<Result>(_ body: (inout State) -> Result) -> Result {
        pthread_mutex_lock(lock)
        defer {
            pthread_cond_signal(change)
            pthread_mutex_unlock(lock)
        }
        return body(&state)
    }

    /// Looks at the value.
    package func look<Result>(_ body: (State) -> Result) -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return body(state)
    }

    /// Runs the body again after each change until it says so; false when the patience ends first.
    package func wait(atMost patience: Duration, until body: (inout State) -> Bool) -> Bool {
        let end = Self.instant(after: patience)
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        while true {
            if body(&state) { return true }
            var deadline = end
            guard pthread_cond_timedwait(change, lock, &deadline) == 0 else {
                return body(&state)
            }
        }
    }

    private static func instant(after patience: Duration) -> timespec {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        let (seconds, attoseconds) = patience.components
        let nanoseconds = now.tv_nsec + Int(attoseconds / 1_000_000_000)
        return timespec(
            tv_sec: now.tv_sec + Int(seconds) + nanoseconds / 1_000_000_000,
            tv_nsec: nanoseconds % 1_000_000_000
        )
    }
}
