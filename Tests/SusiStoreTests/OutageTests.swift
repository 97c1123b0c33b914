// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiStore

/// What becomes of work when a PostgreSQL goes away and comes back.
@Suite struct OutageTests {
    @Test(.needsPostgres) func workGoesOnAfterConnectionsBroke() throws {
        let database = try Database(on: .postgres)
        let store = try database.store()
        for round in 0..<3 {
            let name = SQLValue.text("\(round)")
            try store.writing {
                _ = try $0.run("INSERT INTO server_settings VALUES ($1, '')", name)
            }
            try database.breakConnections()
        }
        let rows = try store.reading { try $0.rows("SELECT name FROM server_settings") }
        #expect(rows.count == 3)
    }

    @Test(.needsPostgres) func aCommitThatNobodySawEndIsUncertain() throws {
        let database = try Database(on: .postgres)
        let store = try database.store()
        try store.writing { transaction in
            try transaction.run(
                """
                CREATE FUNCTION stumble() RETURNS trigger LANGUAGE plpgsql AS
                'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'
                """
            )
            // It is called by the COMMIT.
            try transaction.run(
                """
                CREATE CONSTRAINT TRIGGER stumbling AFTER INSERT ON server_settings
                DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION stumble()
                """
            )
        }
        #expect(throws: StoreFailure.uncertain) {
            try store.writing { try $0.run("INSERT INTO server_settings VALUES ('a', '')") }
        }
        let rows = try store.reading { try $0.rows("SELECT name FROM server_settings") }
        #expect(rows.isEmpty)
    }

    @Test(.needsPostgres) func whoIsInEachOthersWayIsDoneAgain() throws {
        let database = try Database(on: .postgres)
        let store = try database.store()
        try store.writing { transaction in
            try transaction.run("INSERT INTO server_settings VALUES ('a', '0'), ('b', '0')")
        }
        // Two that take the same rows in different order, at the same moment: a deadlock.
        let arrived = Monitor(0)
        let gathering = Gathering<Void>()
        for names in [["a", "b"], ["b", "a"]] {
            let write = store.write { transaction in
                for (index, name) in names.enumerated() {
                    _ = try transaction.run(
                        """
                        UPDATE server_settings SET value = CAST(CAST(value AS BIGINT) + 1 AS TEXT)
                        WHERE name = $1
                        """,
                        .text(name)
                    )
                    guard index == 0 else { continue }
                    arrived.update { $0 += 1 }
                    _ = arrived.wait(atMost: .seconds(20)) { $0 >= 2 }
                }
            }
            gathering.add(write)
        }
        for outcome in gathering.all() { try outcome.get() }
        let rows = try store.reading { try $0.rows("SELECT value FROM server_settings") }
        #expect(rows.map { $0.text(0) } == ["2", "2"])
        #expect(arrived.look { $0 } >= 3)
    }

    @Test(arguments: ["postgres://susi:s%cret@host/susi", "postgres://susi:secret@ho st:x/susi"])
    func anAddressThatCannotBeReadIsNotRepeated(_ address: String) {
        let error = #expect(throws: StoreFailure.self) { try Store.open(address) }
        #expect(error?.description.contains("cret") == false)
    }

    @Test(.needsPostgres) func withoutADatabaseWorkFailsAndLaterGoesOn() throws {
        let database = try Database(on: .postgres)
        let door = try Door(to: database)
        let observers = Observers()
        let engine = try PostgresEngine(url: door.address, observers: observers, patience: .zero)
        let store = Store(engine, of: door.address, observers: observers)
        try door.close()
        let error = #expect(throws: StoreFailure.self) { try store.writing { _ in } }
        guard case .unreachable(let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(!reason.contains("\n"))
        try door.open()
        try store.writing { _ in }
    }
}
