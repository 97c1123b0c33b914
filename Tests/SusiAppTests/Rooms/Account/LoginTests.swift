// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire
import Testing

@testable import SusiApp
@testable import SusiRooms

@Suite struct LoginTests {
    private let reply: JSON = [
        "access_token": "fresh", "valid_seconds": 604_800, "accepted": true,
        "message": "You are logged in as ada@example.com",
        "session": ["identity": ["type": "email", "name": "ada@example.com", "anonymous": false]],
    ]

    private func filled() -> RoomStage {
        var stage = RoomStage.opened("#/account/login")
        stage.fill(email: " Ada@Example.com", current: "Tea-Pot 42 warm")
        return stage
    }

    @Test func `who is nobody finds the form, and that no account is needed`() {
        let stage = RoomStage.opened("#/account")
        #expect(stage.shows("<h1>Log in"))
        #expect(stage.shows("You can use Susi without an account at any time"))
        #expect(stage.shows("href=\"#/\""))
        #expect(stage.shows("href=\"#/account/signup\""))
        #expect(stage.shows("href=\"#/account/forgotten\""))
        #expect(stage.said.contains(.title("Susi – Log in")))
        #expect(stage.focused == "account-email")
    }

    @Test func `on phones the keyboard does not come by itself`() {
        var stage = RoomStage.opened("")
        stage.surroundings.hasFinePointer = false
        stage.go("#/account")
        #expect(stage.focused == nil)
    }

    @Test func `inputs say to password managers what they hold`() {
        let stage = filled()
        #expect(stage.shows("autocomplete=\"username\""))
        #expect(stage.shows("autocomplete=\"current-password\""))
        #expect(stage.shows("for=\"account-email\""))
    }

    @Test func `a right login is told to the chat, and the chat opens`() throws {
        var stage = filled()
        stage.submit()
        #expect(stage.has(.preventDefault))
        #expect(
            stage.sent("aaa/login.json") == [
                "login": "ada@example.com", "password": "Tea-Pot 42 warm", "type": "access-token",
            ]
        )
        stage.reply("aaa/login.json", reply)
        let login = Login(token: "fresh", email: "ada@example.com", expires: RoomStage.ada.expires)
        #expect(stage.said.last == .logIn(login))
        #expect(stage.address == "#/")
    }

    @Test func `the password is forgotten as soon as it has served`() {
        var stage = filled()
        stage.submit()
        stage.reply("aaa/login.json", reply)
        #expect(stage.page.program.account.form[.current].isEmpty)
    }

    @Test func `while it runs nothing can be changed or sent again`() {
        var stage = filled()
        stage.submit()
        #expect(stage.shows("One moment…"))
        #expect(stage.shows("aria-busy=\"true\""))
        #expect(stage.markup.split(separator: " disabled").count == 5)
        stage.submit()
        #expect(stage.requests.count == 1)
    }

    @Test func `a form with mistakes is not sent, and the first one gets the keyboard`() {
        var stage = RoomStage.opened("#/account/login")
        stage.submit()
        #expect(stage.requests.isEmpty)
        #expect(stage.trouble(of: .email) == "Write your e-mail address here.")
        #expect(stage.trouble(of: .current) == "Write your password here.")
        #expect(stage.focused == "account-email")
        #expect(stage.shows("aria-invalid=\"true\""))
        #expect(stage.shows("aria-describedby=\"account-email-trouble\""))
        stage.fill(email: "ada@example")
        stage.submit()
        #expect(stage.trouble(of: .email).hasPrefix("Invalid e-mail address"))
        stage.fill(email: "ada@example.com")
        stage.submit()
        #expect(stage.focused == "account-current")
    }

    @Test func `what is wrong is said when the field is left, and goes when it is mended`() {
        var stage = RoomStage.opened("#/account/login")
        stage.fill(email: "ada@")
        #expect(stage.trouble(of: .email).isEmpty)
        stage.happen(.blur, "account-email")
        #expect(stage.trouble(of: .email).hasPrefix("Invalid e-mail address"))
        stage.fill(email: "ada@example.com")
        #expect(stage.trouble(of: .email).isEmpty)
        #expect(stage.shows("looks right"))
    }

    @Test(arguments: [401, 422])
    func `a wrong address and a wrong password are told alike`(status: Int) {
        var stage = filled()
        stage.submit()
        stage.reply("aaa/login.json", ["message": "Invalid credentials"], status: status)
        #expect(stage.notice == "The e-mail address or the password is wrong.")
        #expect(stage.focused == "account-current")
        #expect(stage.shows("role=\"alert\""))
        stage.fill(current: "another")
        #expect(stage.notice.isEmpty)
    }

    @Test func `an address that is not confirmed can have its link sent again`() {
        var stage = filled()
        stage.submit()
        stage.reply("aaa/login.json", ["message": "User not yet activated"], status: 403)
        #expect(stage.notice.hasPrefix("This address is not confirmed yet."))
        stage.click("Send the link again")
        #expect(stage.sent("resendVerificationLink") == ["emailId": "ada@example.com"])
        stage.reply("resendVerificationLink", ["message": "sent", "accepted": true])
        #expect(stage.shows("Another mail with a link is on its way."))
        #expect(stage.button("Send the link again") == nil)
    }

    @Test func `other refusals are in the server's words`() {
        var stage = filled()
        stage.submit()
        let words = "Too many invalid login attempts. Try again in 2 minutes."
        stage.reply("aaa/login.json", ["message": .string(words)], status: 403)
        #expect(stage.notice == words)
        stage.submit()
        stage.reply("aaa/login.json", [:], status: 500)
        #expect(stage.notice.hasPrefix("The server did not do it"))
        stage.submit()
        stage.reply("aaa/login.json", ["accepted": true])
        #expect(stage.notice.hasPrefix("The server did not do it"))
    }

    @Test func `a server that cannot be reached is told of, and what was typed stays`() {
        var stage = filled()
        stage.submit()
        stage.lose("aaa/login.json")
        #expect(stage.notice.hasPrefix("The server could not be reached."))
        #expect(stage.value(of: .current) == "Tea-Pot 42 warm")
        stage.submit()
        #expect(stage.requests.count == 1)
    }

    @Test func `without a connection the button says why it does nothing`() {
        var stage = filled()
        stage.change { $0.isOnline = false }
        #expect(stage.shows("There is no connection just now"))
        #expect(stage.shows("aria-describedby=\"account-offline\""))
        stage.submit()
        #expect(stage.requests.isEmpty)
        stage.change { $0.isOnline = true }
        stage.submit()
        #expect(stage.requests.count == 1)
    }

    @Test func `a password can be shown and hidden again`() {
        var stage = filled()
        #expect(stage.shows("type=\"password\""))
        stage.click("Show the password")
        #expect(!stage.shows("type=\"password\""))
        stage.click("Hide the password")
        #expect(stage.shows("type=\"password\""))
    }

    @Test func `who leaves the room leaves no password behind`() {
        var stage = filled()
        stage.go("#/skills")
        stage.go("#/account/login")
        #expect(stage.value(of: .current) == "")
        #expect(stage.value(of: .email) == "")
    }

    @Test func `between the forms only the address goes along`() {
        var stage = filled()
        stage.go("#/account/forgotten")
        #expect(stage.value(of: .email) == " Ada@Example.com")
        stage.go("#/account/login")
        #expect(stage.value(of: .current) == "")
    }

    @Test func `an answer that comes after the room was left logs nobody in`() {
        var stage = filled()
        stage.submit()
        stage.go("#/")
        #expect(stage.requests.isEmpty)
        #expect(stage.said.allSatisfy { if case .logIn = $0 { false } else { true } })
    }

    @Test func `a login without a known end is kept without one`() throws {
        var stage = filled()
        stage.submit()
        stage.reply(
            "aaa/login.json",
            ["access_token": "fresh", "valid_seconds": "forever", "message": "Hello"]
        )
        let login = Login(token: "fresh", email: "ada@example.com", expires: 0)
        #expect(stage.said.last == .logIn(login))
    }

    @Test func `who wanted another screen has it after logging in`() {
        var stage = RoomStage.opened("#/account/password")
        #expect(stage.notice == "Log in first.")
        stage.fill(email: "ada@example.com", current: "Tea-Pot 42 warm")
        stage.submit()
        stage.reply("aaa/login.json", reply)
        stage.hear(.session(RoomStage.ada))
        #expect(stage.shows("<h1>Change password"))
    }

    @Test func `another server is checked, and opens beside this page`() {
        var stage = RoomStage.opened("#/account")
        stage.type("not a server", in: "account-server")
        stage.happen(.submit, "account-server-form")
        #expect(stage.trouble(of: .server) == "Invalid IP Address or URL")
        #expect(stage.focused == "account-server")
        stage.type("192.168.0.5:4000", in: "account-server")
        stage.happen(.submit, "account-server-form")
        let opened = stage.done.last { $0.kind == .open }
        #expect(opened?.values[0].text == "http://192.168.0.5:4000")
        #expect(stage.shows("opens in a new tab"))
    }

    @Test func `all of it is there in German`() {
        var stage = RoomStage.opened("#/account", language: "de-DE")
        #expect(stage.shows("<h1>Anmelden"))
        stage.submit()
        #expect(stage.trouble(of: .email) == "Schreibe deine E-Mail-Adresse hierher.")
        #expect(stage.said.contains(.title("Susi – Anmelden")))
    }
}
