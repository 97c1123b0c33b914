// Susi. SPDX-License-Identifier: Apache-2.0

/// The one who writes into a SQLite file, on a thread of its own.
final class SQLiteWriter: @unchecked Sendable {
    private struct Queue {
        var waiting: [StoreJob] = []
        var isClosed = false
    }

    /// How much may wait; more than a disk can take for seconds is not worth waiting for.
    private static let limit = 20_000
    /// How much is stored with one commit.
    private static let most = 512

    // Used on the writer's own thread only.
    private let connection: SQLiteConnection
    private let observers: Observers
    private let queue = Monitor(Queue())
    /// How often other programs had written when we last looked.
    private var dataVersion: Int64?

    init(_ connection: SQLiteConnection, observers: Observers) {
        self.connection = connection
        self.observers = observers
    }

    /// Takes work; it is refused at once where too much is waiting.
    func take(_ job: StoreJob) {
        let refusal: StoreFailure? = queue.update { queue in
            if queue.isClosed { return .closed }
            if queue.waiting.count >= SQLiteWriter.limit { return .busy }
            queue.waiting.append(job)
            return nil
        }
        if let refusal { job.fail(refusal) }
    }

    /// Takes nothing more; what waits is still done.
    func close() {
        queue.update { $0.isClosed = true }
    }

    /// Works until it is closed.
    func run() {
        lookForOthers()
        while true {
            var jobs: [StoreJob] = []
            var isClosed = false
            _ = queue.wait(atMost: .milliseconds(250)) { queue in
                isClosed = queue.isClosed
                jobs = Array(queue.waiting.prefix(SQLiteWriter.most))
                queue.waiting.removeFirst(jobs.count)
                return isClosed || !jobs.isEmpty
            }
            if !jobs.isEmpty {
                store(jobs)
            } else if isClosed {
                return
            }
            lookForOthers()
        }
    }

    /// Stores all of it with one commit; nobody is told of anything before.
    private func store(_ jobs: [StoreJob]) {
        var outcomes: [Result<@Sendable () -> Void, any Error>] = []
        var changes: [Change] = []
        do throws(StoreFailure) {
            _ = try connection.run("BEGIN IMMEDIATE", [])
            for job in jobs { outcomes.append(try outcome(of: job, &changes)) }
            _ = try connection.run("COMMIT", [])
        } catch {
            _ = try? connection.run("ROLLBACK", [])
            for (index, job) in jobs.enumerated() {
                // Whose own work was refused hears of that, everybody else of the commit.
                if index < outcomes.count, case .failure(let own) = outcomes[index] {
                    job.fail(own)
                } else {
                    job.fail(error)
                }
            }
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
        let transaction = Transaction(connection)
        _ = try connection.run("SAVEPOINT job", [])
        do {
            let finish = try job.work(transaction)
            _ = try connection.run("RELEASE job", [])
            changes += transaction.changes
            return .success(finish)
        } catch {
            do throws(StoreFailure) {
                _ = try connection.run("ROLLBACK TO job", [])
                _ = try connection.run("RELEASE job", [])
            } catch let second {
                // SQLite has given up on the whole of it, and the first error says why.
                throw error as? StoreFailure ?? second
            }
            return .failure(error)
        }
    }

    /// Whether another program, such as `susi user`, has written since the last look.
    private func lookForOthers() {
        let result = try? connection.run("PRAGMA data_version", [])
        guard let version = result?.rows.first?.int(0) else { return }
        defer { dataVersion = version }
        if let dataVersion, dataVersion != version {
            observers.tell([.everything], from: .elsewhere)
        }
    }
}
