// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SusiStore

@Suite struct SQLiteLogTests {
    @Test func theLogIsCutOnceNobodyReadsAnyMore() throws {
        let database = try Database(on: .sqlite)
        let writer = try SQLiteConnection.writer(path: database.address)
        try Migration.run(on: writer)
        let reader = try SQLiteConnection.reader(path: database.address)
        try reader.run("BEGIN")
        try reader.run("SELECT count(*) FROM accounts")
        func length() throws -> Int {
            let file = database.address + "-wal"
            return try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
        }
        let text = SQLValue.text(String(repeating: "x", count: 100_000))
        for number in 0..<20 {
            _ = try writer.run(
                "INSERT INTO server_settings VALUES ($1, $2)",
                [.text("\(number)"), text]
            )
        }
        var log = SQLiteLog(path: database.address, most: 1 << 20, pause: .zero)
        #expect(try length() > 1 << 20)
        log.cut(with: writer)
        #expect(try length() > 1 << 20)
        try reader.run("COMMIT")
        log.cut(with: writer)
        #expect(try length() == 0)
        #expect(writer.patience == SQLiteConnection.usualPatience)
    }
}
