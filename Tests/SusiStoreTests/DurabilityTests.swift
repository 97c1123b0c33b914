// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiStore
import Testing

/// What was said to be stored is there, whatever happens to the program, the disk or the folder.
@Suite struct DurabilityTests {
    /// `script/durability` has it killed more often.
    private static let kills =
        ProcessInfo.processInfo.environment["SUSI_KILLS"].flatMap { Int($0) } ?? 5

    /// The numbers of the whole writes of a writer; complains about halves.
    private func stored(_ name: String, in database: Database) throws -> Set<Int> {
        let store = try database.store()
        let rows = try store.reading { transaction in
            try transaction.rows(
                "SELECT name FROM server_settings WHERE name LIKE $1",
                .text("_ \(name) %")
            )
        }
        let halves = Dictionary(grouping: rows.map { $0.text(0) }) { $0.split(separator: " ")[2] }
        #expect(halves.values.allSatisfy { $0.count == 2 }, "half of a write is there")
        return Set(halves.keys.compactMap { Int($0) })
    }

    @Test(arguments: Engine.here) func whatWasAcknowledgedOutlivesBeingKilled(
        on engine: Engine
    ) throws {
        let database = try Database(on: engine)
        var total = 0
        for round in 0..<Self.kills {
            let writer = try KilledWriter(on: database.address, "r\(round)")
            // Sometimes before it has begun, sometimes in the middle of making tables.
            if round % 4 != 3 { writer.read(until: .random(in: 1...300)) }
            writer.kill()
            #expect(writer.failures.isEmpty)
            let stored = try stored("r\(round)", in: database)
            let lost = writer.acknowledged.filter { !stored.contains($0) }
            #expect(lost.isEmpty, "round \(round)")
            total += stored.count
        }
        let store = try database.store()
        let count = try store.reading { try $0.row("SELECT count(*) FROM server_settings") }
        #expect(count?.int(0) == Int64(2 * total))
    }

    @Test func aFullDiskIsSaidAndLosesNothing() throws {
        let database = try Database(on: .sqlite)
        let limited = try KilledWriter(on: database.address, "full", ["--file-limit", "2000000"])
        limited.read(until: .max)
        limited.kill()
        #expect(limited.failures.first == "! \(StoreFailure.full)")
        #expect(!limited.acknowledged.isEmpty)
        let stored = try stored("full", in: database)
        #expect(limited.acknowledged.allSatisfy { stored.contains($0) })
        // There is room again.
        let free = try KilledWriter(on: database.address, "free")
        free.read(until: 10)
        #expect(free.failures.isEmpty)
    }

    @Test func whatIsTooLargeForTheDiskDoesNotTakeAlongWhatIsSmall() throws {
        let database = try Database(on: .sqlite)
        let store = try database.store()
        let room = try store.writing { try $0.row("PRAGMA page_count") }?.int(0) ?? 0
        try store.writing { _ = try $0.run("PRAGMA max_page_count = \(room + 20)") }
        let gathering = Gathering<Void>()
        for number in 0..<10 {
            let size = number == 5 ? 1_000_000 : 10
            let write = store.write { transaction in
                _ = try transaction.run(
                    "INSERT INTO server_settings VALUES ($1, $2)",
                    .text("\(number)"),
                    .text(String(repeating: "x", count: size))
                )
            }
            gathering.add(write)
        }
        let refused = gathering.all().filter { (try? $0.get()) == nil }
        #expect(refused.count == 1)
        #expect(throws: StoreFailure.full) { try refused.first?.get() }
        let names = try store.reading { try $0.rows("SELECT name FROM server_settings") }
        #expect(Set(names.map { $0.text(0) }) == ["0", "1", "2", "3", "4", "6", "7", "8", "9"])
        try store.writing { _ = try $0.run("PRAGMA max_page_count = 1000000") }
        try store.writing { try $0.run("INSERT INTO server_settings VALUES ('5', '')") }
    }

    @Test func aFolderThatCannotBeWrittenIsSaid() throws {
        let database = try Database(on: .sqlite)
        _ = try database.store()
        let folder = URL(filePath: database.address).deletingLastPathComponent().path
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
        defer {
            try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
        }
        // Nothing is forbidden to root.
        let options = getuid() == 0 ? ["--user", "65534"] : []
        let stranger = try KilledWriter(on: folder + "/new.sqlite", "x", options)
        stranger.read(until: 1)
        #expect(stranger.failures == ["! \(StoreFailure.readOnly)"])
        guard getuid() == 0 else { return }
        // A file that may be looked into only is refused before anybody relies on it.
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o644],
            ofItemAtPath: database.address
        )
        let reader = try KilledWriter(on: database.address, "x", options)
        reader.read(until: 1)
        reader.kill()
        #expect(reader.failures == ["! \(StoreFailure.readOnly)"])
    }

    @Test func onlyItsOwnerMayLookIntoTheFile() throws {
        let database = try Database(on: .sqlite)
        let store = try database.store()
        try store.writing { try $0.run("INSERT INTO server_settings VALUES ('a', '1')") }
        for file in ["", "-wal", "-shm"] {
            let attributes = try FileManager.default.attributesOfItem(
                atPath: database.address + file
            )
            #expect(attributes[.posixPermissions] as? Int == 0o600, "\(file)")
        }
    }
}
