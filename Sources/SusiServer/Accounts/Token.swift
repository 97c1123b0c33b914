// Susi. SPDX-License-Identifier: Apache-2.0

/// A secret that stands for a login or for one permission: thirty random letters and digits.
///
/// Only its digest is kept, so that whoever reads the store cannot use what is in it. Looking for
/// a digest says nothing about how much of a guess was right.
struct Token: Sendable, Equatable {
    private static let length = 30
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8
    )

    let text: String

    /// Draws a new one.
    init() {
        // The system's generator, which is made for secrets.
        var source = SystemRandomNumberGenerator()
        let letters = (0..<Token.length).map { _ in
            Token.alphabet[Int.random(in: Token.alphabet.indices, using: &source)]
        }
        text = String(decoding: letters, as: UTF8.self)
    }

    /// Takes one that was sent; nil where it cannot be one, so that nothing has to be looked up.
    init?(sent text: String) {
        guard text.utf8.count == Token.length,
            text.utf8.allSatisfy({ Token.alphabet.contains($0) })
        else { return nil }
        self.text = text
    }

    /// What is kept of it.
    var digest: [UInt8] {
        Sodium.digest(Array(text.utf8))
    }
}
