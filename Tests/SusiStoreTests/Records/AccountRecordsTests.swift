// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@Suite struct AccountRecordsTests {
    private let now = Instant(clamping: 1_700_000_000_000)
    private let later = Instant(clamping: 1_700_000_001_000)

    @Test(arguments: Engine.here) func anAddressHasOneAccount(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let account = try add("a@example.org", .superadmin, to: store)
        #expect(throws: StoreFailure.self) { try add("a@example.org", .user, to: store) }
        #expect(try store.reading { try $0.accounts.count() } == 1)
        let found = try store.reading { try $0.accounts.credentials(of: "a@example.org") }
        #expect(found?.account == account)
        #expect(found?.password == "hash")
        #expect(found?.lastLoginAddress == nil)
        #expect(try store.reading { try $0.accounts.credentials(of: "b@example.org") } == nil)
        #expect(try store.reading { try $0.accounts.credentials(of: account.id) } == found)
    }

    @Test(arguments: Engine.here) func whatIsChangedIsFound(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let account = try add("a@example.org", .user, to: store)
        try store.writing { transaction in
            try transaction.accounts.setPassword("other", of: account.id)
            try transaction.accounts.setRole(.reviewer, of: account.id)
            try transaction.accounts.confirm(account.id)
            try transaction.accounts.noteLogin(of: account.id, from: "192.0.2.1", at: later)
        }
        let found = try store.reading { try $0.accounts.credentials(of: account.id) }
        #expect(found?.password == "other")
        #expect(found?.account.role == .reviewer)
        #expect(found?.account.isConfirmed == true)
        #expect(found?.lastLoginAddress == "192.0.2.1")
        let listing = try store.reading { try $0.accounts.listing(of: account.id) }
        #expect(listing?.created == now)
        #expect(listing?.lastLogin == later)
    }

    @Test(arguments: Engine.here) func accountsAreListedAndFoundByAddressAndName(
        on engine: Engine
    ) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        for name in ["ann", "bob", "c_l"] { _ = try add("\(name)@example.org", .user, to: store) }
        try store.writing { transaction in
            var settings = Settings()
            settings["userName"] = "Robert % Tables"
            let isRoom = try transaction.settings.set(settings, of: 2, atMost: 5, at: now)
            #expect(isRoom)
        }
        func found(_ text: String, from start: Int = 0, count: Int = 10) throws -> [String] {
            try store.reading { transaction in
                try transaction.accounts.list(containing: text, from: start, count: count).map {
                    $0.account.email
                }
            }
        }
        #expect(try found("").count == 3)
        #expect(try found("", from: 1, count: 1) == ["bob@example.org"])
        #expect(try found("ANN") == ["ann@example.org"])
        #expect(try found("robert") == ["bob@example.org"])
        #expect(try found("%") == ["bob@example.org"])
        #expect(try found("_") == ["c_l@example.org"])
        #expect(try found("\\") == [])
        #expect(
            try store.reading { try $0.accounts.countsByRole().map { "\($0)" } }
                == ["(role: SusiWire.Role.user, count: 3)"]
        )
        #expect(try store.reading { try $0.accounts.confirmedCount() } == 0)
        #expect(try store.reading { try $0.accounts.creations() } == [now, now, now])
        #expect(try store.reading { try $0.accounts.lastLogins() } == [])
    }

    @Test(arguments: Engine.here) func settingsAreSetAgainAndBounded(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let account = try add("a@example.org", .user, to: store)
        func set(_ values: [(String, String)]) throws -> Bool {
            var settings = Settings()
            for (name, value) in values { settings[name] = value }
            let all = settings
            return try store.writing {
                try $0.settings.set(all, of: account.id, atMost: 2, at: now)
            }
        }
        #expect(try set([("theme", "dark"), ("server", "x")]))
        #expect(try set([("theme", "light")]))
        let found = try store.reading { try $0.settings.all(of: account.id) }
        #expect(found["theme"] == "light")
        #expect(found.entries.count == 2)
        #expect(try !set([("third", "one")]))
    }

    @Test(arguments: Engine.here) func devicesAndKeysComeAndGo(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let account = try add("a@example.org", .user, to: store)
        var device = Device()
        device.name = "radio"
        device.room = "hall"
        let added = device
        try store.writing { transaction in
            try transaction.devices.put("AA", added, of: account.id, at: now)
            try transaction.devices.put("BB", added, of: account.id, at: later)
            try transaction.devices.put("AA", added, of: account.id, at: later)
            try transaction.keys.set("maps", "1", of: account.id)
            try transaction.keys.set("maps", "2", of: account.id)
            try transaction.keys.set("maps", "3", of: KeyRecords.everybody)
        }
        let renamed = try store.writing { transaction in
            try [
                transaction.devices.change("AA", of: account.id, name: nil, room: "attic"),
                transaction.devices.change("CC", of: account.id, name: "x", room: nil),
            ]
        }
        #expect(renamed == [true, false])
        let devices = try store.reading { try $0.devices.all(of: account.id) }
        #expect(devices.entries.map(\.name) == ["AA", "BB"])
        #expect(devices["AA"]?.room == "attic")
        #expect(devices["AA"]?.name == "radio")
        #expect(devices["AA"]?.addTime == DateText(now, .chat))
        #expect(try store.reading { try $0.devices.count(of: account.id) } == 2)
        #expect(try store.reading { try $0.devices.owners() } == [account.id])
        #expect(try store.reading { try $0.devices.additions() } == [now, later])
        #expect(try store.writing { try $0.devices.remove("BB", of: account.id) })
        #expect(try !store.writing { try $0.devices.remove("BB", of: account.id) })
        try store.writing { try $0.devices.removeAll(of: account.id) }
        #expect(try store.reading { try $0.devices.owners() } == [])
        #expect(try store.reading { try $0.keys.all(of: account.id) }["maps"]?.value == "2")
        #expect(try store.writing { try $0.keys.remove("maps", of: account.id) })
        #expect(try !store.writing { try $0.keys.remove("maps", of: account.id) })
        #expect(try store.reading { try $0.keys.all(of: 0) }["maps"]?.value == "3")
    }

    @Test(arguments: Engine.here) func onlyTheNewestLoginsStay(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let account = try add("a@example.org", .user, to: store).id
        try store.writing { transaction in
            for number in 0..<5 as Range<UInt8> {
                try transaction.tokens.add(
                    [number],
                    number == 0 ? .recovery : .access,
                    for: account,
                    at: now.advanced(byMilliseconds: Int64(number)),
                    until: nil
                )
            }
            try transaction.tokens.endOldLogins(of: account, keeping: 2)
        }
        let left = try store.reading { transaction in
            try (0..<5 as Range<UInt8>).filter {
                try transaction.tokens.find([$0], at: now) != nil
            }
        }
        #expect(left == [0, 3, 4])
    }

    @Test(arguments: Engine.here) func anArchiveHoldsEverythingAndIsTakenIn(
        on engine: Engine
    ) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let account = try add("a@example.org", .user, to: store).id
        let other = try add("b@example.org", .user, to: store).id
        try store.writing { transaction in
            for sql in [
                "INSERT INTO settings VALUES ($1, 'theme', 'dark', 1)",
                "INSERT INTO memories VALUES ($1, '_name', '\"ada\"', 2)",
                "INSERT INTO skill_stars VALUES ('a/b/c/d', $1, 4, 3)",
                "INSERT INTO drafts VALUES ($1, 'one', '{}', 4)",
                "INSERT INTO api_keys VALUES ($1, 'maps', 'x')",
            ] {
                try transaction.run(sql, .integer(account))
            }
            try transaction.conversations.add(
                Cognition(
                    asked: now,
                    query: "hello",
                    answer: "Hello!",
                    skill: "",
                    document: Array(#"{"query":"hello"}"#.utf8)
                ),
                for: account
            )
        }
        let document = try #require(
            try store.reading { try AccountArchive.document(of: account, $0, at: later) }
        )
        let json = try JSON(parsing: document)
        #expect(json["conversation"]?.array?.first?["document"]?["query"] == "hello")
        let taken = try store.writing { transaction in
            try AccountArchive.restore(json, to: other, transaction).map { $0.count }
        }
        #expect(taken.reduce(0, +) == 6)
        let again = try store.writing { transaction in
            try AccountArchive.restore(json, to: other, transaction).map { $0.count }
        }
        #expect(again.allSatisfy { $0 == 0 })
        let copy = try JSON(
            parsing: try #require(
                try store.reading { try AccountArchive.document(of: other, $0, at: later) }
            )
        )
        for member in ["settings", "memory", "stars", "drafts", "keys", "conversation"] {
            #expect(copy[member] == json[member], "\(member)")
        }
        #expect(
            try store.reading { try AccountArchive.document(of: 99, $0, at: later) } == nil
        )
    }

    @Test(arguments: Engine.here) func nothingIsLeftOfARemovedAccount(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let account = try add("a@example.org", .user, to: store).id
        try store.writing { transaction in
            try transaction.tokens.add([1], .access, for: account, at: now, until: nil)
            try transaction.run("INSERT INTO settings VALUES ($1, 'a', 'b', 1)", .integer(account))
            try transaction.keys.set("maps", "1", of: account)
            try transaction.run(
                """
                INSERT INTO skill_versions
                    (skill, owner, number, author, text, note, author_name, written)
                VALUES ('a/b/c/d', 0, 1, $1, 'Hello', 'note', 'Ann', 0)
                """,
                .integer(account)
            )
            try transaction.accounts.remove(account)
        }
        for table in ["accounts", "tokens", "settings", "api_keys"] {
            let count = try store.reading { try $0.row("SELECT count(*) FROM \(table)")?.int(0) }
            #expect(count == 0, "\(table)")
        }
        let version = try store.reading { transaction in
            try transaction.row("SELECT author, author_name FROM skill_versions")
        }
        #expect(version?[0] == .null)
        #expect(version?.text(1) == "")
    }

    private func add(_ email: String, _ role: Role, to store: Store) throws -> Account {
        try store.writing {
            try $0.accounts.add(email, password: "hash", role: role, isConfirmed: false, at: now)
        }
    }
}
