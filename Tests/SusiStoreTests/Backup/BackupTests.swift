// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

@testable import SusiStore

@Suite final class BackupTests {
    private let folder = NSTemporaryDirectory() + "susi-backup-" + UUID().uuidString
    private let now = Instant(clamping: 1_700_000_000_000)
    private var file: String { folder + "/susi.backup" }

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// A database with something in every table.
    private func full(on engine: Engine) throws -> Database {
        let database = try Database(on: engine)
        let connection = try database.connection()
        try Migration.run(on: connection)
        try Filling.fill(connection, try Table.all(in: Schema.versions))
        return database
    }

    private func content(of database: Database) throws -> BackupContent {
        var content = BackupContent(made: now, version: Migration.latest)
        try content.read(
            Table.all(in: Schema.versions).filter(\.isCopied),
            of: database.connection()
        )
        return content
    }

    private struct Move: CustomTestStringConvertible {
        let from: Engine
        let to: Engine
        var testDescription: String { "\(from.rawValue) → \(to.rawValue)" }
        static let all = Engine.here.flatMap { from in Engine.here.map { Move(from: from, to: $0) }
        }
    }

    @Test(arguments: Move.all) private func whatIsRestoredIsEqual(_ move: Move) throws {
        let old = try full(on: move.from)
        let made = try old.store().backup(to: file, at: now)
        #expect(made == (try content(of: old)))
        #expect(made.rows.values.allSatisfy { $0 == 3 })
        let new = try Database(on: move.to)
        let restored = try Backup.restore(file, into: new.address)
        #expect(restored == made)
        #expect(try content(of: new) == made)
        // The number of somebody who was deleted is not given again.
        #expect(try new.store().account("new@example.org") == 101)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["susi.backup"])
    }

    @Test(arguments: Engine.here) func aBackupHoldsOneMomentWhileOthersWrite(
        on engine: Engine
    ) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let gathering = Gathering<Void>()
        // Each write has two halves.
        for number in 0..<300 {
            let write = store.write { transaction in
                for half in ["a", "b"] {
                    _ = try transaction.run(
                        "INSERT INTO server_settings VALUES ($1, '')",
                        .text("\(half) \(number)")
                    )
                }
            }
            gathering.add(write)
        }
        let made = try store.backup(to: file, at: now)
        #expect(gathering.all().allSatisfy { (try? $0.get()) != nil })
        let copy = try SQLiteConnection.reader(path: file)
        let halves = try ["a", "b"].map { half in
            let rows = try copy.run("SELECT name FROM server_settings WHERE name LIKE '\(half) %'")
            return Set(rows.rows.map { $0.text(0).dropFirst(2) })
        }
        #expect(halves[0] == halves[1])
        #expect(made.rows["server_settings"] == halves[0].count * 2)
    }

    @Test(arguments: Engine.here) func aFileThatIsThereIsNotWrittenOver(on engine: Engine) throws {
        let database = try full(on: engine)
        try Data("precious".utf8).write(to: URL(filePath: file))
        #expect(throws: BackupFailure.exists(file)) {
            try Backup.write(database.address, to: file, at: now)
        }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "precious")
        #expect(throws: BackupFailure.self) {
            try Backup.write(database.address, to: folder + "/nowhere/file", at: now)
        }
    }

    @Test(arguments: Engine.here) func onlyAnEmptyDatabaseIsFilledUnlessItIsToBeReplaced(
        on engine: Engine
    ) throws {
        let old = try full(on: .sqlite)
        try old.store().backup(to: file, at: now)
        let database = try Database(on: engine)
        let store = try database.store()
        _ = try store.account("other@example.org")
        let before = try content(of: database)
        #expect(throws: BackupFailure.notEmpty) {
            try Backup.restore(file, into: database.address)
        }
        #expect(try content(of: database) == before)
        // A server that runs meanwhile hears of it.
        let isTold = Monitor(false)
        store.observe { change, origin in
            isTold.update { $0 = $0 || (change == .everything && origin == .elsewhere) }
        }
        let restored = try Backup.restore(file, into: database.address, replacing: true)
        #expect(try content(of: database) == restored)
        #expect(isTold.wait(atMost: .seconds(20)) { $0 })
        let emails = try store.reading { try $0.rows("SELECT email FROM accounts") }
        #expect(emails.count == 3)
    }

    @Test func whatIsDamagedIsRefused() throws {
        let old = try full(on: .sqlite)
        try old.store().backup(to: file, at: now)
        let whole = try Data(contentsOf: URL(filePath: file))
        let database = try Database(on: .sqlite)
        let text = try #require(whole.range(of: Data("email 2".utf8)))
        var flipped = whole
        flipped[text.lowerBound + 2] ^= 1
        let broken = [
            flipped, whole.prefix(whole.count / 2), whole.prefix(5000), Data("nothing".utf8),
            Data(), whole.prefix(200) + Data(count: 100_000),
        ]
        for (index, data) in broken.enumerated() {
            let path = folder + "/broken-\(index)"
            try data.write(to: URL(filePath: path))
            #expect(
                throws: index == 3 || index == 4
                    ? BackupFailure.noBackup(path) : BackupFailure.damaged(path),
                "\(index)"
            ) {
                try Backup.restore(path, into: database.address)
            }
        }
        #expect(throws: BackupFailure.self) {
            try Backup.restore(folder + "/nothing", into: database.address)
        }
        // A database is no backup: it may be written while it is read.
        let other = try full(on: .sqlite)
        #expect(throws: BackupFailure.noBackup(other.address)) {
            try Backup.restore(other.address, into: database.address)
        }
        try Backup.restore(file, into: database.address)
    }

    @Test func aBackupOfANewerSusiIsRefused() throws {
        let old = try full(on: .sqlite)
        try old.store().backup(to: file, at: now)
        let connection = try SQLiteConnection.writer(path: file)
        try connection.run("UPDATE susi_backup SET version = version + 1")
        let database = try Database(on: .sqlite)
        let known = Migration.latest
        #expect(throws: BackupFailure.newer(found: known + 1, known: known)) {
            try Backup.restore(file, into: database.address)
        }
    }

    @Test(arguments: Engine.here) func aDatabaseOfAnOlderVersionIsBackedUpAsItIs(
        on engine: Engine
    ) throws {
        let database = try Database(on: engine)
        #expect(throws: BackupFailure.self) {
            try Backup.write(database.address, to: file, at: now)
        }
        let connection = try database.connection()
        try Migration.run(on: connection, to: Array(Schema.versions.prefix(1)))
        try Filling.fill(connection, try Table.all(in: Schema.versions.prefix(1)))
        let made = try Backup.write(database.address, to: file, at: now)
        #expect(made.version == 1)
        #expect(try Migration.version(of: connection) == 1)
        let new = try Database(on: engine)
        try Backup.restore(file, into: new.address)
        #expect(try Migration.version(of: new.connection()) == Migration.latest)
    }

    @Test func whatIsInMemoryHasNoBackup() throws {
        let store = try Store.inMemory()
        #expect(throws: BackupFailure.self) { try store.backup(to: file, at: now) }
    }
}
