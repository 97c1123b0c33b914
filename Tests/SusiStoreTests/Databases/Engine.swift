// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The databases that every test of storage runs on.
enum Engine: String, CaseIterable, CustomTestStringConvertible {
    case sqlite = "SQLite"
    case postgres = "PostgreSQL"

    /// Those that are here.
    static let here: [Engine] = postgresURL == nil ? [.sqlite] : allCases

    /// Where `script/with-postgres` has started a server.
    static let postgresURL = ProcessInfo.processInfo.environment["SUSI_TEST_POSTGRES"]

    var testDescription: String { rawValue }
}

extension Trait where Self == ConditionTrait {
    /// For what is about PostgreSQL only.
    static var needsPostgres: Self {
        .enabled(
            if: Engine.postgresURL != nil,
            "SUSI_TEST_POSTGRES is not set: script/with-postgres runs a command beside a PostgreSQL"
        )
    }
}

@Suite struct EngineTests {
    @Test(.needsPostgres) func postgresIsTested() {
        #expect(Engine.here == [.sqlite, .postgres])
    }
}
