// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Glibc

/// A socket that waits for connections.
struct ListeningSocket: ~Copyable {
    let descriptor: Descriptor
    let port: UInt16

    /// Listens at an address of this machine.
    init(host: String?, port: UInt16) throws(HTTPServerError) {
        if let host {
            self = try ListeningSocket.named(host, port: port)
            return
        }
        var everywhere = sockaddr_in6()
        everywhere.sin6_family = sa_family_t(AF_INET6)
        everywhere.sin6_port = port.bigEndian
        let open = socket(AF_INET6, Int32(SUSI_SOCKET_STREAM.rawValue), 0)
        guard open >= 0 else {
            // A machine without IPv6.
            self = try ListeningSocket.named("0.0.0.0", port: port)
            return
        }
        var off: Int32 = 0
        setsockopt(
            open,
            IPPROTO_IPV6_number,
            IPV6_V6ONLY,
            &off,
            socklen_t(MemoryLayout<Int32>.size)
        )
        self = try withUnsafeBytes(of: &everywhere) { bytes throws(HTTPServerError) in
            try ListeningSocket(Descriptor(open), address: bytes, host: "::", port: port)
        }
    }

    /// Gives the socket to an owner that will close it.
    consuming func release() -> Int32 {
        descriptor.release()
    }

    private static func named(
        _ host: String,
        port: UInt16
    ) throws(HTTPServerError)
        -> ListeningSocket
    {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0, let first = found else {
            throw .addressUnknown(host)
        }
        defer { freeaddrinfo(first) }
        let type = Int32(SUSI_SOCKET_STREAM.rawValue)
        let open = socket(first.pointee.ai_family, type, 0)
        guard open >= 0 else { throw .failed(String(cString: strerror(errno))) }
        let address = UnsafeRawBufferPointer(
            start: first.pointee.ai_addr,
            count: Int(first.pointee.ai_addrlen)
        )
        return try ListeningSocket(Descriptor(open), address: address, host: host, port: port)
    }

    private init(
        _ descriptor: consuming Descriptor,
        address: UnsafeRawBufferPointer,
        host: String,
        port: UInt16
    ) throws(HTTPServerError) {
        let size = socklen_t(MemoryLayout<Int32>.size)
        var on: Int32 = 1
        // A server that starts again must not wait for connections of its predecessor.
        setsockopt(descriptor.number, SOL_SOCKET, SO_REUSEADDR, &on, size)
        let bound = address.assumingMemoryBound(to: sockaddr.self).baseAddress.map {
            bind(descriptor.number, $0, socklen_t(address.count))
        }
        guard bound == 0, listen(descriptor.number, 1024) == 0 else {
            switch errno {
            case EADDRINUSE: throw .portTaken(port)
            case EACCES: throw .portReserved(port)
            case EADDRNOTAVAIL: throw .addressUnknown(host)
            default: throw .failed(String(cString: strerror(errno)))
            }
        }
        self.port = ListeningSocket.port(of: descriptor.number)
        self.descriptor = descriptor
    }

    /// Where the system has put it, if it was asked for any port.
    private static func port(of socket: Int32) -> UInt16 {
        var address = sockaddr_in6()
        var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
        withUnsafeMutableBytes(of: &address) { bytes in
            guard let start = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress else {
                return
            }
            getsockname(socket, start, &size)
        }
        // Both families keep the port at the same place.
        return UInt16(bigEndian: address.sin6_port)
    }
}

private let IPPROTO_IPV6_number = Int32(IPPROTO_IPV6)
