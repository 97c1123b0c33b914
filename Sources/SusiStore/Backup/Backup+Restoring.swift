// Susi. SPDX-License-Identifier: Apache-2.0

extension Backup {
    /// Puts what is in a backup into an empty database, all of it or nothing; waits.
    ///
    /// The backup may be of an older version. What is in the database is thrown away where
    /// `isReplacing` says so; servers that run on it are told.
    @discardableResult
    public static func restore(
        _ path: String,
        into database: String,
        replacing isReplacing: Bool = false
    ) throws(BackupFailure) -> BackupContent {
        let file = try open(path)
        let content = try check(file, path)
        do {
            let target = try writer(of: database)
            try target.run(Migration.begin(on: target))
            do {
                try Transaction(target).hold("schema")
                let found = try tables(in: target)
                if !isReplacing, try !isEmpty(found, in: target) { throw BackupFailure.notEmpty }
                try drop(found, in: target)
                guard try fill(target, from: file, like: content) == content else {
                    throw BackupFailure.damaged(path)
                }
                try target.run("COMMIT")
            } catch {
                _ = try? target.run("ROLLBACK")
                throw error
            }
            return content
        } catch let failure as BackupFailure {
            throw failure
        } catch let failure as StoreFailure {
            throw .store(failure)
        } catch {
            throw .store(.failed("\(error)"))
        }
    }

    private static func open(_ path: String) throws(BackupFailure) -> SQLiteConnection {
        do throws(StoreFailure) {
            return try SQLiteConnection.reader(path: path)
        } catch {
            if case .unreachable(let reason) = error { throw .file(path, reason) }
            throw .store(error)
        }
    }

    /// Reads all of a backup, and says what is in it if that is what was written.
    private static func check(
        _ file: SQLiteConnection,
        _ path: String
    ) throws(BackupFailure) -> BackupContent {
        guard let stated = try statement(of: file, path) else { throw .noBackup(path) }
        guard stated.version <= Migration.latest else {
            throw .newer(found: stated.version, known: Migration.latest)
        }
        var content = BackupContent(made: stated.made, version: stated.version)
        do throws(StoreFailure) {
            try content.read(try tables(of: content), of: file)
        } catch {
            throw .damaged(path)
        }
        guard content.count == stated.count, content.digest.value == stated.digest else {
            throw .damaged(path)
        }
        return content
    }

    /// What a backup says of itself; nil where it is something else.
    private static func statement(
        of file: SQLiteConnection,
        _ path: String
    ) throws(BackupFailure) -> BackupContent.Statement? {
        do throws(StoreFailure) {
            return try BackupContent.stated(by: file)
        } catch .unreachable("file is not a database") {
            return nil
        } catch {
            throw .damaged(path)
        }
    }

    private static func writer(of database: String) throws(StoreFailure) -> any SQLConnection {
        if PostgresConnection.isURL(database) {
            let connection = try PostgresConnection.open(database)
            try connection.waitForever()
            return connection
        }
        return try SQLiteConnection.writer(path: database)
    }

    /// The tables that a backup has rows of.
    private static func tables(of content: BackupContent) throws(StoreFailure) -> [Table] {
        try Table.all(in: Schema.versions.prefix(content.version)).filter(\.isCopied)
    }

    /// The tables that are there; none in a database that nobody has used.
    private static func tables(in target: any SQLConnection) throws(StoreFailure) -> [Table] {
        try Migration.prepare(target)
        let version = try Migration.version(of: target)
        guard version <= Migration.latest else {
            throw .newer(found: version, known: Migration.latest)
        }
        return try Table.all(in: Schema.versions.prefix(version))
    }

    private static func isEmpty(
        _ tables: [Table],
        in target: any SQLConnection
    ) throws(StoreFailure) -> Bool {
        for table in tables {
            guard try target.run("SELECT 1 FROM \(table.name) LIMIT 1").rows.isEmpty else {
                return false
            }
        }
        return true
    }

    private static func drop(
        _ tables: [Table],
        in target: any SQLConnection
    ) throws(StoreFailure) {
        for table in tables.reversed() { try target.run("DROP TABLE \(table.name)") }
        try target.run("DELETE FROM \(Migration.table)")
    }

    /// Makes the tables as the backup has them, copies, and only then brings them up to date: so
    /// what is old goes the same way as in a database that was never away.
    private static func fill(
        _ target: any SQLConnection,
        from file: SQLiteConnection,
        like content: BackupContent
    ) throws(StoreFailure) -> BackupContent {
        var copied = BackupContent(made: content.made, version: content.version)
        let tables = try tables(of: content)
        try Migration.bring(target, to: Array(Schema.versions.prefix(content.version)))
        // What a new database begins with comes from the backup too.
        for table in tables.reversed() { try target.run("DELETE FROM \(table.name)") }
        try copied.copy(tables, from: file, to: target)
        try Migration.bring(target, to: Schema.versions)
        if let postgres = target as? PostgresConnection {
            try PostgresNews(for: postgres).send([.everything], with: postgres)
        }
        return copied
    }
}
