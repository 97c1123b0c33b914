// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim

/// What is kept of a password: an Argon2id hash with its salt and its cost, as one line of text.
struct PasswordHash: Sendable, Equatable {
    /// What trying one password takes; whoever has stolen the hashes pays it for every guess.
    struct Cost: Sendable {
        /// How often the memory is gone over.
        var passes: UInt64
        /// The memory in bytes.
        var memory: Int

        /// About 50 ms on one core of a small machine; two at a time take 64 MiB for as long.
        static let usual = Cost(passes: 3, memory: 32 << 20)
    }

    let text: String

    /// Takes a hash as it was kept.
    init(kept text: String) {
        self.text = text
    }

    /// Hashes a password; nil where there is no memory for it.
    init?(of password: String, cost: Cost) {
        guard Sodium.isReady else { return nil }
        var line = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
        let bytes = Array(password.utf8).map { CChar(bitPattern: $0) }
        let status = crypto_pwhash_str(
            &line,
            bytes,
            UInt64(bytes.count),
            cost.passes,
            cost.memory
        )
        guard status == 0 else { return nil }
        text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    }

    /// A hash that no password has, and that takes as long to find out as any other.
    static func ofNothing(cost: Cost) -> PasswordHash {
        let salt = String(repeating: "A", count: 22)
        let digest = String(repeating: "A", count: 43)
        let parameters = "m=\(cost.memory >> 10),t=\(cost.passes),p=1"
        return PasswordHash(kept: "$argon2id$v=19$\(parameters)$\(salt)$\(digest)")
    }

    /// Whether it is the hash of that password.
    func matches(_ password: String) -> Bool {
        guard Sodium.isReady, text.utf8.count < Int(crypto_pwhash_STRBYTES) else { return false }
        let bytes = Array(password.utf8).map { CChar(bitPattern: $0) }
        return crypto_pwhash_str_verify(text, bytes, UInt64(bytes.count)) == 0
    }

    /// Whether it was made with another cost than hashes are made with now.
    func isOutdated(for cost: Cost) -> Bool {
        crypto_pwhash_str_needs_rehash(text, cost.passes, cost.memory) != 0
    }
}
