// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// Copies a database into one file and back.
///
/// The file is a SQLite database whatever the original was, so that it can be looked into, and so
/// that it can be restored into either kind.
public enum Backup {
    /// Makes a backup of a database as it is at one moment, while others go on writing; waits.
    ///
    /// The database is taken as it is, also where it is older than this program.
    @discardableResult
    public static func write(
        _ database: String,
        to path: String,
        at now: Instant
    ) throws(BackupFailure) -> BackupContent {
        let file = try BackupFile(path)
        let content = try asBackupFailure { () throws(StoreFailure) in
            let source = try reader(of: database)
            try source.run(
                source.dialect == .sqlite
                    ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
            )
            return try copy(source, to: file.partial, at: now)
        }
        try file.place()
        return content
    }

    private static func copy(
        _ source: any SQLConnection,
        to path: String,
        at now: Instant
    ) throws(StoreFailure) -> BackupContent {
        guard let version = try? Migration.version(of: source), version > 0 else {
            throw .unreachable("there are no tables of Susi's in it")
        }
        guard version <= Migration.latest else {
            throw .newer(found: version, known: Migration.latest)
        }
        let versions = Array(Schema.versions.prefix(version))
        let tables = try Table.all(in: versions).filter(\.isCopied)
        var content = BackupContent(made: now, version: version)
        // Nobody sees the file before it is complete, so there is nothing to recover.
        let target = try SQLiteConnection(path: path, flags: SQLiteConnection.writing)
        try target.run("PRAGMA journal_mode = OFF")
        try target.run("PRAGMA synchronous = OFF")
        try target.transaction { () throws(StoreFailure) in
            try Migration.bring(target, to: versions)
            try content.copy(tables, from: source, to: target)
            try content.state(in: target)
        }
        return content
    }

    private static func reader(of database: String) throws(StoreFailure) -> any SQLConnection {
        if PostgresConnection.isURL(database) {
            let connection = try PostgresConnection.open(database)
            try connection.waitForever()
            return connection
        }
        return try SQLiteConnection.reader(path: database)
    }

    static func asBackupFailure<Value>(
        _ body: () throws(StoreFailure) -> Value
    ) throws(BackupFailure) -> Value {
        do throws(StoreFailure) { return try body() } catch { throw .store(error) }
    }
}

extension Store {
    /// Makes a backup as the database is at one moment, while others go on writing; waits.
    @discardableResult
    public func backup(
        to path: String,
        at now: Instant
    ) throws(BackupFailure) -> BackupContent {
        guard database != SQLiteConnection.memory else {
            throw .store(.failed("what is kept in memory only has no backup"))
        }
        return try Backup.write(database, to: path, at: now)
    }
}
