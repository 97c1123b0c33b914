// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc

/// The file beside a SQLite database that new pages go to first.
///
/// SQLite uses it from the front again once nobody reads from it. While readers follow each other
/// closely that moment may never come, and the file grows: then the writer waits for it.
struct SQLiteLog {
    private let path: String
    private let most: Int
    private let pause: Duration
    private var nextTry = ContinuousClock.now

    /// The log of the database at a path.
    ///
    /// It may get as long as `most`; a large restore or a long backup makes it longer. After an
    /// attempt that may have been in vain there is a pause.
    init(path: String, most: Int = 64 << 20, pause: Duration = .seconds(10)) {
        self.path = path + "-wal"
        self.most = most
        self.pause = pause
    }

    /// Empties the log where it is too long and nobody reads for a moment.
    mutating func cut(with connection: SQLiteConnection) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_size > most,
            ContinuousClock.now >= nextTry
        else { return }
        nextTry = .now + pause
        connection.patience = .milliseconds(200)
        _ = try? connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.patience = SQLiteConnection.usualPatience
    }
}
