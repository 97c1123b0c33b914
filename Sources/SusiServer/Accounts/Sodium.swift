// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim

/// The library of hashes, made ready by whoever uses it first.
enum Sodium {
    /// False where the system has no randomness to offer, without which nothing is secret.
    static let isReady = sodium_init() >= 0

    /// What tokens are kept as: 32 bytes of BLAKE2b.
    static func digest(_ bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: 32)
        crypto_generichash(&digest, digest.count, bytes, UInt64(bytes.count), nil, 0)
        return digest
    }
}
