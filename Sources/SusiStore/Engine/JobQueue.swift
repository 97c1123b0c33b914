// Susi. SPDX-License-Identifier: Apache-2.0

/// What waits to be done for a database, in the order in which it came.
final class JobQueue: Sendable {
    private struct State {
        var waiting: [StoreJob] = []
        /// The first of `waiting` that nobody has taken yet.
        var next = 0
        var isClosed = false
    }

    private let state = Monitor(State())
    // Those who wait for the end only must not be woken in place of those who wait for work.
    private let end = Monitor(false)
    private let limit: Int

    /// A queue in which no more than so many may wait.
    init(limit: Int) {
        self.limit = limit
    }

    /// Whether nothing more is taken.
    var isClosed: Bool {
        end.look { $0 }
    }

    /// Takes a job, or fails it at once where too many wait.
    func add(_ job: StoreJob) {
        let refusal: StoreFailure? = state.updateForOne { state in
            if state.isClosed { return .closed }
            if state.waiting.count - state.next >= limit { return .busy }
            state.waiting.append(job)
            return nil
        }
        if let refusal { job.fail(refusal) }
    }

    /// The next jobs, waited for; none where the patience ends first, nil once the queue is closed
    /// and all that was in it is taken.
    func next(_ most: Int, patience: Duration = .seconds(3600)) -> [StoreJob]? {
        var jobs: [StoreJob]? = []
        _ = state.wait(atMost: patience) { state in
            let end = min(state.next + most, state.waiting.count)
            guard state.next < end else {
                if state.isClosed { jobs = nil }
                return state.isClosed
            }
            jobs = Array(state.waiting[state.next..<end])
            state.next = end
            // What is done with is let go now and then, not each time: that would move the rest.
            if state.next == state.waiting.count || state.next >= 1024 {
                state.waiting.removeFirst(state.next)
                state.next = 0
            }
            return true
        }
        return jobs
    }

    /// Fails all that waits.
    func drop(_ failure: StoreFailure) {
        let dropped = state.update { state in
            defer {
                state.waiting = []
                state.next = 0
            }
            return state.waiting[state.next...]
        }
        for job in dropped { job.fail(failure) }
    }

    /// Waits, unless the queue is closed; for whoever would only try in vain.
    func pause(_ duration: Duration) {
        _ = end.wait(atMost: duration) { $0 }
    }

    /// Takes nothing more; what was taken is still done.
    func close() {
        end.update { $0 = true }
        state.update { $0.isClosed = true }
    }
}
