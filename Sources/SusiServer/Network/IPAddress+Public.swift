// Susi. SPDX-License-Identifier: Apache-2.0

extension IPAddress {
    /// A range of IPv4 addresses: all with the same first bits.
    private struct Range {
        let first: UInt32
        let bits: Int

        init(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, bits: Int) {
            first = a << 24 | b << 16 | c << 8 | d
            self.bits = bits
        }

        func contains(_ address: UInt32) -> Bool {
            (address ^ first) >> (32 - bits) == 0
        }
    }

    /// What the registry of special purposes takes out of the public internet, and one provider's
    /// address for the secrets of its machines.
    private static let specialRanges = [
        Range(0, 0, 0, 0, bits: 8), Range(10, 0, 0, 0, bits: 8),
        Range(100, 64, 0, 0, bits: 10), Range(127, 0, 0, 0, bits: 8),
        Range(169, 254, 0, 0, bits: 16), Range(172, 16, 0, 0, bits: 12),
        Range(192, 0, 0, 0, bits: 24), Range(192, 0, 2, 0, bits: 24),
        Range(192, 88, 99, 0, bits: 24), Range(192, 168, 0, 0, bits: 16),
        Range(198, 18, 0, 0, bits: 15), Range(198, 51, 100, 0, bits: 24),
        Range(203, 0, 113, 0, bits: 24), Range(224, 0, 0, 0, bits: 3),
        Range(168, 63, 129, 16, bits: 32),
    ]

    /// Whether anybody on the internet could be meant by it.
    ///
    /// An IPv6 address that carries an IPv4 one is judged by what it carries.
    var isPublic: Bool {
        if let v4 { return IPAddress.isPublic(v4) }
        let (high, low) = halves
        switch high {
        case 0x0064_FF9B_0000_0000 where low >> 32 == 0:
            // Translated to IPv4 by the network.
            return IPAddress.isPublic(UInt32(truncatingIfNeeded: low))
        case 0x2002_0000_0000_0000...0x2002_FFFF_FFFF_FFFF:
            return IPAddress.isPublic(UInt32(truncatingIfNeeded: high >> 16))
        case 0x2001_0000_0000_0000...0x2001_01FF_FFFF_FFFF,
            0x2001_0DB8_0000_0000...0x2001_0DB8_FFFF_FFFF,
            0x3FFF_0000_0000_0000...0x3FFF_0FFF_FFFF_FFFF:
            // Tunnels, protocols and examples.
            return false
        default:
            // Of all else only this eighth has been given out to the public.
            return high >> 61 == 0b001
        }
    }

    private static func isPublic(_ address: UInt32) -> Bool {
        !specialRanges.contains { $0.contains(address) }
    }
}
