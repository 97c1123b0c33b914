// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@testable import SusiServer

@Suite struct LoginServiceTests {
    private let house: Household

    init() throws {
        house = try Household()
        try house.signUp("alice@example.com")
    }

    @Test func `Q6: a login gives a token, its seconds and the address as the last word`() throws {
        let json = try house.json("/aaa/login.json?" + credentials)
        #expect(json["accepted"] == true)
        #expect(json["valid_seconds"] == 604_800)
        #expect(json["access_token"]?.string?.count == 30)
        #expect(json["uuid"] == "c160f8cc69a4f0bf2b0362752353d060")
        #expect(json["message"] == "You are logged in as alice@example.com")
        #expect(json["session"]?["identity"]?["name"] == "alice@example.com")
    }

    @Test func `Q1: a login is taken from the query, a form and JSON, by GET and POST`() throws {
        let form: HTTPFields = ["Content-Type": "application/x-www-form-urlencoded"]
        let json: HTTPFields = ["Content-Type": "application/json"]
        let body = #"{"login":"ALICE@example.com","password":"Secret#1234","type":"access-token"}"#
        for response in [
            try house.response(.get, "/aaa/login.json?" + credentials),
            try house.response(.post, "/aaa/login.json?" + credentials),
            try house.response(.post, "/aaa/login.json", form, body: credentials),
            try house.response(.post, "/aaa/login.json", json, body: body),
        ] {
            #expect(response.status == 200)
        }
    }

    @Test(
        "Q5: refused logins",
        arguments: [
            (
                "login=alice%40example.com&password=Wrong%231234&type=access-token", 422,
                "Invalid credentials"
            ),
            (
                "login=bob%40example.com&password=Secret%231234&type=access-token", 401,
                "Invalid credentials"
            ),
            ("login=alice&password=Secret%231234&type=access-token", 401, "Invalid credentials"),
            ("login=alice%40example.com", 400, "Bad login parameters."),
            ("", 400, "Bad login parameters."),
            ("login=alice%40example.com&password=Secret%231234&type=key", 400, "Invalid type"),
            ("logout=true", 401, "Unauthorized"), ("delete=true", 401, "Unauthorized"),
        ]
    )
    func refused(query: String, status: Int, message: String) throws {
        let response = try house.response(.get, "/aaa/login.json?" + query)
        #expect(response.status == status)
        #expect(response.message == message)
    }

    @Test(
        "the time a token is good for",
        arguments: [
            ("60", 200, 60), ("-1", 200, 2_147_483_647), ("9999999999", 200, 2_147_483_647),
            ("0", 422, 0), ("-2", 422, 0), ("soon", 422, 0),
        ] as [(String, Int, Int64)]
    )
    func validity(asked: String, status: Int, seconds: Int64) throws {
        let response = try house.response(
            .get,
            "/aaa/login.json?valid_seconds=\(asked)&" + credentials
        )
        #expect(response.status == status)
        guard status == 200 else { return }
        #expect(try JSON(parsing: response.bytes)["valid_seconds"] == .number(seconds))
    }

    @Test func `a token ends when its time is over`() throws {
        let token = try house.login("alice@example.com", "valid_seconds=60&")
        #expect(try loggedIn(token))
        house.wait(milliseconds: 59_999)
        #expect(try loggedIn(token))
        house.wait(milliseconds: 1)
        #expect(try !loggedIn(token))
    }

    @Test func `a token ends at logout, and only that one`() throws {
        let token = try house.login("alice@example.com")
        let other = try house.login("alice@example.com")
        let json = try house.json("/aaa/login.json?logout=true&access_token=\(token)")
        #expect(json["message"] == "Logout successful")
        #expect(try !loggedIn(token))
        #expect(try loggedIn(other))
    }

    @Test func `the right password can be checked without a login`() throws {
        let right = "login=alice@example.com&password=Secret%231234&type=check_password"
        let json = try house.json("/aaa/login.json?" + right)
        #expect(json["accepted"] == true)
        #expect(json["access_token"] == nil)
    }

    @Test(arguments: ["cookie", "session"])
    func `a browser may log in with a cookie that no script and no other site can use`(
        type: String
    ) throws {
        let response = try house.response(
            .post,
            "/aaa/login.json?login=alice@example.com&password=Secret%231234&type=\(type)"
        )
        #expect(try JSON(parsing: response.bytes)["access_token"] == nil)
        let cookie = try #require(response.fields["Set-Cookie"])
        #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Strict"))
        #expect(cookie.contains("Max-Age=604800") == (type == "cookie"))
        let sent: HTTPFields = ["Cookie": "a=b; \(cookie.prefix { $0 != ";" })"]
        let check = try house.json("/aaa/login.json?checkLogin=true", sent)
        #expect(check["loggedIn"] == true)
        let end = try house.response(.post, "/aaa/login.json?logout=true", sent)
        #expect(end.fields["Set-Cookie"]?.contains("Max-Age=0") == true)
        #expect(try house.json("/aaa/login.json?checkLogin=true", sent)["loggedIn"] == false)
    }

    @Test func `passwords and tokens are kept as hashes only`() throws {
        let token = try house.login("alice@example.com")
        let kept = try house.store.read { transaction in
            try transaction.rows("SELECT password FROM accounts").map { $0.text(0) }
                + transaction.rows("SELECT hash FROM tokens").map { "\($0[0])" }
        }.waited().get()
        #expect(kept.count == 2)
        #expect(kept[0].hasPrefix("$argon2id$"))
        #expect(!kept[1].contains(token))
        #expect(!house.log.joined().contains("Secret"))
        #expect(!house.log.joined().contains(token))
        #expect(!house.log.joined().contains("alice"))
    }

    @Test func `guessing is slowed down and does not lock the owner out`() throws {
        _ = try house.login("alice@example.com")
        let wrong = "/aaa/login.json?login=alice@example.com&password=Wrong&type=access-token"
        var statuses: [Int] = []
        for host in 1...15 {
            let response = try house.response(.get, wrong, from: "203.0.113.\(host)")
            statuses.append(response.status)
        }
        #expect(statuses == Array(repeating: 422, count: 10) + Array(repeating: 403, count: 5))
        let right = "/aaa/login.json?" + credentials
        let stranger = try house.response(.get, right, from: "203.0.113.99")
        #expect(stranger.status == 403)
        #expect(
            stranger.message?.hasPrefix("Too many invalid login attempts. Try again in ") == true
        )
        #expect(Int(stranger.fields["Retry-After"] ?? "").map { $0 > 0 && $0 <= 60 } == true)
        #expect(try house.response(.get, right).status == 200, "the owner, at home")
        house.wait(milliseconds: 61_000)
        #expect(try house.response(.get, right, from: "203.0.113.99").status == 200)
    }

    @Test func `too many requests of one address are refused, but not of this machine`() throws {
        let statuses = try (0..<700).map { _ in
            try house.response(.get, "/aaa/getCaptchaConfig.json", from: "203.0.113.1").status
        }
        #expect(statuses.filter { $0 == 503 }.count == 100)
        let refused = try house.response(.get, "/aaa/getCaptchaConfig.json", from: "203.0.113.1")
        #expect(refused.message?.hasPrefix("your request frequency is too high") == true)
        #expect(refused.fields["Retry-After"] == "1")
        for _ in 0..<700 {
            let own = try house.response(.get, "/aaa/getCaptchaConfig.json", from: "127.0.0.1")
            #expect(own.status == 200)
        }
    }

    private let credentials = "login=alice%40example.com&password=Secret%231234&type=access-token"

    private func loggedIn(_ token: String) throws -> Bool {
        let json = try house.json("/aaa/login.json?checkLogin=true&access_token=\(token)")
        return json["loggedIn"] == true
    }
}
