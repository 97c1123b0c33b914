// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A server elsewhere: answers at once under the paths it was given, and after a second otherwise.
///
/// It holds any number of connections on one thread, and costs next to nothing while it waits.
final class SlowServer: Sendable {
    /// A connection, what has come over it, and when its question is to be answered.
    private struct Visitor {
        let socket: Int32
        var request: [UInt8] = []
        var due: Double?
    }

    /// Where it listens.
    let port: UInt16
    private let listener: Int32
    private let pages: [String: [UInt8]]
    private let delay: Double
    /// How many questions were waiting at the same time.
    private let most = Atomic(0)

    /// Listens; pages are whole answers, by their path.
    init(_ pages: [String: (type: String, body: [UInt8])] = [:], delay: Double = 1) throws {
        self.pages = pages.mapValues { SlowServer.answer($0.type, $0.body) }
        self.delay = delay
        port = LocalConnection.freePort()
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        let status = LocalConnection.withAddress(port) { bind(listener, $0, $1) }
        guard status == 0, listen(listener, 4096) == 0 else {
            throw LoadFailure(output: "nothing can listen at port \(port)")
        }
        _ = fcntl(listener, F_SETFL, O_NONBLOCK)
        Thread.detachNewThread { [self] in run() }
    }

    /// How many questions were waiting at the same time, so far.
    var mostAtOnce: Int { most.load(ordering: .relaxed) }

    /// Runs for as long as the program does.
    private func run() {
        var visitors: [Visitor] = []
        while true {
            let now = SlowServer.now
            for index in visitors.indices where visitors[index].due ?? .infinity <= now {
                send(
                    SlowServer.answer("application/json", Array(#"{"v":"done"}"#.utf8)),
                    visitors[index].socket
                )
                visitors[index].due = nil
            }
            let waiting = visitors.compactMap { $0.due }
            most.store(max(mostAtOnce, waiting.count), ordering: .relaxed)
            let pause = waiting.min().map { max(0, $0 - now) * 1000 } ?? 1000
            var watched = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
            watched += visitors.map { pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0) }
            guard poll(&watched, nfds_t(watched.count), Int32(pause.rounded(.up))) > 0 else {
                continue
            }
            var gone: Set<Int> = []
            for index in visitors.indices where watched[index + 1].revents != 0 {
                if !hear(&visitors[index]) { gone.insert(index) }
            }
            for index in gone { close(visitors[index].socket) }
            visitors = visitors.indices.filter { !gone.contains($0) }.map { visitors[$0] }
            while true {
                let socket = accept(listener, nil, nil)
                guard socket >= 0 else { break }
                visitors.append(Visitor(socket: socket))
            }
        }
    }

    /// Takes what has come; false where the other end is gone.
    private func hear(_ visitor: inout Visitor) -> Bool {
        var part = [UInt8](repeating: 0, count: 4096)
        let count = recv(visitor.socket, &part, part.count, 0)
        guard count > 0 else { return false }
        visitor.request += part[..<count]
        guard visitor.request.suffix(4).elementsEqual("\r\n\r\n".utf8) else { return true }
        let words = String(decoding: visitor.request, as: UTF8.self).split(separator: " ")
        let path = words.count > 1 ? String(words[1].prefix { $0 != "?" }) : ""
        visitor.request = []
        if let page = pages[path] {
            send(page, visitor.socket)
        } else {
            visitor.due = SlowServer.now + delay
        }
        return true
    }

    private func send(_ bytes: [UInt8], _ socket: Int32) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { bytes in
                Foundation.send(
                    socket,
                    bytes.baseAddress.map { $0 + sent },
                    bytes.count - sent,
                    Int32(MSG_NOSIGNAL)
                )
            }
            guard count > 0 else { return }
            sent += count
        }
    }

    private static func answer(_ type: String, _ body: [UInt8]) -> [UInt8] {
        let head =
            "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n\r\n"
        return Array(head.utf8) + body
    }

    private static var now: Double {
        Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    }
}
