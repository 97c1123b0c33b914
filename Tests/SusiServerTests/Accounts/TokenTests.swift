// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiServer

@Suite struct TokenTests {
    @Test func `a token is thirty letters and digits and never comes twice`() {
        let tokens = (0..<1000).map { _ in Token().text }
        #expect(Set(tokens).count == 1000)
        for token in tokens {
            #expect(token.utf8.count == 30)
            #expect(token.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
        }
        #expect(Set(tokens.joined()).count == 62, "every letter occurs")
    }

    @Test func `what is sent is a token or nothing at all`() {
        let token = Token()
        #expect(Token(sent: token.text) == token)
        #expect(Token(sent: token.text)?.digest == token.digest)
        let lookalikes = [
            "", "short", token.text + "x", String(token.text.dropLast()) + "é",
            String(token.text.dropLast()) + " ", "' OR 1=1 --                  ",
        ]
        for text in lookalikes { #expect(Token(sent: text) == nil) }
    }

    @Test func `only a digest of 32 bytes is kept`() {
        let token = Token()
        #expect(token.digest.count == 32)
        #expect(token.digest != Token().digest)
        #expect(token.digest == token.digest)
    }

    @Test(
        "identifiers are those of the old server",
        arguments: [
            ("", "d41d8cd98f00b204e9800998ecf8427e"), ("a", "0cc175b9c0f1b6a831c399e269772661"),
            ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
            ("alice@example.com", "c160f8cc69a4f0bf2b0362752353d060"),
            (String(repeating: "1234567890", count: 8), "57edf4a22be3c955ac49da2e2107b67a"),
            (String(repeating: "x", count: 55), "04364420e25c512fd958a70738aa8f72"),
            (String(repeating: "x", count: 56), "668a72d5ba17f08e62dabcafad6db14b"),
            (String(repeating: "x", count: 64), "c1bb4f81d892b2d57947682aeb252456"),
        ]
    )
    func identifier(text: String, digest: String) {
        #expect(MD5.hex(text) == digest)
    }
}
