// Susi. SPDX-License-Identifier: Apache-2.0

/// One of those who work for a PostgreSQL, on a thread and with a connection of its own.
final class PostgresWorker: @unchecked Sendable {
    /// How often work is done again that others were in the way of.
    private static let most = 10

    // Used on the worker's own thread only, once it runs.
    private var connection: PostgresConnection?
    private let access: PostgresAccess
    private let queue: JobQueue
    private let news: PostgresNews
    private let observers: Observers

    /// How an attempt ended.
    private enum Outcome {
        case done([Change], @Sendable () -> Void)
        case failed(any Error)
        /// It may go better next time.
        case again(any Error)
    }

    /// Somebody who begins with a connection, or opens one when there is work.
    init(
        _ connection: PostgresConnection?,
        _ access: PostgresAccess,
        queue: JobQueue,
        news: PostgresNews,
        observers: Observers
    ) {
        self.connection = connection
        self.access = access
        self.queue = queue
        self.news = news
        self.observers = observers
    }

    /// Works until the queue is closed.
    func run() {
        while let jobs = queue.next(1) {
            for job in jobs { perform(job) }
        }
        connection = nil
    }

    private func perform(_ job: StoreJob) {
        var attempt = 1
        while true {
            switch outcome(of: job) {
            case .done(let changes, let finish):
                observers.tell(changes, from: .here)
                finish()
                return
            case .failed(let error):
                job.fail(error)
                return
            case .again(let error):
                attempt += 1
                if attempt > PostgresWorker.most {
                    job.fail(error)
                    return
                }
                // Those who were in each other's way do not meet again at once.
                queue.pause(.milliseconds(Int.random(in: 0...attempt * 2)))
            }
        }
    }

    private func outcome(of job: StoreJob) -> Outcome {
        let connection: PostgresConnection
        do throws(StoreFailure) {
            connection = try connected()
        } catch {
            // What waits behind this would only hold up the end.
            if queue.isClosed { queue.drop(error) }
            return .failed(error)
        }
        let transaction = Transaction(connection)
        do {
            try connection.run(job.isReading ? PostgresWorker.look : PostgresWorker.change)
            let finish = try transaction.perform(job)
            if !job.isReading { try news.send(transaction.changes, with: connection) }
            return end(transaction, of: job, finish, with: connection)
        } catch {
            return failed(error, with: connection)
        }
    }

    /// Stores what was done; only here it may stay unknown whether it is.
    private func end(
        _ transaction: Transaction,
        of job: StoreJob,
        _ finish: @escaping @Sendable () -> Void,
        with connection: PostgresConnection
    ) -> Outcome {
        do throws(StoreFailure) {
            let command = try connection.run("COMMIT").command
            if command == "COMMIT" { return .done(transaction.changes, finish) }
            return .failed(StoreFailure.failed("it took everything back"))
        } catch {
            guard connection.trouble == .lost else { return failed(error, with: connection) }
            self.connection = nil
            // What was read has been read, whatever becomes of the connection.
            return job.isReading ? .done([], finish) : .failed(StoreFailure.uncertain)
        }
    }

    private func failed(_ error: any Error, with connection: PostgresConnection) -> Outcome {
        let trouble = connection.trouble
        if trouble == .lost || (try? connection.run("ROLLBACK")) == nil { self.connection = nil }
        return trouble == nil ? .failed(error) : .again(error)
    }

    private func connected() throws(StoreFailure) -> PostgresConnection {
        if let connection { return connection }
        let opened = try access.open(pausing: queue.pause, isClosed: { queue.isClosed })
        connection = opened
        return opened
    }

    /// A look sees the database as it is at one moment.
    private static let look = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    private static let change = "BEGIN"
}
