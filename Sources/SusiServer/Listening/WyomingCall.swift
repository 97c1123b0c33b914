// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Glibc
import SusiWire

/// One conversation with a server that speaks Wyoming, on a thread that may wait.
struct WyomingCall {
    let host: String
    let port: UInt16
    let deadline: ContinuousClock.Instant

    /// Sends messages and gives the first one of a type that is answered.
    func ask(_ messages: [UInt8], for type: String) -> Result<WyomingEvent, RecogniserFailure> {
        switch connected() {
        case .success(let number):
            return talk(Descriptor(number), messages, type)
        case .failure(let failure): return .failure(.unreached(failure))
        }
    }

    /// A socket that is connected to one of the host's addresses, for an owner that closes it.
    private func connected() -> Result<Int32, FetchFailure> {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_NUMERICSERV
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0, let first = found else {
            return .failure(.hostUnknown(host))
        }
        defer { freeaddrinfo(first) }
        var next: UnsafeMutablePointer<addrinfo>? = first
        while let address = next?.pointee {
            let kind = Int32(SUSI_SOCKET_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
            let open = socket(address.ai_family, kind, 0)
            if open >= 0 {
                let peer = Descriptor(open)
                if isConnected(peer, address) { return .success(peer.release()) }
            }
            if deadline <= .now { return .failure(.timedOut(host)) }
            next = address.ai_next
        }
        return .failure(.unreachable(host))
    }

    private func isConnected(_ peer: borrowing Descriptor, _ address: addrinfo) -> Bool {
        if connect(peer.number, address.ai_addr, address.ai_addrlen) == 0 { return true }
        guard errno == EINPROGRESS, peer.waits(for: POLLOUT, until: deadline) else { return false }
        var error: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        getsockopt(peer.number, SOL_SOCKET, SO_ERROR, &error, &size)
        return error == 0
    }

    private func talk(
        _ peer: consuming Descriptor,
        _ messages: [UInt8],
        _ type: String
    ) -> Result<WyomingEvent, RecogniserFailure> {
        var rest = messages[...]
        var reader = WyomingReader()
        var part = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            // Both ways at once, or two who only talk would wait for each other.
            guard peer.waits(for: rest.isEmpty ? POLLIN : POLLIN | POLLOUT, until: deadline) else {
                return .failure(.unreached(.timedOut(host)))
            }
            if !rest.isEmpty {
                let sent = rest.withUnsafeBytes {
                    send(peer.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                if sent > 0 { rest = rest.dropFirst(sent) }
                // What it said before it left may still be read.
                if sent < 0, errno != EAGAIN, errno != EINTR { rest = [] }
            }
            let count = recv(peer.number, &part, part.count, 0)
            if count < 0, errno == EAGAIN || errno == EINTR { continue }
            guard count > 0 else { return .failure(.unreached(.broken("it hung up"))) }
            part.withUnsafeBytes { reader.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
            while let event = reader.next() {
                if event.type == type { return .success(event) }
                if event.type == "error" {
                    let words = event.data["text"]?.string ?? event.data["code"]?.string ?? "?"
                    return .failure(.complains(RecognisedText.clipped(words, 200)))
                }
            }
            if let trouble = reader.trouble { return .failure(.senseless(trouble)) }
        }
    }
}
