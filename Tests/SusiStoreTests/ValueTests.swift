// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiStore

/// Both databases mean the same by a value and by a statement.
@Suite struct ValueTests {
    private static let table =
        "CREATE TABLE things (id BIGINT, number BIGINT, part DOUBLE PRECISION, name TEXT, data {bytes})"

    private func store(on database: Database) throws -> Store {
        let connection = try database.connection()
        try connection.run(connection.dialect.words(of: Self.table))
        return try database.store()
    }

    @Test(arguments: Engine.here) func valuesComeBackAsTheyWent(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try store(on: database)
        let rows: [[SQLValue]] = [
            [1, 0, .real(0.1), "", .bytes([])],
            [2, .integer(.max), .real(-1e300), "Grüße, 😀\n\t\\'\"$1", .bytes(Array(0...255))],
            [
                3, .integer(.min), .real(.leastNonzeroMagnitude),
                .text(.init(repeating: "ä", count: 100_000)), nil,
            ],
            [4, nil, nil, nil, .bytes(.init(repeating: 0xAB, count: 1_000_001))],
        ]
        try store.writing { transaction in
            for row in rows {
                _ = try transaction.run(
                    "INSERT INTO things VALUES ($1, $2, $3, $4, $5)",
                    row[0],
                    row[1],
                    row[2],
                    row[3],
                    row[4]
                )
            }
        }
        let found = try store.reading { try $0.rows("SELECT * FROM things ORDER BY id") }
        #expect(found.map(\.values) == rows)
    }

    @Test(arguments: Engine.here) func whatIsComputedHasTheSameKind(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try store(on: database)
        let row = try store.writing { transaction in
            try transaction.run("INSERT INTO things (id, number, part) VALUES (1, 7, 0.5)")
            try transaction.run("INSERT INTO things (id, number, part) VALUES (2, 9, 0.25)")
            return try transaction.row(
                """
                SELECT count(*), max(number), sum(number), sum(part), avg(part), number IS NULL,
                EXISTS (SELECT 1 FROM things WHERE id = $1), $1, $2, $3, coalesce($4, $2),
                'word', length('Grüße'), id = $1
                FROM things WHERE id > $5 GROUP BY id, number
                """,
                2,
                "a",
                .real(1.5),
                nil,
                1
            )
        }
        let expected: [SQLValue] = [
            1, 9, 9, .real(0.25), .real(0.25), 0, 1, 2, "a", .real(1.5), "a", "word", 5, 1,
        ]
        #expect(row?.values == expected)
    }

    @Test(arguments: Engine.here) func aPlaceMayStandTwiceAndStayEmpty(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try store(on: database)
        try store.writing { transaction in
            try transaction.run("INSERT INTO things (id, name) VALUES (1, 'a')")
            try transaction.run("INSERT INTO things (id, name) VALUES (2, NULL)")
        }
        for (name, count) in [("a", 1), ("b", 0), ("", 2)] as [(SQLValue, Int)] {
            let rows = try store.reading { transaction in
                try transaction.rows(
                    "SELECT id FROM things WHERE $1 = '' OR name = $1 OR name = $2",
                    name,
                    nil
                )
            }
            #expect(rows.count == count)
        }
        let rows = try store.reading { transaction in
            // Of a value that may be nothing PostgreSQL has to be told what it would be.
            try transaction.rows(
                "SELECT id FROM things WHERE CAST($1 AS TEXT) IS NULL OR name = $1",
                nil
            )
        }
        #expect(rows.count == 2)
    }

    @Test(arguments: Engine.here) func textsAreSortedAndComparedByTheirBytes(
        on engine: Engine
    ) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let rows = try store.writing { transaction in
            for name in ["b", "B", "a", "ä", "Z", "_", "a b", "ab"] {
                _ = try transaction.run(
                    "INSERT INTO server_settings VALUES ($1, $2)",
                    .text(name),
                    .text(name)
                )
            }
            return try transaction.rows("SELECT value FROM server_settings ORDER BY value")
        }
        #expect(rows.map { $0.text(0) } == ["B", "Z", "_", "a", "a b", "ab", "b", "ä"])
        let alike = try store.reading { transaction in
            try transaction.rows("SELECT name FROM server_settings WHERE name LIKE $1", "b%")
        }
        #expect(alike.map { $0.text(0) } == ["b"])
    }

    @Test(arguments: Engine.here) func aNULInATextIsReplaced(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        try store.writing { transaction in
            try transaction.run("INSERT INTO server_settings VALUES ('a', $1)", "x\0y")
            try transaction.run("INSERT INTO server_settings VALUES ('b', $1)", "xy")
        }
        let rows = try store.reading { transaction in
            try transaction.rows("SELECT value FROM server_settings WHERE value = $1", "x\0y")
        }
        #expect(rows.map { $0.text(0) } == ["x\u{FFFD}y"])
    }

    @Test(arguments: Engine.here) func moreStatementsThanAreKeptReadyWorkToo(
        on engine: Engine
    ) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        for round in 0..<3 {
            let sum = try store.reading { transaction in
                try (0..<300).reduce(0) { sum, number in
                    try sum + (transaction.row("SELECT $1 + \(number)", 1)?.int(0) ?? 0)
                }
            }
            #expect(sum == 300 + 299 * 300 / 2, "round \(round)")
        }
    }

    @Test(arguments: Engine.here) func rowsComeOneByOne(on engine: Engine) throws {
        let database = try Database(on: engine)
        let connection = try database.connection()
        try connection.run("CREATE TABLE numbers (n BIGINT)")
        try connection.transaction { () throws(StoreFailure) in
            for number in 0..<2000 {
                _ = try connection.run("INSERT INTO numbers VALUES ($1)", [SQLValue(number)])
            }
        }
        var sum: Int64 = 0
        try connection.each("SELECT n FROM numbers") { row in sum += row.int(0) }
        #expect(sum == 1999 * 1000)
        #expect(throws: StoreFailure.busy) {
            try connection.each("SELECT n FROM numbers") { (_) throws(StoreFailure) in
                throw .busy
            }
        }
        #expect(throws: StoreFailure.self) { try connection.each("SELECT n FROM letters") { _ in } }
        #expect(try connection.run("SELECT count(*) FROM numbers").rows.first?.int(0) == 2000)
    }
}
