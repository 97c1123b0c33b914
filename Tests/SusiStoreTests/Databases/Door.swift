// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import SusiStore

/// Another way to a PostgreSQL, which can be closed.
final class Door {
    /// What leads through it.
    let address: String
    private let database: Database
    private let folder = "/tmp/susi-door-" + UUID().uuidString.prefix(8)
    private let socket: String

    init(to database: Database) throws {
        self.database = database
        let home = Engine.postgresURL?.split(separator: "host=").last.map { String($0) } ?? ""
        address = database.address.replacing(home, with: folder)
        socket = home + "/.s.PGSQL.5432"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try open()
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Lets everybody in.
    func open() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/.s.PGSQL.5432",
            withDestinationPath: socket
        )
    }

    /// Breaks what is there, and lets nobody in.
    func close() throws {
        try FileManager.default.removeItem(atPath: folder + "/.s.PGSQL.5432")
        try database.breakConnections()
    }
}
