// Susi. SPDX-License-Identifier: Apache-2.0

/// Brings a database to the shape this program knows.
enum Migration {
    /// Where a database says which shape it has.
    static let table = "schema_version"

    /// The shape this program knows.
    static var latest: Int {
        Schema.versions.count
    }

    /// Makes or changes the tables, all of it or nothing; each of the versions has the statements
    /// that lead to it from the one before.
    static func run(
        on connection: any SQLConnection,
        to versions: [[String]] = Schema.versions
    ) throws(StoreFailure) {
        try connection.transaction(begin(on: connection)) { () throws(StoreFailure) in
            // Two servers may begin at the same time.
            try Transaction(connection).hold("schema")
            try bring(connection, to: versions)
        }
    }

    /// How to begin what changes the tables; two servers take turns from here on.
    static func begin(on connection: any SQLConnection) -> String {
        connection.dialect == .sqlite ? "BEGIN IMMEDIATE" : "BEGIN"
    }

    /// Which of the versions the tables have, from 1; 0 where there are none.
    static func version(of connection: any SQLConnection) throws(StoreFailure) -> Int {
        Int(try connection.run("SELECT max(version) FROM \(table)").rows.first?.int(0) ?? 0)
    }

    /// Lets a new database have a version, which is 0.
    static func prepare(_ connection: any SQLConnection) throws(StoreFailure) {
        try connection.run("CREATE TABLE IF NOT EXISTS \(table) (version BIGINT NOT NULL)")
    }

    /// Makes or changes the tables within a transaction.
    static func bring(
        _ connection: any SQLConnection,
        to versions: [[String]]
    ) throws(StoreFailure) {
        try prepare(connection)
        let found = try version(of: connection)
        guard found <= versions.count else { throw .newer(found: found, known: versions.count) }
        for version in found..<versions.count {
            for statement in versions[version] {
                try connection.run(connection.dialect.words(of: statement))
            }
            _ = try connection.run(
                "INSERT INTO \(table) (version) VALUES ($1)",
                [SQLValue(version + 1)]
            )
        }
    }
}
