// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import SusiWire
import Testing

@testable import SusiServer

/// A client that sends exactly the bytes it is given.
final class RawClient {
    /// An answer as it came.
    struct Answer {
        let status: Int
        let fields: HTTPFields
        let body: [UInt8]

        var text: String { String(decoding: body, as: UTF8.self) }
        var message: String? { (try? JSON(parsing: body))?["message"]?.string }
    }

    private let socket: Descriptor
    private var received: [UInt8] = []

    /// Connects, from another address of this machine where one is given.
    init(port: UInt16, from source: UInt32? = nil) throws {
        let number = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        socket = Descriptor(number)
        if let source {
            try #require(RawClient.withAddress(source, 0) { bind(number, $0, $1) } == 0)
        }
        try #require(RawClient.withAddress(0x7F00_0001, port) { connect(number, $0, $1) } == 0)
        // No test waits for an answer that does not come.
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        setsockopt(number, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    }

    private static func withAddress(
        _ host: UInt32,
        _ port: UInt16,
        _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = host.bigEndian
        return withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    /// Sends the bytes; false where the other end no longer takes them.
    @discardableResult func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(socket.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    @discardableResult func send(_ text: String) -> Bool {
        send(Array(text.utf8))
    }

    /// Says that nothing more will be sent.
    func finishSending() {
        shutdown(socket.number, Int32(SHUT_WR))
    }

    /// Reads one answer; nil where the connection ended before it was complete.
    func receive(to method: String = "GET") -> Answer? {
        while true {
            if let end = headEnd, let answer = answer(headEnd: end, to: method) { return answer }
            guard readMore() else { return nil }
        }
    }

    /// Reads until that text has come, and gives everything up to there; nil where the connection
    /// ended before.
    func receive(until text: String) -> String? {
        let wanted = Array(text.utf8)
        while true {
            if received.count >= wanted.count,
                let start = (0...received.count - wanted.count).first(where: {
                    received[$0..<$0 + wanted.count].elementsEqual(wanted)
                })
            {
                defer { received.removeFirst(start + wanted.count) }
                return String(decoding: received[..<(start + wanted.count)], as: UTF8.self)
            }
            guard readMore() else { return nil }
        }
    }

    /// Reads and forgets what comes until the connection ends; false where it does not.
    func endsAfterAll() -> Bool {
        while readMore() { received = [] }
        return errno != EAGAIN
    }

    /// Whether the other end has closed the connection, with nothing more to read.
    func hasEnded() -> Bool {
        var part: UInt8 = 0
        return received.isEmpty && recv(socket.number, &part, 1, 0) == 0
    }

    /// Sends a request and reads its answer.
    func exchange(_ request: String) -> Answer? {
        send(request)
        return receive(to: String(request.prefix { $0 != " " }))
    }

    /// A request on a connection of its own.
    static func get(_ target: String, port: UInt16, fields: String = "") throws -> Answer? {
        try RawClient(port: port).exchange("GET \(target) HTTP/1.1\r\nHost: susi\r\n\(fields)\r\n")
    }

    private var headEnd: Int? {
        guard received.count >= 4 else { return nil }
        return (0...received.count - 4).first {
            received[$0..<$0 + 4].elementsEqual("\r\n\r\n".utf8)
        }
    }

    private func answer(headEnd: Int, to method: String) -> Answer? {
        let lines = String(decoding: received[..<headEnd], as: UTF8.self).split(separator: "\r\n")
        let status = Int(lines[0].split(separator: " ")[1]) ?? 0
        var fields = HTTPFields()
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            fields.append(String(parts[0]), String(parts[parts.count - 1].drop { $0 == " " }))
        }
        let hasBody = method != "HEAD" && status != 304
        let length = hasBody ? fields["Content-Length"].flatMap { Int($0) } ?? 0 : 0
        let start = headEnd + 4
        guard received.count >= start + length else { return nil }
        let body = Array(received[start..<start + length])
        received.removeFirst(start + length)
        return Answer(status: status, fields: fields, body: body)
    }

    private func readMore() -> Bool {
        var part = [UInt8](repeating: 0, count: 64 * 1024)
        let count = recv(socket.number, &part, part.count, 0)
        guard count > 0 else { return false }
        received.append(contentsOf: part[..<count])
        return true
    }
}
