// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import Testing

@Suite struct StoreTests {
    @Test func whatWasWrittenIsRead() throws {
        let store = try Store.inMemory()
        _ = try store.write { transaction in
            try transaction.run(
                "INSERT INTO server_settings (name, value) VALUES ($2, $1)",
                "blue",
                "colour"
            )
        }.waited().get()
        let value = try store.read { transaction in
            try transaction.row("SELECT value FROM server_settings WHERE name = $1", "colour")?
                .text(0)
        }.waited().get()
        #expect(value == "blue")
    }

    @Test func workThatThrowsLeavesNothingBehindAndNoNeighbourIsHarmed() throws {
        struct Stop: Error {}
        let store = try Store.inMemory()
        let refused = store.write { transaction in
            try transaction.run("INSERT INTO server_settings VALUES ('a', '1')")
            throw Stop()
        }
        #expect(throws: Stop.self) { try refused.waited().get() }
        _ = try store.write { try $0.run("INSERT INTO server_settings VALUES ('b', '2')") }
            .waited().get()
        let names = try store.read { try $0.rows("SELECT name FROM server_settings") }
            .waited().get()
        #expect(names.map { $0.text(0) } == ["b"])
    }
}
