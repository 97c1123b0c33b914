// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc

/// Wakes a thread that waits for a socket, once and for all.
final class Bell: Sendable {
    private let heard: Int32
    private let rung: Int32

    init() throws(StoreFailure) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw .failed("the system gives no sockets: \(String(cString: strerror(errno)))")
        }
        (heard, rung) = (ends[0], ends[1])
    }

    deinit {
        close(heard)
        close(rung)
    }

    /// Wakes whoever waits, now and later.
    func ring() {
        _ = write(rung, [1], 1)
    }

    /// Waits until there is something to read from the socket; true where the bell was rung.
    func isRung(waitingFor socket: Int32 = -1, atMost patience: Duration) -> Bool {
        // A descriptor below zero is left out.
        var waiting = [
            pollfd(fd: heard, events: Int16(POLLIN), revents: 0),
            pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
        ]
        let (seconds, attoseconds) = patience.components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
        _ = poll(&waiting, 2, Int32(clamping: milliseconds))
        return waiting[0].revents != 0
    }
}
