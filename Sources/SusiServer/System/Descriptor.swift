// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Glibc

/// An open file or socket, closed with the value that owns it.
struct Descriptor: ~Copyable, Sendable {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    deinit {
        close(number)
    }

    /// Gives the number to an owner that will close it.
    consuming func release() -> Int32 {
        let number = number
        discard self
        return number
    }
}

extension Descriptor {
    /// Waits until the socket has one of these events, or its other end is closed; false when the
    /// time is over first.
    func waits(for events: Int32, until deadline: ContinuousClock.Instant) -> Bool {
        var watched = pollfd(fd: number, events: Int16(events), revents: 0)
        while true {
            let remaining = (deadline - .now).wholeMilliseconds
            guard remaining > 0 else { return false }
            let ready = poll(&watched, 1, Int32(clamping: remaining))
            if ready > 0 { return true }
            if ready < 0, errno != EINTR { return false }
        }
    }
}
