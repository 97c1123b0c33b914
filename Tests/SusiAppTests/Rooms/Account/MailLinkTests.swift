// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire
import Testing

@testable import SusiApp
@testable import SusiRooms

/// Forgotten passwords, and what the links in mails lead to.
@Suite struct MailLinkTests {
    private let rule: JSON = [
        "message": "Email ID: ada@example.com", "regex": "^.{8,128}$", "accepted": true,
        "regexTooltip": "Use 8 to 128 characters.",
    ]

    @Test func `a link for a new password is asked for`() {
        var stage = RoomStage.opened("#/account/forgotten")
        stage.fill(email: "Ada@example.com")
        stage.submit()
        #expect(stage.sent("recoverpassword") == ["forgotemail": "ada@example.com"])
        stage.reply("recoverpassword", ["message": "Recovery email sent", "accepted": true])
        #expect(stage.shows("A mail is on its way to ada@example.com."))
        #expect(stage.button("Send the link") == nil)
    }

    @Test func `an address without an account, a server without mail, and no server are told of`() {
        var stage = RoomStage.opened("#/account/forgotten")
        stage.submit()
        #expect(stage.trouble(of: .email) == "Write your e-mail address here.")
        stage.fill(email: "bob@example.com")
        stage.submit()
        stage.reply("recoverpassword", ["message": "email does not exist"], status: 422)
        #expect(stage.trouble(of: .email).hasPrefix("There is no account with this address."))
        stage.submit()
        let words = "This server sends no mail. Whoever runs it can give you a link."
        stage.reply("recoverpassword", ["message": .string(words), "accepted": false])
        #expect(stage.notice.hasPrefix("This server sends no mail."))
        stage.submit()
        stage.reply("recoverpassword", ["message": "Sent several already."], status: 429)
        #expect(stage.notice == "Sent several already.")
        stage.submit()
        stage.lose("recoverpassword")
        #expect(stage.notice.hasPrefix("The server could not be reached."))
    }

    @Test(arguments: ["#/account/reset/T0ken", "#reset=T0ken"])
    func `the link of a mail leads to a new password, as old mails spell it, too`(link: String) {
        var stage = RoomStage.opened(link)
        #expect(stage.shows("Looking at the link…"))
        #expect(
            stage.sent("recoverpassword") == ["getParameters": "true", "token": "T0ken"]
        )
        stage.reply("recoverpassword", rule)
        #expect(stage.shows("For the account ada@example.com"))
        #expect(stage.shows("Use 8 to 128 characters."))
        #expect(stage.focused == "account-password")
        stage.fill(password: "Tea-Pot 42", again: "Tea-Pot 42")
        stage.submit()
        #expect(stage.sent("resetpassword") == ["token": "T0ken", "newpass": "Tea-Pot 42"])
        stage.reply("resetpassword", ["message": "changed", "accepted": true])
        #expect(stage.address == "#/account/login")
        #expect(stage.notice == "Your password has been changed. Log in with it.")
        #expect(stage.value(of: .email) == "ada@example.com")
    }

    @Test func `a new password ends this device's own login`() {
        var stage = RoomStage.opened("#/account/reset/T0ken", as: RoomStage.ada)
        stage.reply("recoverpassword", rule)
        stage.fill(password: "Tea-Pot 42", again: "Tea-Pot 42")
        stage.submit()
        stage.reply("resetpassword", ["message": "changed", "accepted": true])
        #expect(stage.said.contains(.logOut(keepsMessages: true)))
    }

    @Test(arguments: [401, 422])
    func `a link that is over says so, and how to get another`(status: Int) {
        var stage = RoomStage.opened("#/account/reset/T0ken")
        stage.reply("recoverpassword", ["message": "This link is not valid."], status: status)
        #expect(stage.notice.hasPrefix("This link does not work any more"))
        #expect(stage.shows("href=\"#/account/forgotten\""))
    }

    @Test func `a link that could not be looked at is looked at again`() {
        var stage = RoomStage.opened("#/account/reset/T0ken")
        stage.lose("recoverpassword")
        #expect(stage.notice.hasPrefix("The server could not be reached."))
        stage.click("Try again")
        stage.reply("recoverpassword", rule)
        #expect(stage.shows("For the account ada@example.com"))
    }

    @Test func `a new password is checked, and what the server says against it is shown`() {
        var stage = RoomStage.opened("#/account/reset/T0ken")
        stage.reply("recoverpassword", rule)
        stage.fill(password: "short", again: "other")
        stage.submit()
        #expect(stage.trouble(of: .password) == "Too short: use at least 8 characters.")
        #expect(stage.trouble(of: .again) == "The two passwords do not match.")
        stage.fill(password: "password1", again: "password1")
        stage.submit()
        stage.reply("resetpassword", ["message": "This password is easy to guess."], status: 422)
        #expect(stage.trouble(of: .password) == "This password is easy to guess.")
        stage.submit()
        stage.lose("resetpassword")
        #expect(stage.notice.hasPrefix("The server could not be reached."))
        stage.submit()
        stage.reply("resetpassword", ["message": "This link has expired."], status: 401)
        #expect(stage.notice.hasPrefix("This link does not work any more"))
    }

    @Test(
        arguments: [
            "#/account/confirm/T0ken/ada%40example.com",
            "#confirm=T0ken&email=ada%40example.com",
        ]
    )
    func `following the link confirms the address, as old mails spell it, too`(link: String) {
        var stage = RoomStage.opened(link)
        #expect(stage.shows("Confirming ada@example.com…"))
        #expect(
            stage.sent("signup.json") == [
                "access_token": "T0ken", "validateEmail": "ada@example.com",
            ]
        )
        stage.reply("signup.json", ["message": "verified", "accepted": true])
        #expect(stage.address == "#/account/login")
        #expect(stage.notice == "Your address is confirmed. Now you can log in.")
        #expect(stage.value(of: .email) == "ada@example.com")
    }

    @Test func `who is logged in sees that it is confirmed`() {
        var stage = RoomStage.opened("#/account/confirm/T0ken/bob%40x.org", as: RoomStage.ada)
        stage.reply("signup.json", ["message": "verified", "accepted": true])
        #expect(stage.notice == "Your address is confirmed. Now you can log in.")
        #expect(stage.shows("To the conversation"))
    }

    @Test func `a link without the address asks for it`() {
        var stage = RoomStage.opened("#/account/confirm/T0ken")
        #expect(stage.requests.isEmpty)
        stage.fill(email: "ada@example.com")
        stage.submit()
        #expect(stage.sent("signup.json")?["validateEmail"] == "ada@example.com")
    }

    @Test func `a confirmation that fails can be tried again, or another link be sent`() {
        var stage = RoomStage.opened("#/account/confirm/T0ken/ada%40example.com")
        stage.lose("signup.json")
        #expect(stage.notice.hasPrefix("The server could not be reached."))
        stage.submit()
        stage.reply("signup.json", ["message": "This link has been used already."], status: 401)
        #expect(stage.notice.hasPrefix("This link does not work any more."))
        stage.click("Send the link again")
        #expect(stage.sent("resendVerificationLink") == ["emailId": "ada@example.com"])
    }

    @Test func `without a connection the address waits to be confirmed`() {
        var stage = RoomStage.opened("")
        stage.change { $0.isOnline = false }
        stage.go("#/account/confirm/T0ken/ada%40example.com")
        #expect(stage.requests.isEmpty)
        stage.change { $0.isOnline = true }
        stage.submit()
        #expect(stage.sent("signup.json")?["access_token"] == "T0ken")
    }
}
