// Susi. SPDX-License-Identifier: Apache-2.0

/// A PostgreSQL: a few threads, each with a connection of its own, share the work, and one more
/// listens to what other servers tell.
final class PostgresEngine: StoreEngine {
    /// How many connections do the work.
    private static let workers = 8
    /// How much may wait; more than a database can take for seconds is not worth waiting for.
    private static let limit = 5000

    let readsAtOnce = false
    private let queue = JobQueue(limit: PostgresEngine.limit)
    private let threads = Threads()
    private let end: Bell

    /// Brings the tables up to date and begins to take work.
    init(
        url: String,
        observers: Observers,
        patience: Duration = PostgresAccess.usualPatience
    ) throws(StoreFailure) {
        let access = PostgresAccess(url: url, patience: patience)
        let connection = try access.open()
        // Another server may be at it, and large tables take their time.
        try connection.takingItsTime { () throws(StoreFailure) in
            try Migration.run(on: connection)
        }
        let news = try PostgresNews(for: connection)
        end = try Bell()
        let listener = try PostgresListener(access, news, observers: observers, until: end)
        let workers = (0..<PostgresEngine.workers).map { number in
            PostgresWorker(
                number == 0 ? connection : nil,
                access,
                queue: queue,
                news: news,
                observers: observers
            )
        }
        do throws(StoreFailure) {
            try threads.start { listener.run() }
            for worker in workers { try threads.start { worker.run() } }
        } catch {
            close()
            throw error
        }
    }

    func read(_ job: StoreJob) {
        begin(job)
    }

    func begin(_ job: StoreJob) {
        queue.add(job)
    }

    func close() {
        queue.close()
        end.ring()
        threads.wait()
    }
}
