// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

@testable import SusiServer

/// A server that answers each connection with the same bytes, whatever they are, and closes it.
final class ScriptedServer {
    let port: UInt16

    /// Where it holds connections, it closes none before the other side does.
    init(_ answer: [UInt8], holds: Bool = false) throws {
        let listening = try ListeningSocket(host: "127.0.0.1", port: 0)
        port = listening.port
        let number = listening.release()
        Thread.detachNewThread {
            while true {
                let connection = accept(number, nil, nil)
                guard connection >= 0 else { return }
                let peer = Descriptor(connection)
                var request = [UInt8](repeating: 0, count: 4096)
                recv(peer.number, &request, request.count, 0)
                var sent = 0
                while sent < answer.count {
                    let count = answer[sent...].withUnsafeBytes {
                        send(peer.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                    }
                    guard count > 0 else { break }
                    sent += count
                }
                while holds, recv(peer.number, &request, request.count, 0) > 0 {}
            }
        }
    }

    convenience init(_ answer: String) throws {
        try self.init(Array(answer.utf8))
    }
}
