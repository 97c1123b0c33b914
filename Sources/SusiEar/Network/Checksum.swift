// Susi. SPDX-License-Identifier: Apache-2.0

/// Tells whether a file changed on the way.
enum Checksum {
    /// FNV-1a, 32 bits wide, of the first bytes.
    static func fnv1a(_ bytes: [UInt8], count: Int) -> UInt32 {
        var hash: UInt32 = 0x811C_9DC5
        for byte in bytes.prefix(count) { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        return hash
    }
}
