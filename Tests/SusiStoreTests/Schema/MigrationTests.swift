// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiStore

@Suite struct MigrationTests {
    /// What a later Susi may do to the tables: both databases must be able to.
    private static let future = [
        [
            "ALTER TABLE accounts ADD COLUMN nickname TEXT NOT NULL DEFAULT 'friend'",
            "CREATE TABLE pets (id {id}, account BIGINT NOT NULL REFERENCES accounts (id), name TEXT)",
            "INSERT INTO pets (account, name) SELECT id, email FROM accounts",
        ],
        [
            "ALTER TABLE pets RENAME COLUMN name TO called",
            "UPDATE accounts SET nickname = 'old ' || nickname",
            "CREATE INDEX pets_by_account ON pets (account)",
        ],
    ]

    @Test(arguments: Engine.here) func eachEarlierVersionIsBroughtUpToDateWithItsData(
        on engine: Engine
    ) throws {
        let versions = Schema.versions + Self.future
        for version in 1...Schema.versions.count {
            let database = try Database(on: engine)
            let connection = try database.connection()
            try Migration.run(on: connection, to: Array(versions.prefix(version)))
            let tables = try Table.all(in: versions.prefix(version))
            try Filling.fill(connection, tables)
            let before = try tables.map { try Filling.content(of: $0, on: connection) }
            try Migration.run(on: connection, to: Array(versions.prefix(version + 1)))
            try Migration.run(on: connection, to: versions)
            #expect(try Migration.version(of: connection) == versions.count)
            let after = try tables.map { try Filling.content(of: $0, on: connection) }
            for (index, table) in tables.enumerated() {
                #expect(before[index].count == 3, "\(table.name)")
                if version == Schema.versions.count {
                    #expect(after[index] == before[index], "\(table.name)")
                }
            }
            let pets = try connection.run(
                "SELECT called, nickname FROM pets JOIN accounts ON accounts.id = pets.account"
            )
            #expect(pets.rows.count == 3)
            #expect(pets.rows.allSatisfy { $0.text(1) == "old friend" })
        }
    }

    @Test(arguments: Engine.here) func aNewerDatabaseIsRefusedAndLeftAlone(
        on engine: Engine
    ) throws {
        let database = try Database(on: engine)
        let connection = try database.connection()
        let newer = Schema.versions + Self.future
        try Migration.run(on: connection, to: newer)
        let known = Schema.versions.count
        #expect(throws: StoreFailure.newer(found: newer.count, known: known)) {
            try database.store()
        }
        #expect(try Migration.version(of: connection) == newer.count)
    }

    @Test(arguments: Engine.here) func aVersionThatFailsLeavesTheOldOneAsItWas(
        on engine: Engine
    ) throws {
        let database = try Database(on: engine)
        let connection = try database.connection()
        try Migration.run(on: connection)
        let tables = try Table.all(in: Schema.versions)
        try Filling.fill(connection, tables)
        let before = try tables.map { try Filling.content(of: $0, on: connection) }
        let broken = [["DELETE FROM accounts", "CREATE TABLE half (id {id})", "SELECT nothing"]]
        #expect(throws: StoreFailure.self) {
            try Migration.run(on: connection, to: Schema.versions + [Self.future[0]] + broken)
        }
        #expect(try Migration.version(of: connection) == Schema.versions.count)
        let after = try tables.map { try Filling.content(of: $0, on: connection) }
        #expect(after == before)
        #expect(throws: StoreFailure.self) { try connection.run("SELECT * FROM half") }
        #expect(throws: StoreFailure.self) { try connection.run("SELECT * FROM pets") }
        // And the old program goes on with it.
        let store = try database.store()
        _ = try store.account("d@example.org")
    }

    @Test(arguments: Engine.here) func serversThatStartAtOnceMakeTheTablesOnce(
        on engine: Engine
    ) throws {
        for _ in 0..<5 {
            let database = try Database(on: engine)
            let outcomes = Monitor<[Result<Store, any Error>]>([])
            let threads = Threads()
            for _ in 0..<4 {
                try threads.start {
                    let outcome = Result { try database.store() }
                    outcomes.update { $0.append(outcome) }
                }
            }
            threads.wait()
            for outcome in outcomes.look({ $0 }) { _ = try outcome.get() }
            let versions = try database.connection().run("SELECT version FROM schema_version")
            #expect(versions.rows.count == Schema.versions.count)
        }
    }
}
