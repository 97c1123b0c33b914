// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiStore

/// What a household keeps its things in.
///
/// `script/services-on-postgres` has it be a PostgreSQL, so that every statement that any service
/// uses is tried on both.
enum HouseholdStore {
    /// The PostgreSQL, where it is to be one.
    private static let url: String? = {
        let environment = ProcessInfo.processInfo.environment
        guard environment["SUSI_TEST_HOUSEHOLDS"] == "postgres" else { return nil }
        return environment["SUSI_TEST_POSTGRES"]
    }()

    /// Whether it is SQLite.
    static var isSQLite: Bool { url == nil }

    /// An empty one.
    static func new() throws -> Store {
        guard let url else { return try Store.inMemory() }
        let schema = "household_" + UUID().uuidString.lowercased().filter { $0 != "-" }
        let maker = Process()
        maker.executableURL = URL(filePath: "/usr/bin/env")
        maker.arguments = ["psql", "--quiet", url, "--command", "CREATE SCHEMA \(schema)"]
        try maker.run()
        maker.waitUntilExit()
        return try Store.open("\(url)&options=-csearch_path%3D\(schema)")
    }
}
