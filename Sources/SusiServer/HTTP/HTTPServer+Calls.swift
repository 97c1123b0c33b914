// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Glibc

extension HTTPServer {
    /// What the HTTP library calls, from its own threads.
    static var calls: susi_daemon_calls {
        susi_daemon_calls(
            admit: admitConnection,
            notice: noticeConnection,
            begin: beginRequest,
            handle: handleRequest,
            end: endRequest
        )
    }
}

/// Called before a connection is accepted.
private nonisolated func admitConnection(
    context: UnsafeMutableRawPointer?,
    address: UnsafePointer<sockaddr>?,
    size: socklen_t
) -> MHD_Result {
    guard let context, let address = address.flatMap({ IPAddress($0) }) else { return .NO }
    let core = Unmanaged<HTTPServerCore>.fromOpaque(context).takeUnretainedValue()
    return core.connections.admits(address) ? .YES : .NO
}

/// Called when a connection has been opened, and before it is closed.
private nonisolated func noticeConnection(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    own: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    code: MHD_ConnectionNotificationCode
) {
    guard let context, let connection, let own else { return }
    let connections = Unmanaged<HTTPServerCore>.fromOpaque(context).takeUnretainedValue()
        .connections
    if code == .CONNECTION_NOTIFY_STARTED {
        guard let address = HTTPArrival.peer(of: connection) else { return }
        let opened = connections.opened(socket: susi_connection_socket(connection), by: address)
        own.pointee = Unmanaged.passRetained(opened).toOpaque()
    } else if let closing = own.pointee {
        own.pointee = nil
        connections.closed(Unmanaged<HTTPConnection>.fromOpaque(closing).takeRetainedValue())
    }
}

/// Called with the target of each request, before anything else of it is known.
private nonisolated func beginRequest(
    context: UnsafeMutableRawPointer?,
    target: UnsafePointer<CChar>?,
    connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    let core = Unmanaged<HTTPServerCore>.fromOpaque(context).takeUnretainedValue()
    let length = target.map { strlen($0) } ?? 0
    let bytes = UnsafeRawBufferPointer(start: target, count: length)
    let exchange = core.exchange(
        target: Array(bytes),
        on: connection.flatMap { HTTPArrival.connection(of: $0) }
    )
    return Unmanaged.passRetained(exchange).toOpaque()
}

/// Called when the header fields are there, for each part of the body, and for the answer.
private nonisolated func handleRequest(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    path: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?,
    version: UnsafePointer<CChar>?,
    part: UnsafePointer<CChar>?,
    partCount: UnsafeMutablePointer<Int>?,
    state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let context, let connection, let method, let partCount, let own = state?.pointee else {
        return .NO
    }
    let core = Unmanaged<HTTPServerCore>.fromOpaque(context).takeUnretainedValue()
    let exchange = Unmanaged<HTTPExchange>.fromOpaque(own).takeUnretainedValue()
    let bytes = UnsafeRawBufferPointer(start: part, count: partCount.pointee)
    partCount.pointee = 0
    return core.advance(exchange, on: connection, method: method, part: bytes) ? .YES : .NO
}

/// Called when a request is over, answered or not.
private nonisolated func endRequest(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    reason: MHD_RequestTerminationCode
) {
    guard let context, let own = state?.pointee else { return }
    state?.pointee = nil
    let core = Unmanaged<HTTPServerCore>.fromOpaque(context).takeUnretainedValue()
    core.end(Unmanaged<HTTPExchange>.fromOpaque(own).takeRetainedValue())
}
