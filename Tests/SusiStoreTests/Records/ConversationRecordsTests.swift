// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@Suite struct ConversationRecordsTests {
    private func cognition(_ number: Int, skill: String = "hello") -> Cognition {
        Cognition(
            asked: Instant(clamping: Int64(number) * 1000),
            query: "question \(number)",
            answer: "answer \(number)",
            skill: skill,
            document: Array("{\"n\":\(number)}".utf8)
        )
    }

    @Test(arguments: Engine.here) func aConversationIsKeptInItsOrder(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let (account, other) = (
            try store.account("a@example.org"), try store.account("b@example.org")
        )
        let ids = try store.writing { transaction in
            try (1...5).map { number in
                _ = try transaction.conversations.add(cognition(number), for: other)
                return try transaction.conversations.add(
                    cognition(number, skill: number == 3 ? "" : "hello"),
                    for: account
                )
            }
        }
        #expect(ids == ids.sorted())
        let (documents, remaining) = try store.reading { transaction in
            try transaction.conversations.latest(of: account, count: 2)
        }
        #expect(documents == [cognition(5).document, cognition(4).document])
        #expect(remaining == 3)
        let from = try store.reading { transaction in
            try transaction.conversations.latest(of: account, count: 9, from: cognition(2).asked)
        }
        #expect(from.documents == [cognition(2).document, cognition(1).document])
        #expect(from.remaining == 0)
        let never = try store.reading { transaction in
            try transaction.conversations.latest(of: account, count: 9, from: Instant(clamping: 7))
        }
        #expect(never.documents.isEmpty)
        let turns = try store.reading { try $0.conversations.turns(of: account, count: 3) }
        #expect(turns.map(\.query) == ["question 5", "question 4", "question 2"])
        let after = try store.reading { transaction in
            try transaction.conversations.documents(after: ids[1], of: account, limit: 2)
        }
        #expect(after.map(\.id) == [ids[2], ids[3]])
        #expect(
            try store.reading { try $0.conversations.document(ids[0], of: account) }
                == cognition(1).document
        )
        #expect(try store.reading { try $0.conversations.document(ids[0], of: other) } == nil)
    }

    @Test(arguments: Engine.here) func whatSkillsRememberIsReplacedAndBounded(
        on engine: Engine
    ) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let account = try store.account("a@example.org")
        try store.writing { transaction in
            for (number, name) in ["a", "b", "c", "a", "d"].enumerated() {
                try transaction.conversations.set(
                    name,
                    "\"\(number)\"",
                    for: account,
                    at: Instant(clamping: Int64(number))
                )
            }
            try transaction.conversations.forgetOldValues(of: account, keeping: 3)
        }
        let values = try store.reading { try $0.conversations.values(of: account) }
        #expect(values.map(\.name) == ["c", "a", "d"])
        #expect(values.map(\.value) == ["\"2\"", "\"3\"", "\"4\""])
        try store.writing { transaction in
            _ = try transaction.conversations.add(cognition(1), for: account)
            try transaction.conversations.forgetAll(of: account)
        }
        #expect(try store.reading { try $0.conversations.values(of: account) }.isEmpty)
        #expect(
            try store.reading { try $0.conversations.latest(of: account, count: 1) }.documents
                .isEmpty
        )
    }

    @Test(arguments: Engine.here) func oneQuestionIsForgotten(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let (account, other) = (
            try store.account("a@example.org"), try store.account("b@example.org")
        )
        let second = Instant(clamping: 2000)
        let counts = try store.writing { transaction in
            let conversations = transaction.conversations
            for number in 1...3 {
                for owner in [account, other] {
                    _ = try conversations.add(cognition(number), for: owner)
                }
            }
            return [
                try conversations.forget(askedAt: second, "another", of: account),
                try conversations.forget(askedAt: second, "question 2", of: account),
                try conversations.forget(askedAt: second, nil, of: account),
                try conversations.forget(askedAt: Instant(clamping: 3000), nil, of: account),
            ]
        }
        #expect(counts == [0, 1, 0, 1])
        let left = try store.reading { transaction in
            try [account, other].map {
                try transaction.conversations.latest(of: $0, count: 9).documents.count
            }
        }
        #expect(left == [1, 3])
    }

    @Test(arguments: Engine.here) func anAccountTakesItsConversationAlong(
        on engine: Engine
    ) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let account = try store.account("a@example.org")
        try store.writing { transaction in
            _ = try transaction.conversations.add(cognition(1), for: account)
            try transaction.run("DELETE FROM accounts WHERE id = $1", .integer(account))
        }
        let left = try store.reading { try $0.row("SELECT count(*) FROM cognitions") }
        #expect(left?.int(0) == 0)
        #expect(throws: StoreFailure.self) {
            try store.writing { try $0.conversations.add(cognition(1), for: account) }
        }
    }
}
