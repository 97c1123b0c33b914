// Susi. SPDX-License-Identifier: Apache-2.0

/// Brings a database to the shape this program knows.
enum Migration {
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
        let begin = connection.dialect == .sqlite ? "BEGIN IMMEDIATE" : "BEGIN"
        _ = try connection.run(begin, [])
        do throws(StoreFailure) {
            // Two servers may begin at the same time.
            try Transaction(connection).hold("schema")
            _ = try connection.run(
                "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)",
                []
            )
            let found = Int(
                try connection.run("SELECT max(version) FROM schema_version", []).rows
                    .first?.int(0) ?? 0
            )
            guard found <= versions.count else {
                throw .newer(found: found, known: versions.count)
            }
            for version in found..<versions.count {
                for statement in versions[version] {
                    _ = try connection.run(connection.dialect.words(of: statement), [])
                }
                _ = try connection.run(
                    "INSERT INTO schema_version (version) VALUES ($1)",
                    [SQLValue(version + 1)]
                )
            }
            _ = try connection.run("COMMIT", [])
        } catch {
            _ = try? connection.run("ROLLBACK", [])
            throw error
        }
    }
}
