// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import SusiWire

@testable import SusiServer
import SusiStore

/// Plays a server that speaks Wyoming: hears what is sent, and says what a test has told it.
final class WyomingPeer: Sendable {
    /// What it does with a connection.
    enum Manner: Sendable {
        /// Waits for a message of that type, then sends these parts one by one and hangs up.
        case answers([String], after: String = "audio-stop")
        /// Reads nothing and says nothing until the other side hangs up.
        case holds
        /// Sends these bytes again and again, whatever it is told.
        case repeats(String)
        /// Hangs up at once.
        case leaves
    }

    let port: UInt16
    private let heard = Monitor<[UInt8]>([])

    init(_ manner: Manner) throws {
        let listening = try ListeningSocket(host: "127.0.0.1", port: 0)
        port = listening.port
        let number = listening.release()
        let heard = heard
        Thread.detachNewThread {
            while true {
                let connection = accept(number, nil, nil)
                guard connection >= 0 else { return }
                let peer = Descriptor(connection)
                switch manner {
                case .answers(let parts, let mark):
                    let quoted = Array("\"\(mark)\"".utf8)
                    while heard.look({ $0.firstRange(of: quoted) }) == nil {
                        guard WyomingPeer.receive(peer.number, heard) else { break }
                    }
                    for part in parts { WyomingPeer.send(peer.number, part) }
                case .holds: while WyomingPeer.receive(peer.number, heard) {}
                case .repeats(let text): while WyomingPeer.send(peer.number, text) {}
                case .leaves: break
                }
            }
        }
    }

    /// What it was told, as messages with their payload.
    var messages: [(header: JSON, payload: [UInt8])] {
        var rest = heard.look { $0 }[...]
        var messages: [(JSON, [UInt8])] = []
        while let end = rest.firstIndex(of: 0x0A),
            let header = try? JSON(parsing: Array(rest[..<end]))
        {
            rest = rest[(end + 1)...]
            let length = Int(header["payload_length"]?.int64 ?? 0)
            messages.append((header, Array(rest.prefix(length))))
            rest = rest.dropFirst(length)
        }
        return messages
    }

    private static func receive(_ number: Int32, _ heard: Monitor<[UInt8]>) -> Bool {
        var part = [UInt8](repeating: 0, count: 1 << 20)
        let count = recv(number, &part, part.count, 0)
        guard count > 0 else { return false }
        heard.update { $0 += part[..<count] }
        return true
    }

    @discardableResult
    private static func send(_ number: Int32, _ text: String) -> Bool {
        let bytes = Array(text.utf8)
        // Each part shall come by itself.
        var on: Int32 = 1
        setsockopt(number, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(4))
        return Glibc.send(number, bytes, bytes.count, Int32(MSG_NOSIGNAL)) > 0
    }
}
