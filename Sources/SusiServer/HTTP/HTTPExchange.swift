// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Synchronization

/// One request while it arrives, is thought about and is answered.
///
/// Its connection's thread owns everything but the phase, which is shared with whoever answers.
final class HTTPExchange: @unchecked Sendable {
    /// How far it has come.
    private enum Phase {
        case arriving
        /// The connection rests until there is an answer.
        case resting(Sleeper)
        case answered(HTTPResponse)
        case over
    }

    /// A connection at rest, which any thread may wake.
    private struct Sleeper: @unchecked Sendable {
        let connection: OpaquePointer
    }

    /// The target as it was sent.
    let target: [UInt8]
    /// Where it came from.
    let connection: HTTPConnection?
    /// What has arrived of the body.
    var body = HTTPBody()
    /// Whether the header fields have been seen.
    var hasBegun = false
    /// Whose waiting questions it is counted among.
    var countedFor: IPAddress?
    /// What it is answered with, where that is a stream.
    var stream: HTTPStream?
    private let phase = Mutex(Phase.arriving)

    init(target: [UInt8], on connection: HTTPConnection?) {
        self.target = target
        self.connection = connection
    }

    /// The answer that came while the connection rested, once.
    func takeAnswer() -> HTTPResponse? {
        phase.withLock { phase in
            guard case .answered(let response) = phase else { return nil }
            phase = .over
            return response
        }
    }

    /// Lets the connection rest until `answer` is called.
    func rest(_ connection: OpaquePointer) {
        let sleeper = Sleeper(connection: connection)
        phase.withLock { phase in
            phase = .resting(sleeper)
            MHD_suspend_connection(sleeper.connection)
        }
    }

    /// Keeps the answer and wakes the connection; where it is not waiting, nothing happens.
    func answer(_ response: HTTPResponse) {
        let isTaken = phase.withLock { phase in
            guard case .resting(let sleeper) = phase else { return false }
            phase = .answered(response)
            MHD_resume_connection(sleeper.connection)
            return true
        }
        if !isTaken, case .stream(let stream) = response.body { stream.end() }
    }
}
