// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import Testing

@testable import SusiServer

@Suite struct PasswordTests {
    /// As cheap as the library allows.
    private static let cheap = PasswordHash.Cost(passes: 1, memory: 8 << 10)

    @Test func `a password is known again by its hash and no other is`() throws {
        let hash = try #require(PasswordHash(of: "Grüße an alle", cost: Self.cheap))
        #expect(hash.text.hasPrefix("$argon2id$"))
        #expect(hash.matches("Grüße an alle"))
        #expect(!hash.matches("Grüße an Alle"))
        #expect(!hash.matches(""))
        #expect(PasswordHash(of: "Grüße an alle", cost: Self.cheap) != hash, "the salt differs")
    }

    @Test func `a zero byte does not end a password`() throws {
        let hash = try #require(PasswordHash(of: "open\0sesame", cost: Self.cheap))
        #expect(!hash.matches("open"))
        #expect(hash.matches("open\0sesame"))
    }

    @Test func `nothing matches what is no hash`() {
        for text in ["", "$argon2id$", "plain", String(repeating: "$", count: 4000)] {
            #expect(!PasswordHash(kept: text).matches(""))
            #expect(!PasswordHash(kept: text).matches(text))
        }
    }

    @Test func `the hash of nothing is computed like any other`() throws {
        let nothing = PasswordHash.ofNothing(cost: Self.cheap)
        #expect(!nothing.matches(""))
        #expect(!nothing.isOutdated(for: Self.cheap), "the library takes it for a hash of its own")
    }

    @Test func `a hash of another cost is renewed by the next login`() throws {
        let hash = try #require(PasswordHash(of: "open sesame", cost: Self.cheap))
        let dearer = PasswordHash.Cost(passes: 2, memory: 16 << 10)
        let passwords = Passwords(cost: dearer)
        guard case .success(.right(let renewed?)) = verdict(passwords, "open sesame", hash) else {
            Issue.record("no renewed hash")
            return
        }
        #expect(renewed.matches("open sesame"))
        #expect(!renewed.isOutdated(for: dearer))
        #expect(verdict(passwords, "open sesame", renewed) == .success(.right(renewed: nil)))
    }

    @Test func `without an account every password is wrong`() {
        #expect(verdict(Passwords(cost: Self.cheap), "open sesame", nil) == .success(.wrong))
    }

    @Test func `what goes beyond the queue is refused at once`() {
        let gate = Monitor(false)
        let results = Monitor<[Result<Passwords.Verdict, Passwords.Failure>]>([])
        let passwords = Passwords(cost: Self.cheap, threads: 1, limit: 3)
        for _ in 0..<5 {
            passwords.verify("x", against: nil).whenDone { result in
                if result != .failure(.busy) { _ = gate.wait(atMost: .seconds(30)) { $0 } }
                results.update { $0.append(result) }
            }
        }
        #expect(results.update { $0 } == [.failure(.busy), .failure(.busy)])
        gate.update { $0 = true }
        let areAllThere = results.wait(atMost: .seconds(30)) { $0.count == 5 }
        #expect(areAllThere)
        #expect(verdict(passwords, "x", nil) == .success(.wrong), "and later ones are taken again")
    }

    private func verdict(
        _ passwords: Passwords,
        _ password: String,
        _ hash: PasswordHash?
    ) -> Result<Passwords.Verdict, Passwords.Failure> {
        passwords.verify(password, against: hash).waited()
    }
}
