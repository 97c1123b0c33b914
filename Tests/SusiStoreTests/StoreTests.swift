// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import Testing

@Suite struct StoreTests {
    private struct Stop: Error {}

    @Test(arguments: Engine.here) func whatWasWrittenIsRead(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        try store.writing { transaction in
            try transaction.run(
                "INSERT INTO server_settings (name, value) VALUES ($2, $1)",
                "blue",
                "colour"
            )
        }
        let value = try store.reading { transaction in
            try transaction.row("SELECT value FROM server_settings WHERE name = $1", "colour")?
                .text(0)
        }
        #expect(value == "blue")
    }

    @Test(arguments: Engine.here)
    func workThatThrowsLeavesNothingBehindAndNoNeighbourIsHarmed(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let refused = store.write { transaction in
            try transaction.run("INSERT INTO server_settings VALUES ('a', '1')")
            throw Stop()
        }
        #expect(throws: Stop.self) { try refused.waited().get() }
        try store.writing { try $0.run("INSERT INTO server_settings VALUES ('b', '2')") }
        let names = try store.reading { try $0.rows("SELECT name FROM server_settings") }
        #expect(names.map { $0.text(0) } == ["b"])
    }

    @Test(arguments: Engine.here)
    func afterAFailedStatementNothingCountsEvenWhereTheFailureIsCaught(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        #expect(throws: StoreFailure.self) {
            try store.writing { transaction in
                try transaction.run("INSERT INTO server_settings VALUES ('a', '1')")
                _ = try? transaction.run("INSERT INTO server_settings VALUES ('a', '2')")
                _ = try? transaction.run("INSERT INTO server_settings VALUES ('b', '2')")
            }
        }
        let names = try store.reading { try $0.rows("SELECT name FROM server_settings") }
        #expect(names.isEmpty)
    }

    @Test(arguments: Engine.here) func aRowThatStandsThereIsAConflict(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        _ = try store.account("a@example.org")
        let error = #expect(throws: StoreFailure.self) { try store.account("a@example.org") }
        guard case .conflict(let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(!reason.contains("example.org"))
    }

    @Test(arguments: Engine.here) func whoOnlyReadsCannotWrite(on engine: Engine) throws {
        let database = try Database(on: engine)
        for store in [try database.store(), try Store.inMemory()] {
            #expect(throws: StoreFailure.readOnly) {
                try store.reading { try $0.run("INSERT INTO server_settings VALUES ('a', '1')") }
            }
            try store.writing { try $0.run("INSERT INTO server_settings VALUES ('a', '1')") }
        }
    }

    @Test(arguments: Engine.here) func aReaderSeesOneMoment(on engine: Engine) throws {
        let database = try Database(on: engine)
        let (store, other) = (try database.store(), try database.store())
        let counts = try store.reading { transaction in
            let count = "SELECT count(*) FROM server_settings"
            let before = try transaction.row(count)?.int(0)
            try other.writing { try $0.run("INSERT INTO server_settings VALUES ('a', '1')") }
            return [before, try transaction.row(count)?.int(0)]
        }
        #expect(counts == [0, 0])
    }

    @Test(arguments: Engine.here) func writersThatCountDoNotMissEachOther(on engine: Engine) throws
    {
        let database = try Database(on: engine)
        let stores = [try database.store(), try database.store()]
        try stores[0].writing { try $0.run("INSERT INTO server_settings VALUES ('n', '0')") }
        let gathering = Gathering<Void>()
        for number in 0..<200 {
            let write = stores[number % 2].write { transaction in
                try transaction.hold("n")
                let value = try transaction.row("SELECT value FROM server_settings")?.text(0)
                let next = (value.flatMap { Int($0) } ?? 0) + 1
                _ = try transaction.run("UPDATE server_settings SET value = $1", .text("\(next)"))
            }
            gathering.add(write)
        }
        let outcomes = gathering.all()
        #expect(outcomes.allSatisfy { (try? $0.get()) != nil })
        let value = try stores[0].reading { try $0.row("SELECT value FROM server_settings") }
        #expect(value?.text(0) == "200")
    }

    @Test(arguments: Engine.here) func whatWaitsAtTheEndIsStillStored(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let gathering = Gathering<Void>()
        for number in 0..<100 {
            gathering.add(
                store.write { transaction in
                    let name = SQLValue.text("\(number)")
                    _ = try transaction.run("INSERT INTO server_settings VALUES ($1, '')", name)
                }
            )
        }
        store.close()
        #expect(gathering.arrived == 100)
        #expect(throws: StoreFailure.closed) { try store.writing { _ in } }
        #expect(throws: StoreFailure.closed) { try store.reading { _ in } }
        let again = try database.store()
        let count = try again.reading { try $0.row("SELECT count(*) FROM server_settings") }
        #expect(count?.int(0) == 100)
    }

    @Test func anAddressThatBeginsLikeAURLIsOne() {
        #expect(throws: StoreFailure.self) {
            try Store.open("postgres://susi@127.0.0.1:1/susi")
        }
        let error = #expect(throws: StoreFailure.self) {
            try Store.open("/nowhere/at/all/susi.sqlite")
        }
        #expect(error == .unreachable("there is no such file or folder"))
    }
}
