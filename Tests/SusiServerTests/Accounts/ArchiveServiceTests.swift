// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@testable import SusiServer

@Suite struct ArchiveServiceTests {
    private let house: Household
    private let alice: String

    init() throws {
        house = try Household()
        try house.signUp("alice@example.com")
        alice = try house.login("alice@example.com")
        for target in [
            "/susi/chat.json?q=my+name+is+ada", "/susi/chat.json?q=hello",
            "/aaa/changeUserSettings.json?theme=dark",
            "/aaa/addNewDevice.json?macid=AA:BB:CC:DD:EE:01&name=radio&room=hall",
            "/aaa/apiKeys.json?keyName=maps&keyValue=abc",
        ] {
            let mark = target.contains("?") ? "&" : "?"
            _ = try house.json(target + "\(mark)access_token=\(alice)")
            house.wait(milliseconds: 1000)
        }
        _ = try house.store.write { transaction in
            for statement in [
                "INSERT INTO skill_stars VALUES ('general/Knowledge/en/sums', 1, 4, 1000)",
                "INSERT INTO skill_feedback VALUES ('general/Knowledge/en/sums', 1, 'nice', 1000)",
                "INSERT INTO skill_bookmarks VALUES ('general/Knowledge/en/sums', 1, 1000)",
                "INSERT INTO drafts VALUES (1, 'draft', '{}', 1000)",
                """
                INSERT INTO skills (skill, owner, holder, author, text, version, created, modified)
                VALUES ('general/Knowledge/en/mine', 1, 1, 1, 'Hello', 1, 0, 0)
                """,
                """
                INSERT INTO skills (skill, owner, author, text, version, created, modified)
                VALUES ('general/Knowledge/en/ours', 0, 1, 'Hello', 1, 0, 0)
                """,
                """
                INSERT INTO skill_versions
                    (skill, owner, number, author, text, note, author_name, written)
                VALUES ('general/Knowledge/en/ours', 0, 1, 1, 'Hello', 'note', 'Alice', 0)
                """,
            ] {
                try transaction.run(statement)
            }
            try transaction.run(
                "INSERT INTO images VALUES ('mine.png', 1, 1, 'image/png', $1, 0)",
                .bytes([1, 2])
            )
            try transaction.run(
                "INSERT INTO avatars VALUES (1, 'me', 'image/png', $1, 0)",
                .bytes([1, 3])
            )
        }.waited().get()
    }

    @Test func `an export is one document with everything, and without password and tokens`() throws
    {
        let response = try house.response(
            .get,
            "/aaa/account",
            ["Authorization": "Bearer \(alice)"]
        )
        #expect(response.status == 200)
        #expect(response.fields["Content-Disposition"]?.contains("susi-account.json") == true)
        #expect(!response.text.contains("argon2") && !response.text.contains(alice))
        let json = try JSON(parsing: response.bytes)
        #expect(json["account"]?["email"] == "alice@example.com")
        #expect(json["account"]?["role"] == "superadmin")
        #expect(json["settings"]?.array?.first?["value"] == "dark")
        #expect(
            json["conversation"]?.array?.compactMap { $0["query"] } == ["my name is ada", "hello"]
        )
        #expect(json["conversation"]?.array?.last?["document"]?.said == "Hello there!")
        #expect(json["memory"]?.array?.first?["name"] == "_name")
        #expect(json["devices"]?.array?.first?["room"] == "hall")
        #expect(json["keys"]?.array?.first?["value"] == "abc")
        #expect(json["stars"]?.array?.first?["stars"] == 4)
        #expect(json["feedback"]?.array?.first?["feedback"] == "nice")
        #expect(json["private_skills"]?.array?.first?["text"] == "Hello")
        #expect(json["written_versions"]?.array?.first?["note"] == "note")
        #expect(json["images"]?.array?.first?["data"] == "AQI=")
        #expect(json["avatar"]?.array?.first?["data"] == "AQM=")
        #expect(json["logins"]?.array?.first?["kind"] == "access")
    }

    @Test(.enabled(if: HouseholdStore.isSQLite, "SQLite is asked which tables there are"))
    func `every table with something of a person is in the export`() throws {
        let tables = try house.store.read { transaction in
            try transaction.rows(
                """
                SELECT DISTINCT tables.name FROM sqlite_master AS tables,
                    pragma_table_info(tables.name) AS columns
                WHERE tables.type = 'table' AND columns.name IN ('account', 'holder', 'author')
                ORDER BY tables.name
                """
            ).map { $0.text(0) }
        }.waited().get()
        #expect(
            tables == [
                "api_keys", "avatars", "cognitions", "devices", "drafts", "feedback_log", "images",
                "memories", "notebook", "settings", "skill_bookmarks", "skill_feedback",
                "skill_reports", "skill_stars", "skill_versions", "skills", "tokens",
            ],
            "a new table belongs into ArchiveTable and into AccountRecords.remove"
        )
    }

    @Test func `an export is taken in by another account, and twice changes nothing`() throws {
        let export = try house.response(.get, "/aaa/account?access_token=\(alice)").text
        let other = try Household()
        other.wait(milliseconds: 3_600_000)
        try other.signUp("bob@example.org")
        let token = try other.login("bob@example.org")
        let fields: HTTPFields = [
            "Authorization": "Bearer \(token)", "Content-Type": "application/json",
        ]
        let first = try other.response(.post, "/aaa/account", fields, body: export)
        #expect(first.status == 200)
        let taken = try JSON(parsing: first.bytes)["taken"]
        #expect(taken?["conversation"] == 2)
        #expect(taken?["settings"] == 1)
        #expect(taken?["stars"] == 1)
        let second = try other.response(.post, "/aaa/account", fields, body: export)
        let again = try JSON(parsing: second.bytes)["taken"]?.object?.members
        #expect(again?.allSatisfy { $0.value == 0 } == true)
        #expect(try other.json("/susi/chat.json?q=what+is+my+name", fields).said == "You are ada.")
        let memory = try other.json("/susi/memory.json", fields)
        #expect(
            memory["cognitions"]?.array?.compactMap { $0["query"] }
                == ["what is my name", "hello", "my name is ada"]
        )
        let settings = try other.json("/aaa/listUserSettings.json", fields)
        #expect(settings["settings"]?["theme"] == "dark")
        #expect(try other.json("/aaa/account-permissions.json", fields)["userRole"] == "superadmin")
        let permissions = try other.json("/aaa/account-permissions.json", fields)
        #expect(permissions["userName"] == "bob@example.org", "nobody becomes somebody else")
    }

    @Test(
        "what is no export changes nothing",
        arguments: [
            ("", 400), ("{", 400), ("[]", 400), ("{}", 422),
            (#"{"format":"susi-account-1","settings":{}}"#, 422),
            (#"{"format":"susi-account-1","settings":[{"name":"a"}]}"#, 422),
            (
                #"{"format":"susi-account-1","stars":[{"skill":"a","stars":9,"rated":"2024-01-01"}]}"#,
                422
            ),
            (
                #"{"format":"susi-account-1","keys":[{"name":"k","value":"v"}],"memory":[1]}"#, 422
            ),
        ]
    )
    func nonsense(body: String, status: Int) throws {
        try house.signUp("bob@example.com")
        let bob = try house.login("bob@example.com")
        let fields: HTTPFields = [
            "Authorization": "Bearer \(bob)", "Content-Type": "application/json",
        ]
        #expect(try house.response(.post, "/aaa/account", fields, body: body).status == status)
        #expect(try house.json("/aaa/getApiKeys.json?type=user", fields)["keys"] == [:])
    }

    @Test func `removing an account takes the password or a fresh login`() throws {
        let fields: HTTPFields = ["Authorization": "Bearer \(alice)"]
        house.wait(milliseconds: 11 * 60_000)
        let late = try house.response(.delete, "/aaa/account", fields)
        #expect(late.status == 403)
        let wrong = try house.response(.delete, "/aaa/account?password=Wrong", fields)
        #expect(wrong.status == 422)
        let right = try house.response(.delete, "/aaa/account?password=Secret%231234", fields)
        #expect(right.status == 200)
        try expectNothingLeft()
    }

    @Test(arguments: ["DELETE /aaa/account", "GET /aaa/login.json?delete=true"])
    func `nothing is left of a removed account`(request: String) throws {
        let token = try house.login("alice@example.com")
        let parts = request.split(separator: " ")
        let fields: HTTPFields = ["Authorization": "Bearer \(token)"]
        let method: HTTPMethod = parts[0] == "DELETE" ? .delete : .get
        #expect(try house.response(method, String(parts[1]), fields).status == 200)
        try expectNothingLeft()
        let login = try house.response(
            .get,
            "/aaa/login.json?login=alice@example.com&password=Secret%231234&type=access-token"
        )
        #expect(login.status == 401)
        let chat = try house.json("/susi/chat.json?q=what+is+my+name", fields)
        #expect(chat["session"]?["identity"]?["anonymous"] == true)
        #expect(chat.said?.contains("ada") != true)
    }

    private func expectNothingLeft() throws {
        let counts = try house.store.read { transaction in
            try [
                "accounts", "tokens", "settings", "devices", "api_keys", "cognitions", "memories",
                "skill_stars", "skill_feedback", "skill_bookmarks", "drafts", "images", "avatars",
            ].map { try transaction.row("SELECT count(*) FROM \($0)")?.int(0) }
        }.waited().get()
        #expect(counts.allSatisfy { $0 == 0 })
        let skills = try house.store.read { transaction in
            try transaction.rows("SELECT skill, author FROM skills")
                + transaction.rows("SELECT author_name, author FROM skill_versions")
        }.waited().get()
        #expect(skills.map { $0.text(0) } == ["general/Knowledge/en/ours", ""])
        #expect(skills.allSatisfy { $0[1] == .null })
    }
}
