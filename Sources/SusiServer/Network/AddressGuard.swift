// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Glibc

/// Decides which addresses may be called on behalf of skills and of people who ask.
///
/// Only what is reachable on the public internet may, and nothing of this machine or of the
/// network it stands in. An administrator can allow hosts by name in spite of that.
public struct AddressGuard: Sendable {
    /// The ports of the web.
    public var ports: Set<UInt16> = [80, 443, 8080, 8443]
    /// Hosts that may be called whatever their address: `host`, at the ports of the web, or
    /// `host:port`.
    public var allowedHosts: Set<String>

    /// Allows the public internet and those hosts.
    public init(allowedHosts: Set<String> = []) {
        self.allowedHosts = Set(allowedHosts.map { $0.lowercased() })
    }

    /// Whether an administrator has allowed that host at that port.
    func trusts(host: String, port: UInt16) -> Bool {
        let host = host.lowercased()
        return allowedHosts.contains("\(host):\(port)")
            || ports.contains(port) && allowedHosts.contains(host)
    }

    /// Whether that port may be called.
    func permits(port: UInt16) -> Bool {
        ports.contains(port)
    }

    /// Whether that address may be called.
    func permits(_ address: IPAddress) -> Bool {
        address.isPublic && !AddressGuard.isOwn(address)
    }

    /// Whether this machine has that address: a socket can only be bound to an own one.
    static func isOwn(_ address: IPAddress) -> Bool {
        address.withSocketAddress { address, size in
            let kind = Int32(SUSI_SOCKET_DATAGRAMS.rawValue)
            let probe = socket(Int32(address.pointee.sa_family), kind, 0)
            guard probe >= 0 else { return false }
            defer { close(probe) }
            return bind(probe, address, size) == 0
        }
    }
}
