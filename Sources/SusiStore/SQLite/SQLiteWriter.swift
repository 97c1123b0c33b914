// Susi. SPDX-License-Identifier: Apache-2.0

/// The one who writes into a SQLite file, on a thread of its own.
final class SQLiteWriter: @unchecked Sendable {
    /// How much may wait; more than a disk can take for seconds is not worth waiting for.
    static let limit = 20_000
    /// How much is stored with one commit.
    private static let most = 512
    /// How soon we see what another program has written.
    private static let pause = Duration.milliseconds(250)

    // Used on the writer's own thread only.
    private let connection: SQLiteConnection
    private var log: SQLiteLog
    private let observers: Observers
    private let queue: JobQueue
    /// How often other programs had written when we last looked.
    private var dataVersion: Int64?

    init(_ connection: SQLiteConnection, path: String, queue: JobQueue, observers: Observers) {
        self.connection = connection
        self.queue = queue
        self.observers = observers
        log = SQLiteLog(path: path)
        lookForOthers()
    }

    /// Works until the queue is closed.
    func run() {
        while let jobs = queue.next(SQLiteWriter.most, patience: SQLiteWriter.pause) {
            if !jobs.isEmpty { store(jobs) }
            lookForOthers()
            log.cut(with: connection)
        }
    }

    /// Stores all of it with one commit; nobody is told of anything before.
    private func store(_ jobs: [StoreJob]) {
        var outcomes: [Result<@Sendable () -> Void, any Error>] = []
        var changes: [Change] = []
        do throws(StoreFailure) {
            try connection.run("BEGIN IMMEDIATE")
            for job in jobs { outcomes.append(try outcome(of: job, &changes)) }
            try connection.run("COMMIT")
        } catch {
            connection.rollBack()
            giveUp(jobs, outcomes, error)
            return
        }
        observers.tell(changes, from: .here)
        for (job, outcome) in zip(jobs, outcomes) {
            switch outcome {
            case .success(let finish): finish()
            case .failure(let error): job.fail(error)
            }
        }
    }

    /// Does one piece of work among others; what it wrote is taken back where it fails.
    private func outcome(
        of job: StoreJob,
        _ changes: inout [Change]
    ) throws(StoreFailure) -> Result<@Sendable () -> Void, any Error> {
        if job.isReading { try connection.run("PRAGMA query_only = ON") }
        defer { if job.isReading { _ = try? connection.run("PRAGMA query_only = OFF") } }
        let transaction = Transaction(connection)
        try connection.run("SAVEPOINT job")
        do {
            let finish = try transaction.perform(job)
            try connection.run("RELEASE job")
            changes += transaction.changes
            return .success(finish)
        } catch {
            do throws(StoreFailure) {
                try connection.run("ROLLBACK TO job")
                try connection.run("RELEASE job")
            } catch let second {
                // SQLite has given up on the whole of it, and the first error says why.
                throw transaction.failure ?? error as? StoreFailure ?? second
            }
            return .failure(error)
        }
    }

    /// Nothing was stored: who could do without the others tries again, everybody else hears why.
    private func giveUp(
        _ jobs: [StoreJob],
        _ outcomes: [Result<@Sendable () -> Void, any Error>],
        _ failure: StoreFailure
    ) {
        if failure == .full, jobs.count > 1 {
            // What is too large for the disk must not take along what is small.
            for job in jobs { store([job]) }
            return
        }
        for (index, job) in jobs.enumerated() {
            // Whose own work was refused hears of that, everybody else of the commit.
            if index < outcomes.count, case .failure(let own) = outcomes[index] {
                job.fail(own)
            } else {
                job.fail(failure)
            }
        }
        // Waiting for whoever holds the file, again and again, would hold up the end.
        if failure == .busy, queue.isClosed { queue.drop(.busy) }
    }

    /// Whether another program, such as `susi user`, has written since the last look.
    private func lookForOthers() {
        let result = try? connection.run("PRAGMA data_version")
        guard let version = result?.rows.first?.int(0) else { return }
        defer { dataVersion = version }
        if let dataVersion, dataVersion != version {
            observers.tell([.everything], from: .elsewhere)
        }
    }
}
