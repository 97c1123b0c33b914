// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

@testable import SusiServer
import SusiStore

/// A server that takes every call and answers none until it is told to.
final class HeldServer: Sendable {
    let port: UInt16
    private let calls = Monitor(0)
    private let isReleased = Monitor(false)

    init(_ answer: String) throws {
        let listening = try ListeningSocket(host: "127.0.0.1", port: 0)
        port = listening.port
        let number = listening.release()
        let calls = calls
        let isReleased = isReleased
        Thread.detachNewThread {
            while true {
                let connection = accept(number, nil, nil)
                guard connection >= 0 else { return }
                Thread.detachNewThread {
                    let peer = Descriptor(connection)
                    var request = [UInt8](repeating: 0, count: 4096)
                    recv(peer.number, &request, request.count, 0)
                    calls.update { $0 += 1 }
                    _ = isReleased.wait(atMost: .seconds(30)) { $0 }
                    let bytes = Array(answer.utf8)
                    send(peer.number, bytes, bytes.count, Int32(MSG_NOSIGNAL))
                }
            }
        }
    }

    /// Waits until so many calls are there.
    func waitForCalls(_ count: Int) {
        _ = calls.wait(atMost: .seconds(10)) { $0 >= count }
    }

    /// Answers them all, and those to come.
    func release() {
        isReleased.update { $0 = true }
    }
}
