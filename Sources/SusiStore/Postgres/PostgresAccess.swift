// Susi. SPDX-License-Identifier: Apache-2.0

/// The way to a PostgreSQL: opens connections, and knows when there is no use in trying.
final class PostgresAccess: Sendable {
    /// How long a connection is waited for; a database that starts again needs a few seconds.
    static let usualPatience = Duration.seconds(4)
    /// After that one attempt in so long is enough, and everybody else fails at once.
    private static let pause = Duration.seconds(1)

    /// A time in which nobody got through.
    private struct Outage {
        let began: ContinuousClock.Instant
        var lastTry: ContinuousClock.Instant
        var failure: StoreFailure
    }

    private let url: String
    private let patience: Duration
    private let outage = Monitor<Outage?>(nil)

    init(url: String, patience: Duration) {
        self.url = url
        self.patience = patience
    }

    /// Connects.
    func open() throws(StoreFailure) -> PostgresConnection {
        do throws(StoreFailure) {
            let connection = try PostgresConnection.open(url)
            outage.update { $0 = nil }
            return connection
        } catch {
            outage.update { outage in
                outage =
                    Outage(began: outage?.began ?? .now, lastTry: .now, failure: error)
            }
            throw error
        }
    }

    /// Connects, trying again with growing pauses while there is hope and nobody waits for the end.
    func open(
        pausing: (Duration) -> Void,
        isClosed: () -> Bool
    ) throws(StoreFailure) -> PostgresConnection {
        var length = Duration.milliseconds(50)
        while true {
            if let failure = refusal() { throw failure }
            do throws(StoreFailure) {
                return try open()
            } catch {
                if isClosed() || isLong() { throw error }
            }
            pausing(length)
            length = min(length * 2, .milliseconds(800))
        }
    }

    /// Whether nobody got through for longer than it is worth waiting.
    private func isLong() -> Bool {
        outage.look { outage in
            outage.map { .now - $0.began >= patience } ?? false
        }
    }

    /// Why it is too early to try again after a long outage.
    private func refusal() -> StoreFailure? {
        guard isLong() else { return nil }
        return outage.look { outage in
            outage.flatMap { outage in
                .now - outage.lastTry < min(patience, PostgresAccess.pause) ? outage.failure : nil
            }
        }
    }
}
