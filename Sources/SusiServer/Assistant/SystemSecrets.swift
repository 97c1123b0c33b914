// Susi. SPDX-License-Identifier: Apache-2.0

/// Bytes from the system's generator, which is made for secrets.
enum SystemSecrets {
    /// So many bytes that nobody can guess.
    static func bytes(_ count: Int) -> [UInt8] {
        var source = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: 0...255, using: &source) }
    }
}
