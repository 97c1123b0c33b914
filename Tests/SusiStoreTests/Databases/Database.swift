// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import SusiStore

/// An empty database of a test's own that is gone when nobody needs it any more.
final class Database: Sendable {
    let engine: Engine
    /// What `Store.open` takes.
    let address: String
    private let folder: String
    private let schema: String

    init(on engine: Engine) throws {
        self.engine = engine
        let name = UUID().uuidString.lowercased().filter { $0 != "-" }
        folder = NSTemporaryDirectory() + "susi-store-" + name
        schema = "test_" + name
        switch engine {
        case .sqlite:
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true
            )
            address = folder + "/susi.sqlite"
        case .postgres:
            address =
                "\(Engine.postgresURL ?? "")&options=-csearch_path%3D\(schema)"
                + "&application_name=\(schema)"
            try Database.manage("CREATE SCHEMA \(schema)")
        }
    }

    deinit {
        switch engine {
        case .sqlite: try? FileManager.default.removeItem(atPath: folder)
        case .postgres: try? Database.manage("DROP SCHEMA \(schema) CASCADE")
        }
    }

    /// A store on it; there may be several.
    func store() throws -> Store {
        try Store.open(address)
    }

    /// A connection beside those of the stores.
    func connection() throws -> any SQLConnection {
        switch engine {
        case .sqlite: try SQLiteConnection.writer(path: address)
        case .postgres: try PostgresConnection.open(address)
        }
    }

    /// Breaks all connections that stores have to a PostgreSQL.
    func breakConnections() throws {
        try Database.manage(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE application_name = '\(schema)'
            """
        )
    }

    private static func manage(_ sql: String) throws {
        try PostgresConnection.open(Engine.postgresURL ?? "").run(sql)
    }
}
