// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@Suite struct TokenRecordsTests {
    private let now = Instant(clamping: 1_700_000_000_000)
    private let later = Instant(clamping: 1_700_000_001_000)

    @Test(arguments: Engine.here) func aTokenOpensUntilItEnds(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let account = try store.account("a@example.org")
        try store.writing { transaction in
            try transaction.tokens.add([1], .access, for: account, at: now, until: later)
            try transaction.tokens.add([2], .cookie, for: account, at: now, until: nil)
        }
        let found = try store.reading { try $0.tokens.find([1], at: now) }
        #expect(found?.account.email == "a@example.org")
        #expect(found?.kind == .access)
        #expect(found?.expires == later)
        #expect(try store.reading { try $0.tokens.find([1], at: later) } == nil)
        #expect(try store.reading { try $0.tokens.find([2], at: later) }?.expires == nil)
        #expect(try store.reading { try $0.tokens.find([3], at: now) } == nil)
        try store.writing { try $0.tokens.forgetEnded(at: later) }
        #expect(try store.reading { try $0.tokens.find([1], at: now) } == nil)
        #expect(try store.reading { try $0.tokens.find([2], at: now) } != nil)
    }

    @Test(arguments: Engine.here) func tokensAreEndedOneByOneByKindAndAllButOne(
        on engine: Engine
    ) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let account = try store.account("a@example.org")
        let other = try store.account("b@example.org")
        let all: [([UInt8], TokenKind)] = [
            ([1], .access), ([2], .access), ([3], .cookie), ([4], .recovery), ([5], .access),
        ]
        try store.writing { transaction in
            for (hash, kind) in all {
                try transaction.tokens.add(
                    hash,
                    kind,
                    for: hash == [5] ? other : account,
                    at: now,
                    until: nil
                )
            }
        }
        func left() throws -> [UInt8] {
            try store.reading { transaction in
                try all.map(\.0).filter { try transaction.tokens.find($0, at: now) != nil }
                    .flatMap { $0 }
            }
        }
        #expect(try store.writing { try $0.tokens.end([1]) })
        #expect(try !store.writing { try $0.tokens.end([1]) })
        #expect(try left() == [2, 3, 4, 5])
        try store.writing { try $0.tokens.endAll(of: account, .recovery) }
        #expect(try left() == [2, 3, 5])
        try store.writing { try $0.tokens.endAll(of: account, except: [3]) }
        #expect(try left() == [3, 5])
        try store.writing { try $0.tokens.endAll(of: account) }
        #expect(try left() == [5])
    }
}
