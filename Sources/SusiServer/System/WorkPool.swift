// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import SusiStore

/// A few threads for work that would hold up others; each starts with the first work there is for
/// it, and ends with the pool.
final class WorkPool: Sendable {
    typealias Work = @Sendable () -> Void

    private struct State {
        var waiting: [Work] = []
        /// The first of `waiting` that nobody has taken yet.
        var next = 0
        var threads = 0
        var isClosed = false
    }

    private let state = Monitor(State())
    private let limit: Int

    /// A pool with at most so many threads.
    init(threads limit: Int) {
        self.limit = limit
    }

    deinit {
        // What has not begun is dropped, outside the lock: dropping it may do something.
        let dropped = state.update { state in
            defer { state.waiting = [] }
            state.isClosed = true
            return state.waiting
        }
        _ = dropped
    }

    /// Has the work done, after what came before it; false where the system starts no thread for it.
    func begin(_ work: @escaping Work) -> Bool {
        let needsThread = state.update { state in
            state.waiting.append(work)
            guard state.threads < limit else { return false }
            state.threads += 1
            return true
        }
        guard needsThread else { return true }
        let context = Unmanaged.passRetained(state)
        var thread = pthread_t()
        guard pthread_create(&thread, nil, runWorker, context.toOpaque()) == 0 else {
            context.release()
            // The threads there are will do it; where there is none, nobody will.
            return state.update { state in
                state.threads -= 1
                if state.threads == 0 {
                    state.waiting = []
                    state.next = 0
                }
                return state.threads > 0
            }
        }
        pthread_detach(thread)
        return true
    }

    fileprivate static func run(_ context: UnsafeMutableRawPointer) {
        let state = Unmanaged<Monitor<State>>.fromOpaque(context).takeRetainedValue()
        while let work = take(from: state) {
            work()
        }
    }

    /// The next piece of work, waited for; nil once the pool is gone.
    private static func take(from state: Monitor<State>) -> Work? {
        while true {
            var taken: Work?
            var isClosed = false
            _ = state.wait(atMost: .seconds(3600)) { state in
                isClosed = state.isClosed
                guard !isClosed, state.next < state.waiting.count else { return isClosed }
                taken = state.waiting[state.next]
                state.next += 1
                if state.next == state.waiting.count {
                    state.waiting.removeAll(keepingCapacity: true)
                    state.next = 0
                }
                return true
            }
            if taken != nil || isClosed { return taken }
        }
    }
}

private nonisolated func runWorker(
    _ context: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
    if let context { WorkPool.run(context) }
    return nil
}
