// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@testable import SusiServer

@Suite struct AdministrationServiceTests {
    private let house: Household
    private let alice: String
    private let bob: String

    init() throws {
        house = try Household()
        try house.signUp("alice@example.com")
        try house.signUp("bob@example.com")
        alice = try house.login("alice@example.com")
        bob = try house.login("bob@example.com")
    }

    @Test func `who is nobody in particular is refused in the old words`() throws {
        let response = try house.response(
            .get,
            "/aaa/getUsers.json?access_token=\(bob)&getUserCount=true"
        )
        #expect(response.status == 401)
        let words = "Base user role not sufficient. Your base user role is 'USER', "
        #expect(response.message == words + "minimum user role required is 'operator'")
    }

    @Test func `accounts are listed by page and found by their address or name`() throws {
        _ = try house.response(
            .get,
            "/aaa/changeUserSettings.json?userName=Roberta&access_token=\(bob)"
        )
        let users = "/aaa/getUsers.json?access_token=\(alice)"
        let first = try house.json(users + "&page=1")
        #expect(first["username"] == ["alice@example.com", "bob@example.com"])
        let user = try #require(first["users"]?.array?.last)
        #expect(
            user.isEquivalent(to: [
                "type": "email", "name": "bob@example.com", "anonymous": false,
                "userRole": "user", "confirmed": true, "lastLoginIP": "192.0.2.7",
                "signupTime": "2026-10-21T07:34:56.123Z",
                "lastLoginTime": "2026-10-21T07:34:56.123Z", "devices": [:], "userName": "Roberta",
            ])
        )
        #expect(try house.json(users + "&page=2")["users"] == [])
        #expect(try house.json(users + "&search=ALICE")["username"] == ["alice@example.com"])
        #expect(try house.json(users + "&search=robert")["username"] == ["bob@example.com"])
        #expect(try house.json(users + "&search=%25")["username"] == [])
        #expect(try house.json(users + "&getPageCount=true")["pageCount"] == 1)
        #expect(try house.json(users + "&getUserCount=true")["userCount"] == 2)
        #expect(try house.response(.get, users).status == 400)
    }

    @Test func `figures about accounts`() throws {
        let json = try house.json("/aaa/getUsers.json?getUserStats=true&access_token=\(alice)")
        let statistics = try #require(json["userStats"])
        #expect(
            statistics.isEquivalent(to: [
                "anonymous": 0, "users": 1, "reviewers": 0, "operators": 0, "admins": 0,
                "superAdmins": 1, "activeUsers": 2, "inactiveUsers": 0, "totalUsers": 2,
            ])
        )
        #expect(json["signupOverTime"] == [["timeStamp": "2026-10", "count": 2]])
        #expect(json["lastLoginOverTime"] == [["timeStamp": "2026-10", "count": 2]])
    }

    @Test func `a role counts from the next request on`() throws {
        #expect(try showsAdmin(bob) == false)
        #expect(try change("bob@example.com", "operator", alice).status == 200)
        #expect(try showsAdmin(bob) == true)
        let permissions = try house.json("/aaa/account-permissions.json?access_token=\(bob)")
        #expect(permissions["userRole"] == "operator")
        #expect(permissions["userName"] == "bob@example.com")
        #expect(try change("bob@example.com", "user", alice).status == 200)
        #expect(try showsAdmin(bob) == false)
    }

    @Test func `nobody gives more than they have, or takes from their equals`() throws {
        try house.signUp("carol@example.com")
        #expect(try change("bob@example.com", "admin", alice).status == 200)
        #expect(try change("carol@example.com", "admin", bob).status == 401)
        #expect(try change("carol@example.com", "operator", bob).status == 200)
        #expect(try change("alice@example.com", "user", bob).status == 401)
        #expect(try change("bob@example.com", "superadmin", bob).status == 401)
        let removal = "/aaa/deleteUserAccount.json?email="
        #expect(
            try house.response(.get, removal + "alice@example.com&access_token=\(bob)").status
                == 401
        )
        #expect(
            try house.response(.get, removal + "carol@example.com&access_token=\(bob)").status
                == 200
        )
        #expect(
            try house.response(.get, removal + "carol@example.com&access_token=\(bob)").status
                == 422
        )
    }

    @Test(
        arguments: [
            ("bob@example.com", "king", 422), ("bob@example.com", "anonymous", 422),
            ("nobody@example.com", "user", 404), ("nobody", "user", 422),
        ]
    )
    func `impossible roles are refused`(user: String, role: String, status: Int) throws {
        #expect(try change(user, role, alice).status == status)
    }

    @Test func `how mail is sent is shown without its password and changed by nobody from outside`()
        throws
    {
        var options = AccountOffice.Options()
        options.mailServer = try MailServer("smtps://susi%40example.org:topsecret@mail.example.org")
        options.publicURL = "https://susi.example.org"
        let house = try Household(accounts: options)
        try house.signUp("alice@example.com")
        let token = try house.login("alice@example.com")
        let response = try house.response(.get, "/aaa/getEmailSettings.json?access_token=\(token)")
        #expect(response.text.contains("mail.example.org"))
        #expect(!response.text.contains("topsecret"))
        let change = "/aaa/emailSettings.json?smtp_host=evil.example.com&access_token=\(token)"
        #expect(try house.response(.get, change).status == 403)
    }

    @Test func `everybody sees that somebody asked, operators see from where, nobody sees what`()
        throws
    {
        let request = HTTPRequest(
            .get,
            target: Array("/susi/chat.json?q=my+secret".utf8),
            client: try #require(IPAddress("203.0.113.9"))
        )
        _ = house.service.reply(to: request)
        let guest = try house.response(.get, "/aaa/access.json")
        #expect(!guest.text.contains("203.0.113.9") && !guest.text.contains("secret"))
        let track = try #require(try JSON(parsing: guest.bytes)["access"]?.array?.first)
        #expect(track["path"] == "/susi/chat.json")
        #expect(track["host-anonymized"]?.string?.isEmpty == false)
        let admin = try house.response(.get, "/aaa/access.json?access_token=\(alice)")
        #expect(admin.text.contains("203.0.113.9") && !admin.text.contains("secret"))
    }

    @Test func `operators read the tail of the log`() throws {
        let tail = LogTail()
        let log = Log(.info, now: { .earliest }, write: { _ in }).kept(in: tail)
        for number in 0..<1500 { log(.info, "event \(number)") }
        log(.debug, "not told")
        #expect(tail.lines(2).map { $0.contains("event 149") } == [true, true])
        #expect(tail.lines(5000).count == 1000)
        #expect(tail.lines(-1).isEmpty)
        #expect(try house.response(.get, "/log.txt").status == 401)
        let response = try house.response(.get, "/log.txt?access_token=\(alice)")
        #expect(response.status == 200)
        #expect(response.fields["Content-Type"]?.hasPrefix("text/plain") == true)
    }

    private func change(_ user: String, _ role: String, _ token: String) throws -> HTTPResponse {
        try house.response(
            .get,
            "/aaa/changeRoles.json?user=\(user)&role=\(role)&access_token=\(token)"
        )
    }

    private func showsAdmin(_ token: String) throws -> Bool? {
        try house.json("/aaa/showAdminService.json?access_token=\(token)")["showAdmin"]?.bool
    }
}
