// Susi. SPDX-License-Identifier: Apache-2.0

import CPostgres
import Glibc

extension PostgresConnection {
    /// Whether a text names a PostgreSQL, not a file.
    static func isURL(_ text: String) -> Bool {
        text.hasPrefix("postgres://") || text.hasPrefix("postgresql://")
    }

    /// Whether an address can be understood.
    ///
    /// The library's own words for why not would repeat it, and with it the password.
    static func isReadable(_ url: String) -> Bool {
        let options = PQconninfoParse(url, nil)
        defer { PQconninfoFree(options) }
        return options != nil
    }

    /// Connects, successfully or not; what the address says itself counts more than our settings.
    static func handle(for url: String) -> OpaquePointer? {
        let settings = [
            ("connect_timeout", "5"), ("application_name", "susi"),
            // Somebody who is gone without a word is noticed within half a minute.
            ("keepalives_idle", "10"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
            ("tcp_user_timeout", "20000"), ("dbname", url), ("client_encoding", "UTF8"),
        ]
        let names = settings.map { strdup($0.0) } + [nil]
        let values = settings.map { strdup($0.1) } + [nil]
        defer { (names + values).forEach { free($0) } }
        let opened = PQconnectdbParams(
            names.map { UnsafePointer($0) },
            values.map { UnsafePointer($0) },
            1
        )
        // Notices, such as that a table exists, would go to standard error.
        _ = PQsetNoticeProcessor(opened, { _, _ in }, nil)
        return opened
    }

    func setUp() throws(StoreFailure) {
        let settings = try run(
            """
            SELECT current_schema(), current_setting('server_encoding'),
            current_setting('server_version_num')::bigint,
            set_config('statement_timeout', '30s', false), set_config('lock_timeout', '10s', false),
            set_config('idle_in_transaction_session_timeout', '60s', false)
            """
        ).rows.first
        guard let settings else { return }
        guard settings[0] != .null else {
            throw .unreachable("it has no schema of the name that its search_path says")
        }
        guard settings.text(1) == "UTF8" else {
            throw .unreachable(
                "it keeps texts as \(settings.text(1)); make one WITH ENCODING 'UTF8' for Susi"
            )
        }
        guard settings.int(2) >= 120_000 else {
            throw .unreachable("its server is older than PostgreSQL 12")
        }
    }

    /// Does something that may take long, such as a backup, without any limit of time.
    func takingItsTime<Value>(
        _ work: () throws(StoreFailure) -> Value
    ) throws(StoreFailure) -> Value {
        try waitForever()
        let value = try work()
        try setUp()
        return value
    }

    /// Lets everything take as long as it needs.
    func waitForever() throws(StoreFailure) {
        try run(
            """
            SELECT set_config('statement_timeout', '0', false),
            set_config('lock_timeout', '0', false),
            set_config('idle_in_transaction_session_timeout', '0', false)
            """
        )
    }
}
