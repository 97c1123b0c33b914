// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc

/// The file beside a SQLite database that new pages go to first.
///
/// SQLite uses it from the front again once nobody reads from it. While readers follow each other
/// closely that moment may never come, and the file grows: then the writer waits for it.
struct SQLiteLog {
    /// How long it may get; a large restore or a long backup makes it longer.
    private static let most = 64 << 20
    private static let pause = Duration.seconds(10)

    private let path: String
    private var nextTry = ContinuousClock.now

    init(path: String) {
        self.path = path + "-wal"
    }

    /// Empties the log where it is too long and nobody reads for a moment.
    mutating func cut(with connection: SQLiteConnection) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_size > SQLiteLog.most,
            ContinuousClock.now >= nextTry
        else { return }
        nextTry = .now + SQLiteLog.pause
        connection.patience = .milliseconds(200)
        _ = try? connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.patience = SQLiteConnection.usualPatience
    }
}
