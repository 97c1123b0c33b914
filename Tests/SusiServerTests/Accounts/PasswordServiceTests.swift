// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@testable import SusiServer

@Suite struct PasswordServiceTests {
    private let sink: MailSink
    private let house: Household

    init() throws {
        sink = try MailSink()
        var options = AccountOffice.Options()
        options.mailServer = try MailServer(
            "smtp://127.0.0.1:\(sink.port)",
            sender: "susi@example.org"
        )
        options.publicURL = "https://susi.example.org/"
        house = try Household(accounts: options)
        // The first one is confirmed at once.
        try house.signUp("alice@example.com")
    }

    @Test func `who knows the password changes it, and everybody else is logged out`() throws {
        let phone = try house.login("alice@example.com")
        let stolen = try house.login("alice@example.com")
        let response = try change("Secret%231234", "Newer%231234", phone)
        #expect(response.status == 200)
        #expect(response.message == "Your password has been changed!")
        #expect(try loggedIn(phone))
        #expect(try !loggedIn(stolen))
        _ = try house.login("alice@example.com", password: "Newer#1234")
        let mail = try #require(sink.mails(1).first)
        #expect(mail.lines.contains("Subject: Your password was changed"))
    }

    @Test(
        "refused changes",
        arguments: [
            ("alice%40example.com", "Wrong%231234", "Newer%231234", 422, "Invalid credentials"),
            ("bob%40example.com", "Secret%231234", "Newer%231234", 422, "Invalid credentials"),
            (
                "alice%40example.com", "Secret%231234", "Secret%231234", 200,
                "Your current password matches new password."
            ),
        ]
    )
    func refused(
        email: String,
        old: String,
        new: String,
        status: Int,
        message: String
    ) throws {
        let token = try house.login("alice@example.com")
        let response = try change(old, new, token, email)
        #expect(response.status == status)
        #expect(response.message == message)
        #expect(try JSON(parsing: response.bytes)["accepted"] == false)
        _ = try house.login("alice@example.com")
    }

    @Test func `a weak new password is refused with the rule`() throws {
        let token = try house.login("alice@example.com")
        let response = try change("Secret%231234", "password1", token)
        #expect(response.status == 422)
        #expect(response.message?.hasPrefix("This password is easy to guess. Use 8 to") == true)
    }

    @Test func `Q35: without a token in the request nobody changes a password`() throws {
        let response = try change("Secret%231234", "Newer%231234", "")
        #expect(response.status == 401)
    }

    @Test func `a forgotten password is set anew with a link`() throws {
        let stolen = try house.login("alice@example.com")
        let sent = try house.response(
            .get,
            "/aaa/recoverpassword.json?forgotemail=alice%40example.com",
            ["Accept-Language": "de-DE,de;q=0.9"]
        )
        #expect(sent.message == "Recovery email sent to your email ID. Please check")
        let mail = try #require(sink.mails(1).first)
        #expect(
            mail.lines.contains("Subject: =?utf-8?q?Ein_neues_Passwort_f=C3=BCr_Susi?=")
                || mail.lines.contains("Subject: Ein neues Passwort =?utf-8?q?f=C3=BCr_Susi?=")
        )
        let token = try link(in: mail)
        let rule = try house.json("/aaa/recoverpassword.json?getParameters=true&token=\(token)")
        #expect(rule["message"] == "Email ID: alice@example.com")
        #expect(rule["regex"]?.string?.isEmpty == false)

        let weak = try house.response(.get, "/aaa/resetpassword.json?token=\(token)&newpass=weak")
        #expect(weak.status == 422)
        let target = "/aaa/resetpassword.json?token=\(token)&newpass=Newer%231234"
        let done = try house.response(.get, target)
        #expect(done.status == 200)
        #expect(done.message == "Your password has been changed!")
        #expect(try house.response(.get, target).status == 422, "once")
        #expect(try !loggedIn(stolen))
        _ = try house.login("alice@example.com", password: "Newer#1234")
    }

    @Test func `a link for a new password ends after seven days, and opens nothing else`() throws {
        _ = try house.response(.get, "/aaa/recoverpassword.json?forgotemail=alice@example.com")
        let token = try link(in: try #require(sink.mails(1).first))
        #expect(try !loggedIn(token))
        let target = "/aaa/resetpassword.json?token=\(token)&newpass=Newer%231234"
        let rule = "/aaa/recoverpassword.json?getParameters=true&token="
        house.wait(milliseconds: 7 * 86_400_000)
        house.service.tidy()
        #expect(try house.response(.get, target).status == 401)
        #expect(try house.response(.get, rule + token).status == 401)
        house.wait(milliseconds: 2 * 86_400_000)
        house.service.tidy()
        let isGone = try house.store.write { _ in true }.waited().get()
        #expect(isGone)
        #expect(try house.response(.get, target).status == 422)
        #expect(try house.response(.get, rule).status == 400)
        #expect(try house.response(.get, rule + "nonsense").status == 422)
    }

    @Test func `unknown addresses get no mail`() throws {
        let response = try house.response(
            .get,
            "/aaa/recoverpassword.json?forgotemail=nobody%40example.com"
        )
        #expect(response.status == 422)
        #expect(response.message == "email does not exist")
    }

    @Test func `nobody is flooded with mails`() throws {
        let target = "/aaa/recoverpassword.json?forgotemail=alice@example.com"
        let statuses = try (1...6).map {
            try house.response(.get, target, from: "203.0.113.\($0)").status
        }
        #expect(statuses == [200, 200, 200, 429, 429, 429])
        let own = try (1...8).map { _ in
            try house.response(.get, "/aaa/recoverpassword.json?forgotemail=x@example.com").status
        }
        #expect(own.last == 429)
    }

    @Test func `without a mail server people are told whom to ask`() throws {
        let house = try Household()
        try house.signUp("alice@example.com")
        let response = try house.response(
            .get,
            "/aaa/recoverpassword.json?forgotemail=alice@example.com"
        )
        #expect(response.status == 200)
        #expect(try JSON(parsing: response.bytes)["accepted"] == false)
    }

    private func change(
        _ old: String,
        _ new: String,
        _ token: String,
        _ email: String = "alice%40example.com"
    ) throws -> HTTPResponse {
        try house.response(
            .get,
            "/aaa/changepassword.json?changepassword=\(email)&password=\(old)&newpassword=\(new)&access_token=\(token)"
        )
    }

    private func loggedIn(_ token: String) throws -> Bool {
        let json = try house.json("/aaa/login.json?checkLogin=true&access_token=\(token)")
        return json["loggedIn"] == true
    }

    private func link(in mail: MailSink.Received) throws -> String {
        let line = mail.text.split(separator: "\n").first { $0.hasPrefix("https://") }
        let start = "https://susi.example.org/#/account/reset/"
        let link = try #require(line)
        #expect(link.hasPrefix(start))
        return String(link.dropFirst(start.count))
    }
}
