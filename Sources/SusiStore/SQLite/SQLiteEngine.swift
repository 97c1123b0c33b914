// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// A SQLite file: one thread writes, anybody reads.
///
/// All that waits when the writer is free is stored with one commit, so that many requests share
/// the wait for the disk.
final class SQLiteEngine: StoreEngine {
    private let path: String
    private let writer: SQLiteWriter
    private let thread: Mutex<pthread_t?>
    /// Connections that nobody reads with at the moment.
    private let readers = Mutex<[SQLiteReader]>([])

    /// A reader goes from thread to thread, but to one at a time.
    private struct SQLiteReader: @unchecked Sendable {
        let connection: SQLiteConnection
    }

    /// Opens the file and begins to take work.
    init(path: String, observers: Observers) throws(StoreFailure) {
        self.path = path
        let connection = try SQLiteConnection(path: path)
        for setting in SQLiteEngine.settings { _ = try connection.run(setting, []) }
        try Migration.run(on: connection)
        writer = SQLiteWriter(connection, observers: observers)
        var thread = pthread_t()
        let context = Unmanaged.passRetained(writer)
        guard pthread_create(&thread, nil, runWriter, context.toOpaque()) == 0 else {
            context.release()
            throw .failed("the system starts no thread for it")
        }
        self.thread = Mutex(thread)
    }

    /// A database in memory belongs to the connection that made it.
    var readsAtOnce: Bool {
        path != ":memory:"
    }

    func read(_ job: StoreJob) {
        do {
            let reader = try takeReader()
            defer { readers.withLock { $0.append(reader) } }
            _ = try reader.connection.run("BEGIN", [])
            defer { _ = try? reader.connection.run("COMMIT", []) }
            try job.work(Transaction(reader.connection))()
        } catch {
            job.fail(error)
        }
    }

    func beginReading(_ job: StoreJob) {
        writer.take(job)
    }

    func beginWriting(_ job: StoreJob) {
        writer.take(job)
    }

    func close() {
        writer.close()
        let running = thread.withLock { thread in
            defer { thread = nil }
            return thread
        }
        // The writer itself may be the last to let go of the store.
        guard let running, pthread_equal(running, pthread_self()) == 0 else { return }
        pthread_join(running, nil)
        readers.withLock { $0 = [] }
    }

    private func takeReader() throws(StoreFailure) -> SQLiteReader {
        if let known = readers.withLock({ $0.popLast() }) { return known }
        return SQLiteReader(connection: try SQLiteConnection(path: path, isReadOnly: true))
    }

    private static let settings = [
        "PRAGMA journal_mode = WAL",
        // A commit is on disk before anybody is told of it.
        "PRAGMA synchronous = FULL",
        "PRAGMA foreign_keys = ON",
        "PRAGMA trusted_schema = OFF",
        "PRAGMA journal_size_limit = 67108864",
    ]
}

private nonisolated func runWriter(
    _ context: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
    if let context {
        Unmanaged<SQLiteWriter>.fromOpaque(context).takeRetainedValue().run()
    }
    return nil
}
