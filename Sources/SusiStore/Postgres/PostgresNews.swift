// Susi. SPDX-License-Identifier: Apache-2.0

/// How servers on one database tell each other what changed.
struct PostgresNews: Sendable {
    /// PostgreSQL takes a little less than 8000 bytes.
    private static let most = 7900

    /// What everybody on the same tables listens to.
    let channel: String
    /// Tells our own news from that of others.
    private let origin = String(UInt64.random(in: 1 ... .max), radix: 36)

    init(for connection: PostgresConnection) throws(StoreFailure) {
        // Two servers may share a database in schemas of their own.
        let row = try connection.run("SELECT 'susi_' || md5(current_schema())").rows.first
        channel = row?.text(0) ?? "susi"
    }

    /// Has others told once the transaction is stored.
    func send(_ changes: [Change], with connection: PostgresConnection) throws(StoreFailure) {
        for text in Set(changes.map(text)) {
            _ = try connection.run("SELECT pg_notify($1, $2)", [.text(channel), .text(text)])
        }
    }

    /// Begins to receive what others tell.
    func listen(with connection: PostgresConnection) throws(StoreFailure) {
        try connection.run("LISTEN \(channel)")
    }

    /// What somebody else told; nil for what we told ourselves.
    func change(in text: String) -> Change? {
        let parts = text.split(separator: " ", maxSplits: 1)
        guard parts.count == 2 else { return .everything }
        return parts[0] == origin ? nil : Change(text: String(parts[1]))
    }

    private func text(for change: Change) -> String {
        let text = "\(origin) \(change.text)"
        return text.utf8.count <= PostgresNews.most ? text : "\(origin) \(Change.everything.text)"
    }
}
