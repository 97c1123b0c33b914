// Susi. SPDX-License-Identifier: Apache-2.0

/// A table as a version of the schema has it.
struct Table {
    /// The table of mails that have not left yet.
    ///
    /// No backup has them: a secret would lie there for long, and whoever restores it somewhere
    /// would send them a second time.
    static let mails = "mails"

    /// What it is called.
    let name: String
    /// What its columns are called, and the words for what they hold.
    let columns: [(name: String, type: String)]
    /// Whether its first column counts up.
    let counts: Bool

    /// The tables that statements make, each behind those that it refers to.
    static func all(in versions: some Sequence<[String]>) throws(StoreFailure) -> [Table] {
        // SQLite reads its own statements best.
        let connection = try SQLiteConnection.writer(path: SQLiteConnection.memory)
        try Migration.bring(connection, to: Array(versions))
        let tables = try connection.run(
            """
            SELECT name, sql LIKE '%AUTOINCREMENT%' FROM sqlite_schema
            WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid
            """
        ).rows
        var all: [Table] = []
        for row in tables where row.text(0) != Migration.table {
            let columns = try connection.run("PRAGMA table_info(\(row.text(0)))").rows
            all.append(
                Table(
                    name: row.text(0),
                    columns: columns.map { ($0.text(1), $0.text(2)) },
                    counts: row.flag(1)
                )
            )
        }
        return all
    }

    /// Whether backups have it.
    var isCopied: Bool { name != Table.mails }

    /// Reads all rows.
    var selection: String {
        "SELECT \(columns.map(\.name).joined(separator: ", ")) FROM \(name)"
    }

    /// Adds a row.
    var insertion: String {
        let places = columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
        return
            "INSERT INTO \(name) (\(columns.map(\.name).joined(separator: ", "))) VALUES (\(places))"
    }
}

extension Table {
    /// The highest number that was ever given to a row; 0 where none was.
    func lastNumber(on connection: any SQLConnection) throws(StoreFailure) -> Int64 {
        switch connection.dialect {
        case .sqlite:
            let row = try connection.run(
                "SELECT seq FROM sqlite_sequence WHERE name = $1",
                [.text(name)]
            ).rows.first
            return row?.int(0) ?? 0
        case .postgres:
            let sequence = try sequence(on: connection)
            let row = try connection.run("SELECT last_value, is_called FROM \(sequence)").rows.first
            return row.map { $0.flag(1) ? $0.int(0) : $0.int(0) - 1 } ?? 0
        }
    }

    /// Has numbers go on behind this one: those of deleted rows must not come again.
    func setLastNumber(
        _ number: Int64,
        on connection: any SQLConnection
    ) throws(StoreFailure) {
        guard number > 0 else { return }
        switch connection.dialect {
        case .sqlite:
            _ = try connection.run("DELETE FROM sqlite_sequence WHERE name = $1", [.text(name)])
            _ = try connection.run(
                "INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)",
                [.text(name), .integer(number)]
            )
        case .postgres:
            let sequence = try sequence(on: connection)
            _ = try connection.run("SELECT setval('\(sequence)', $1)", [.integer(number)])
        }
    }

    private func sequence(on connection: any SQLConnection) throws(StoreFailure) -> String {
        let key = columns.first?.name ?? "id"
        let row = try connection.run(
            "SELECT pg_get_serial_sequence($1, $2)",
            [.text(name), .text(key)]
        ).rows.first
        return row?.text(0) ?? ""
    }
}
