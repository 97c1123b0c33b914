// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Synchronization

/// A body that is sent part by part, for as long as both ends want: server-sent events.
///
/// Any thread may send. What the other end has not taken yet waits here, and a reader that lets
/// too much of it wait is cut off.
public final class HTTPStream: Sendable {
    /// How many bytes wait for a slow reader at most.
    public static let queueLimit = 256 << 10

    private enum Phase {
        case open
        /// What waits is still sent, and nothing more comes.
        case closing
        /// Nothing more is sent, because the reader is too slow.
        case cut
        case over
    }

    /// A connection that has sent everything, which any thread may wake.
    private struct Sleeper: @unchecked Sendable {
        let connection: OpaquePointer
    }

    private struct State {
        var phase = Phase.open
        var queue: [UInt8] = []
        /// How much of the queue has been sent already.
        var sent = 0
        var connection: HTTPConnection?
        var sleeper: Sleeper?
        var whenOver: (@Sendable () -> Void)?

        mutating func wake() {
            guard let sleeper else { return }
            self.sleeper = nil
            MHD_resume_connection(sleeper.connection)
        }
    }

    private let state = Mutex(State())

    /// A stream that is not sent anywhere yet; what is sent before waits.
    public init() {}

    /// Sends bytes after those sent before; false where nobody receives them any more.
    @discardableResult public func send(_ bytes: [UInt8]) -> Bool {
        state.withLock { state in
            guard state.phase == .open else { return false }
            guard state.queue.count - state.sent + bytes.count <= HTTPStream.queueLimit else {
                state.phase = .cut
                state.queue = []
                state.sent = 0
                state.connection?.cut()
                state.wake()
                return false
            }
            state.queue.append(contentsOf: bytes)
            state.wake()
            return true
        }
    }

    /// Ends the stream behind what has been sent.
    public func close() {
        state.withLock { state in
            guard state.phase == .open else { return }
            state.phase = .closing
            state.wake()
        }
    }

    /// Has the body called once, from any thread, when the stream is over: closed, cut off, or left
    /// by the client; at once where that has happened.
    ///
    /// A client that vanished without a word is noticed when the next bytes are sent.
    public func whenOver(_ body: @escaping @Sendable () -> Void) {
        let isOver = state.withLock { state in
            if state.phase != .over { state.whenOver = body }
            return state.phase == .over
        }
        if isOver { body() }
    }
}

extension HTTPStream {
    /// Says which connection it is sent on.
    func attach(to connection: HTTPConnection?) {
        state.withLock { $0.connection = connection }
    }

    /// Copies what waits, on the connection's own thread, or lets the connection sleep.
    ///
    /// - Returns: how many bytes were copied, or the library's word for the end.
    func fill(_ buffer: UnsafeMutableRawBufferPointer, for connection: OpaquePointer) -> Int {
        let sleeper = Sleeper(connection: connection)
        return state.withLock { state in
            let count = min(buffer.count, state.queue.count - state.sent)
            if count > 0 {
                state.queue.withUnsafeBytes { queue in
                    buffer.copyMemory(from: .init(rebasing: queue[state.sent..<state.sent + count]))
                }
                state.sent += count
                if state.sent == state.queue.count {
                    state.queue.removeAll(keepingCapacity: state.sent <= 4096)
                    state.sent = 0
                }
                return count
            }
            switch state.phase {
            case .open:
                state.sleeper = sleeper
                MHD_suspend_connection(sleeper.connection)
                return 0
            case .closing:
                return susi_end_of_stream
            case .cut, .over:
                return susi_end_with_error
            }
        }
    }

    /// The connection is done with it, or it was never given to one.
    func end() {
        let whenOver = state.withLock { state in
            defer {
                state.phase = .over
                state.queue = []
                state.connection = nil
                state.sleeper = nil
                state.whenOver = nil
            }
            return state.whenOver
        }
        whenOver?()
    }
}
