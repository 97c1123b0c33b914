// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// A connection from its opening to its end, and by when it has to get on.
///
/// The HTTP library knows only a limit that every byte sets back, which a sender of one byte a
/// minute is content with; here the moment stands fixed for as long as the same thing is waited for.
final class HTTPConnection: Sendable {
    /// The other end.
    let address: IPAddress
    private let deadline: Atomic<Int64>
    /// Nil as soon as the library is about to close it: the number may mean another one then.
    private let socket: Mutex<Int32?>

    /// A connection just opened, which is given until then for its first request.
    init(socket: Int32, to address: IPAddress, until deadline: Int64) {
        self.socket = Mutex(socket)
        self.address = address
        self.deadline = Atomic(deadline)
    }

    /// Gives it time until then, in milliseconds of the uptime; nil stands for any time.
    func allow(until moment: Int64?) {
        deadline.store(moment ?? .max, ordering: .relaxed)
    }

    /// Ends it where its time is over.
    func cut(ifOverdueAt now: Int64) {
        if deadline.load(ordering: .relaxed) < now { cut() }
    }

    /// Ends it, from any thread; the library notices and does the rest.
    func cut() {
        socket.withLock { socket in
            if let socket { _ = shutdown(socket, Int32(SHUT_RDWR)) }
        }
    }

    /// Has the system end it where the other end says nothing of what was sent for so long.
    func expectReceipts(within milliseconds: Int64) {
        socket.withLock { socket in
            guard let socket else { return }
            var limit = UInt32(clamping: milliseconds)
            let size = socklen_t(MemoryLayout<UInt32>.size)
            setsockopt(socket, Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, &limit, size)
        }
    }

    /// The library closes it now.
    func forgetSocket() {
        socket.withLock { $0 = nil }
    }
}
