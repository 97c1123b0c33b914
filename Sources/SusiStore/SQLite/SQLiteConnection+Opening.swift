// Susi. SPDX-License-Identifier: Apache-2.0

import CSQLite
import Glibc

extension SQLiteConnection {
    /// Whose database it is that is gone with its connection.
    static let memory = ":memory:"
    /// How a file is opened that is made where there is none.
    static let writing = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    /// How long to wait for somebody else who writes, such as `susi user`.
    static let usualPatience = Duration.seconds(10)

    /// Opens a file for reading and writing, making it where there is none; only its owner may look
    /// into it.
    static func writer(path: String) throws(StoreFailure) -> SQLiteConnection {
        // SQLite would let everybody read it; the files beside it get the same permissions.
        if path != memory {
            let made = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
            if made >= 0 {
                close(made)
            } else if errno != EEXIST, let failure = failure(ofSystem: errno) {
                throw failure
            }
        }
        let connection = try SQLiteConnection(path: path, flags: writing)
        // SQLite itself says so only when something is written.
        if connection.isReadOnly { throw .readOnly }
        try connection.setUp()
        return connection
    }

    /// Opens a file that is there, for reading only.
    static func reader(path: String) throws(StoreFailure) -> SQLiteConnection {
        let connection = try SQLiteConnection(path: path, flags: SQLITE_OPEN_READONLY)
        try connection.run("PRAGMA trusted_schema = OFF")
        try connection.run(SQLiteConnection.comparison)
        return connection
    }

    private func setUp() throws(StoreFailure) {
        // Two programs that make a new file a log at once are in each other's way, and SQLite tells
        // one of them so without any patience.
        let end = ContinuousClock.now + SQLiteConnection.usualPatience
        while true {
            do throws(StoreFailure) {
                try run("PRAGMA journal_mode = WAL")
                break
            } catch .busy where .now < end {
                usleep(20_000)
            }
        }
        for setting in SQLiteConnection.settings { try run(setting) }
    }

    /// Texts are compared as PostgreSQL compares them.
    private static let comparison = "PRAGMA case_sensitive_like = ON"

    private static let settings = [
        comparison,
        // A commit is on disk before anybody is told of it.
        "PRAGMA synchronous = FULL",
        "PRAGMA foreign_keys = ON",
        "PRAGMA trusted_schema = OFF",
        "PRAGMA journal_size_limit = 16777216",
    ]
}
