// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation

/// A connection to a server on this machine.
final class LocalConnection {
    private let socket: Int32

    /// Connects; nil where nobody listens.
    init?(port: UInt16) {
        socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        let socket = socket
        let status = LocalConnection.withAddress(port) { connect(socket, $0, $1) }
        if status != 0 { return nil }
    }

    deinit {
        close(socket)
    }

    /// The body of the answer to a request; nil where there is none.
    func get(_ target: String) -> [UInt8]? {
        ask(target) ? answer() : nil
    }

    /// Sends a request; false where nobody takes it.
    @discardableResult
    func ask(_ target: String) -> Bool {
        let request = Array("GET \(target) HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
        return send(socket, request, request.count, Int32(MSG_NOSIGNAL)) == request.count
    }

    /// The body of the next answer; nil where none comes.
    func answer() -> [UInt8]? {
        var answer: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(socket, &part, part.count, 0)
            guard count > 0 else { return nil }
            answer += part[..<count]
            if let body = LocalConnection.body(of: answer) { return body }
        }
    }

    /// A port that nobody listens at right now.
    static func freePort() -> UInt16 {
        let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        _ = withAddress(0) { bind(socket, $0, $1) }
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { address in
            _ = address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                getsockname(socket, $0, &size)
            }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    /// Calls with the address of a port of this machine.
    static func withAddress(
        _ port: UInt16,
        _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    /// The body, if the answer is complete.
    private static func body(of answer: [UInt8]) -> [UInt8]? {
        guard let end = Data(answer).range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self)
        let length = head.split(separator: "\r\n").lazy
            .filter { $0.lowercased().hasPrefix("content-length:") }
            .compactMap { Int($0.drop { $0 != " " }.dropFirst()) }.first
        guard let length, answer.count >= end.upperBound + length else { return nil }
        return Array(answer[end.upperBound..<end.upperBound + length])
    }
}
