// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// What is in a backup.
public struct BackupContent: Sendable, Equatable {
    /// When it was made.
    public let made: Instant
    /// Which shape its tables have.
    public let version: Int
    /// How many rows there are, by the name of their table.
    public internal(set) var rows: [String: Int] = [:]
    var digest = Digest()

    /// How many rows there are in all.
    public var count: Int { rows.values.reduce(0, +) }

    init(made: Instant, version: Int) {
        self.made = made
        self.version = version
    }

    /// The name of the table that makes a SQLite file a backup.
    private static let table = "susi_backup"

    /// What a backup says of itself.
    struct Statement {
        let made: Instant
        let version: Int
        let count: Int
        let digest: UInt64
    }

    /// Reads what a backup says of itself; nil where it is none.
    static func stated(
        by file: SQLiteConnection
    ) throws(StoreFailure) -> Statement? {
        let known = try file.run("SELECT 1 FROM sqlite_schema WHERE name = '\(table)'").rows
        guard !known.isEmpty else { return nil }
        let row = try file.run("SELECT made, version, count, digest FROM \(table)").rows.first
        guard let row else { return nil }
        return Statement(
            made: Instant(clamping: row.int(0)),
            version: Int(row.int(1)),
            count: Int(row.int(2)),
            digest: UInt64(bitPattern: row.int(3))
        )
    }

    /// Has a backup say what is in it.
    func state(in file: SQLiteConnection) throws(StoreFailure) {
        try file.run(
            "CREATE TABLE \(BackupContent.table) (made BIGINT, version BIGINT, count BIGINT, digest BIGINT)"
        )
        _ = try file.run(
            "INSERT INTO \(BackupContent.table) VALUES ($1, $2, $3, $4)",
            [
                .integer(made.milliseconds), SQLValue(version), SQLValue(count),
                .integer(Int64(bitPattern: digest.value)),
            ]
        )
    }

    /// Takes in all rows of some tables, and hands them over.
    mutating func read(
        _ tables: [Table],
        of connection: any SQLConnection,
        _ body: (Table, SQLRow) throws(StoreFailure) -> Void = { _, _ in }
    ) throws(StoreFailure) {
        for table in tables {
            var count = 0
            var digest = digest
            try connection.each(table.selection) { (row) throws(StoreFailure) in
                count += 1
                digest.add(row, of: table)
                try body(table, row)
            }
            rows[table.name] = count
            self.digest = digest
        }
    }

    /// Takes in all rows of some tables, and puts them into another database.
    mutating func copy(
        _ tables: [Table],
        from source: any SQLConnection,
        to target: any SQLConnection
    ) throws(StoreFailure) {
        try read(tables, of: source) { (table, row) throws(StoreFailure) in
            _ = try target.run(table.insertion, row.values)
        }
        for table in tables where table.counts {
            try table.setLastNumber(try table.lastNumber(on: source), on: target)
        }
    }
}
