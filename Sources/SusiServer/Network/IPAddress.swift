// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Glibc

/// An IPv4 or IPv6 address.
public struct IPAddress: Sendable, Hashable {
    /// The sixteen bytes of an IPv6 address in network order; an IPv4 address is mapped into them.
    private let high: UInt64
    private let low: UInt64

    /// An address from its sixteen bytes.
    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// An IPv4 address.
    init(v4 address: UInt32) {
        self.init(high: 0, low: 0xFFFF << 32 | UInt64(address))
    }

    /// The address in a socket address; nil where that is of another family.
    init?(_ address: UnsafePointer<sockaddr>) {
        let bytes = UnsafeRawPointer(address)
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            let offset = MemoryLayout<sockaddr_in>.offset(of: \.sin_addr) ?? 4
            let number = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            self.init(v4: UInt32(bigEndian: number))
        case AF_INET6:
            let offset = MemoryLayout<sockaddr_in6>.offset(of: \.sin6_addr) ?? 8
            let high = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let low = bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
            self.init(high: UInt64(bigEndian: high), low: UInt64(bigEndian: low))
        default:
            return nil
        }
    }

    /// Reads the usual spelling of an address; nil where it is none.
    public init?(_ text: String) {
        var four = in_addr()
        var six = in6_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            self.init(v4: UInt32(bigEndian: four.s_addr))
        } else if inet_pton(AF_INET6, text, &six) == 1 {
            self = withUnsafeBytes(of: &six) { bytes in
                IPAddress(
                    high: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
                    low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
                )
            }
        } else {
            return nil
        }
    }
}

extension IPAddress {
    /// The IPv4 address, or nil where it is an IPv6 one.
    public var v4: UInt32? {
        high == 0 && low >> 32 == 0xFFFF ? UInt32(truncatingIfNeeded: low) : nil
    }

    /// The first and the last eight bytes of the IPv6 spelling.
    var halves: (high: UInt64, low: UInt64) {
        (high, low)
    }
}

extension IPAddress {
    /// Calls the body with the socket address that stands for it, at no port.
    func withSocketAddress<Result>(
        _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        var four = sockaddr_in()
        var six = sockaddr_in6()
        if let v4 {
            four.sin_family = sa_family_t(AF_INET)
            four.sin_addr.s_addr = v4.bigEndian
            return withUnsafePointer(to: &four) { address in
                address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
        }
        six.sin6_family = sa_family_t(AF_INET6)
        withUnsafeMutableBytes(of: &six.sin6_addr) { store(in: $0) }
        return withUnsafePointer(to: &six) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in6>.size))
            }
        }
    }

    private func store(in bytes: UnsafeMutableRawBufferPointer) {
        bytes.storeBytes(of: high.bigEndian, as: UInt64.self)
        bytes.storeBytes(of: low.bigEndian, toByteOffset: 8, as: UInt64.self)
    }
}

extension IPAddress: CustomStringConvertible {
    /// The usual spelling.
    public var description: String {
        if let v4 {
            return String(unsafeUninitializedCapacity: 15) { text in
                var count = 0
                for shift in stride(from: UInt32(24), through: 0, by: -8) {
                    let part = UInt8(truncatingIfNeeded: v4 >> shift)
                    var unit: UInt8 = part >= 100 ? 100 : part >= 10 ? 10 : 1
                    while unit > 0 {
                        text[count] = UInt8(ascii: "0") + part / unit % 10
                        count += 1
                        unit /= 10
                    }
                    if shift > 0 {
                        text[count] = UInt8(ascii: ".")
                        count += 1
                    }
                }
                return count
            }
        }
        var address = in6_addr()
        withUnsafeMutableBytes(of: &address) { store(in: $0) }
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(AF_INET6, &address, &text, socklen_t(text.count))
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    }
}
