// Susi. SPDX-License-Identifier: Apache-2.0

/// Hears what other servers on the same database tell, on a thread and a connection of its own.
final class PostgresListener: @unchecked Sendable {
    // Used on the listener's own thread only, once it runs.
    private var connection: PostgresConnection?
    private let access: PostgresAccess
    private let news: PostgresNews
    private let observers: Observers
    private let end: Bell

    /// Begins to listen: what is told from now on will be heard.
    init(
        _ access: PostgresAccess,
        _ news: PostgresNews,
        observers: Observers,
        until end: Bell
    ) throws(StoreFailure) {
        self.access = access
        self.news = news
        self.observers = observers
        self.end = end
        connection = try listening()
    }

    /// Listens until the bell rings.
    func run() {
        var pause = Duration.milliseconds(50)
        while true {
            do throws(StoreFailure) {
                if let connection {
                    pause = .milliseconds(50)
                    tell(try connection.takeNews())
                    if end.isRung(waitingFor: connection.socket, atMost: .seconds(3600)) { return }
                } else {
                    connection = try listening()
                    // Nobody knows what was told in the meantime.
                    observers.tell([.everything], from: .elsewhere)
                }
            } catch {
                connection = nil
                if end.isRung(atMost: pause) { return }
                pause = min(pause * 2, .seconds(2))
            }
        }
    }

    private func listening() throws(StoreFailure) -> PostgresConnection {
        let connection = try access.open()
        try news.listen(with: connection)
        return connection
    }

    private func tell(_ texts: [String]) {
        observers.tell(texts.compactMap { news.change(in: $0) }, from: .elsewhere)
    }
}
