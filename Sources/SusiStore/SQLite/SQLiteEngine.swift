// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// A SQLite file: one thread writes, anybody reads.
///
/// All that waits when the writer is free is stored with one commit, so that many requests share
/// the wait for the disk.
final class SQLiteEngine: StoreEngine {
    private let path: String
    private let queue = JobQueue(limit: SQLiteWriter.limit)
    private let threads = Threads()
    private let readers: Mutex<Readers>

    /// Connections that nobody reads with at the moment.
    private struct Readers {
        /// More than ever read at once are not worth their memory.
        static let most = 16
        var idle: [SQLiteReader] = []
        var isClosed = false
    }

    /// A reader goes from thread to thread, but to one at a time.
    private struct SQLiteReader: @unchecked Sendable {
        let connection: SQLiteConnection
    }

    /// Opens the file and begins to take work.
    init(path: String, observers: Observers) throws(StoreFailure) {
        self.path = path
        readers = Mutex(Readers())
        let connection = try SQLiteConnection.writer(path: path)
        try Migration.run(on: connection)
        let writer = SQLiteWriter(connection, path: path, queue: queue, observers: observers)
        try threads.start { writer.run() }
    }

    /// A database in memory belongs to the connection that made it.
    var readsAtOnce: Bool {
        path != SQLiteConnection.memory
    }

    func read(_ job: StoreJob) {
        do {
            let reader = try takeReader()
            try reader.connection.run("BEGIN")
            let outcome = Result { try Transaction(reader.connection).perform(job) }
            // Whoever cannot end a transaction is not used again.
            if (try? reader.connection.run("COMMIT")) != nil { giveBack(reader) }
            try outcome.get()()
        } catch {
            job.fail(error)
        }
    }

    func begin(_ job: StoreJob) {
        queue.add(job)
    }

    func close() {
        queue.close()
        threads.wait()
        // Connections that are in use are closed when they come back.
        let closed = readers.withLock { readers in
            defer { readers.idle = [] }
            readers.isClosed = true
            return readers.idle
        }
        _ = closed
    }

    private func takeReader() throws(StoreFailure) -> SQLiteReader {
        let (known, isClosed) = readers.withLock { ($0.idle.popLast(), $0.isClosed) }
        if isClosed { throw .closed }
        if let known { return known }
        return SQLiteReader(connection: try SQLiteConnection.reader(path: path))
    }

    private func giveBack(_ reader: SQLiteReader) {
        readers.withLock { readers in
            guard !readers.isClosed, readers.idle.count < Readers.most else { return }
            readers.idle.append(reader)
        }
    }
}
