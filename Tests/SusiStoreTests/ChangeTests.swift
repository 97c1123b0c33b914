// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiStore

@Suite struct ChangeTests {
    /// What an observer was told.
    private final class Ear: Sendable {
        struct News: Equatable {
            let change: Change
            let origin: Change.Origin
        }

        private let heard = Monitor<[News]>([])

        init(_ store: Store) {
            store.observe { [heard] change, origin in
                heard.update { $0.append(News(change: change, origin: origin)) }
            }
        }

        var all: [News] { heard.look { $0 } }

        func hears(_ change: Change, from origin: Change.Origin) -> Bool {
            let news = News(change: change, origin: origin)
            return heard.wait(atMost: .seconds(20)) { $0.contains(news) }
        }
    }

    @Test(arguments: [
        Change.account(1), .settings(account: -2), .message(account: 3, id: 4), .memory(account: 5),
        .skill("general/a b/en/c"), .opinion("x"), .server, .everything,
    ])
    func aChangeIsUnderstoodAsItWasTold(_ change: Change) {
        #expect(Change(text: change.text) == change)
    }

    @Test(arguments: ["", "account", "account x", "message 1", "skill ", "tomorrow's news 1"])
    func whatIsNotUnderstoodMayBeAnything(_ text: String) {
        #expect(Change(text: text) == .everything)
    }

    @Test(arguments: Engine.here) func ownChangesAreToldOnceAndBeforeTheResult(
        on engine: Engine
    ) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let ear = Ear(store)
        let mine = Ear.News(change: .skill("a"), origin: .here)
        try store.writing { $0.tell(.skill("a")) }
        #expect(ear.all == [mine])
        // On PostgreSQL what others tell comes in order: behind it nothing of ours is left.
        let other = try database.store()
        try other.writing { transaction in
            try transaction.run("INSERT INTO server_settings VALUES ('a', '1')")
            transaction.tell(.server)
        }
        #expect(ear.hears(engine == .sqlite ? .everything : .server, from: .elsewhere))
        #expect(ear.all.filter { $0 == mine } == [mine])
        #expect(ear.all.count == 2)
    }

    @Test(arguments: Engine.here) func whatIsNotStoredIsNotTold(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let ear = Ear(store)
        _ = try? store.writing { transaction in
            transaction.tell(.server)
            try transaction.run("SELECT nothing")
        }
        try store.writing { $0.tell(.skill("a")) }
        #expect(ear.all == [.init(change: .skill("a"), origin: .here)])
    }

    @Test(arguments: Engine.here) func whatAnotherProgramWritesIsHeardOf(
        on engine: Engine
    ) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let ear = Ear(store)
        let writer = try KilledWriter(on: database.address, "x")
        writer.read(until: 1)
        #expect(ear.hears(engine == .sqlite ? .everything : .skill("x 1"), from: .elsewhere))
    }

    @Test(.needsPostgres) func newsThatAreTooLongAreCutToEverything() throws {
        let database = try Database(on: .postgres)
        let (store, other) = (try database.store(), try database.store())
        let ear = Ear(other)
        try store.writing { $0.tell(.skill(String(repeating: "x", count: 9000))) }
        #expect(ear.hears(.everything, from: .elsewhere))
    }

    @Test(.needsPostgres) func serversInOtherSchemasAreNotTold() throws {
        let (database, foreign) = (try Database(on: .postgres), try Database(on: .postgres))
        let (store, stranger) = (try database.store(), try foreign.store())
        let ear = Ear(stranger)
        try store.writing { $0.tell(.skill("secret")) }
        let neighbour = try foreign.store()
        try neighbour.writing { $0.tell(.server) }
        #expect(ear.hears(.server, from: .elsewhere))
        #expect(ear.all.count == 1)
    }

    @Test(.needsPostgres) func whoWasCutOffIsToldThatAnythingMayHaveChanged() throws {
        let database = try Database(on: .postgres)
        let store = try database.store()
        let ear = Ear(store)
        try database.breakConnections()
        #expect(ear.hears(.everything, from: .elsewhere))
        let other = try database.store()
        try other.writing { $0.tell(.server) }
        #expect(ear.hears(.server, from: .elsewhere))
    }
}
