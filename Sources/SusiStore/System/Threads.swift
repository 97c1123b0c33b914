// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc

/// Threads that belong together, and that can be waited for.
final class Threads: Sendable {
    private struct State {
        /// How many there are, and which of them have begun.
        var count = 0
        var running: [UInt] = []
    }

    /// What a thread does, from one thread to the other.
    private final class Work: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) {
            self.run = run
        }
    }

    private let state = Monitor(State())

    /// Starts one more.
    func start(_ work: @escaping @Sendable () -> Void) throws(StoreFailure) {
        state.update { $0.count += 1 }
        let context = Unmanaged.passRetained(
            Work { [state] in
                let own = UInt(pthread_self())
                state.update { $0.running.append(own) }
                work()
                state.update { state in
                    state.running.removeAll { $0 == own }
                    state.count -= 1
                }
            }
        )
        var thread = pthread_t()
        guard pthread_create(&thread, nil, runWork, context.toOpaque()) == 0 else {
            context.release()
            state.update { $0.count -= 1 }
            throw .failed("the system starts no thread for it")
        }
        pthread_detach(thread)
    }

    /// Waits until all of them have ended, but for the one that asks: that may be the last to let go
    /// of the store.
    func wait() {
        let own = UInt(pthread_self())
        while !state.wait(
            atMost: .seconds(3600),
            until: { $0.count == ($0.running.contains(own) ? 1 : 0) }
        ) {}
    }

    fileprivate static func run(_ context: UnsafeMutableRawPointer) {
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
    }
}

private nonisolated func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Threads.run(context) }
    return nil
}
