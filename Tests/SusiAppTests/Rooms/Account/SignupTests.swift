// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire
import Testing

@testable import SusiApp
@testable import SusiRooms

@Suite struct SignupTests {
    private let rule: JSON = [
        "regex": "^(?!\\d{0,11}$).{8,128}$", "accepted": true,
        "regexTooltip": "Use 8 to 128 characters, not only digits.",
    ]

    private func opened(language: String = "en-GB") -> RoomStage {
        var stage = RoomStage.opened("#/account/signup", language: language)
        #expect(stage.sent("aaa/signup.json") == ["getParameters": "true"])
        stage.reply("aaa/signup.json", rule)
        return stage
    }

    private func sent(language: String = "en-GB") -> RoomStage {
        var stage = opened(language: language)
        stage.fill(email: "Ada@example.com", password: "Tea-Pot 42", again: "Tea-Pot 42")
        stage.submit()
        return stage
    }

    @Test func `the server's rule is shown beforehand`() {
        #expect(opened().shows("Use 8 to 128 characters, not only digits."))
        #expect(opened(language: "de").shows("Nimm 8 bis 128 Zeichen"))
        let unknown = RoomStage.opened("#/account/signup")
        #expect(unknown.shows("Use 6 to 64 characters"))
    }

    @Test func `while typing one sees how good the password is`() {
        var stage = opened()
        stage.fill(password: "Te4")
        #expect(stage.shows("Too short: use at least 8 characters."))
        stage.fill(password: "aaaaaaaaaaaa")
        #expect(stage.shows("Weak: easy to guess"))
        stage.fill(password: "teapot warm")
        #expect(stage.shows("Fair"))
        stage.fill(password: "Tea-Pot 42 warm")
        #expect(stage.shows("Strong"))
        #expect(stage.trouble(of: .password).isEmpty)
    }

    @Test func `the second password is compared while it is typed`() {
        var stage = opened()
        stage.fill(password: "Tea-Pot 42", again: "Tea")
        #expect(stage.trouble(of: .again).isEmpty)
        stage.fill(again: "Ted")
        #expect(stage.trouble(of: .again) == "The two passwords do not match.")
        stage.fill(again: "Tea-Pot 42")
        #expect(stage.trouble(of: .again).isEmpty)
        stage.fill(password: "Tea-Pot 43")
        #expect(stage.trouble(of: .again) == "The two passwords do not match.")
    }

    @Test func `a form with mistakes is not sent`() {
        var stage = opened()
        stage.fill(email: "ada", password: "short", again: "sho")
        stage.submit()
        #expect(stage.requests.isEmpty)
        #expect(stage.trouble(of: .email).hasPrefix("Invalid e-mail address"))
        #expect(stage.trouble(of: .password) == "Too short: use at least 8 characters.")
        #expect(stage.trouble(of: .again) == "The two passwords do not match.")
        #expect(stage.focused == "account-email")
        stage.fill(
            email: "ada@example.com",
            password: String(repeating: "ab", count: 65),
            again: ""
        )
        stage.submit()
        #expect(stage.trouble(of: .password) == "Too long: use at most 128 characters.")
        #expect(stage.trouble(of: .again) == "Write the new password once more.")
        #expect(stage.focused == "account-password")
    }

    @Test func `an address that has an account is told of as soon as it is left`() {
        var stage = opened()
        stage.fill(email: "Ada@example.com")
        stage.happen(.blur, "account-email")
        #expect(stage.sent("checkRegistration") == ["check_email": "ada@example.com"])
        stage.reply("checkRegistration", ["exists": true, "accepted": true])
        #expect(stage.trouble(of: .email).hasPrefix("This address has an account already."))
        stage.fill(email: "bob@example.com")
        stage.happen(.blur, "account-email")
        stage.reply("checkRegistration", ["exists": false, "accepted": true])
        #expect(stage.trouble(of: .email).isEmpty)
    }

    @Test func `an invalid address is not asked about`() {
        var stage = opened()
        stage.fill(email: "ada")
        stage.happen(.blur, "account-email")
        #expect(stage.requests.isEmpty)
    }

    @Test func `who gets a mail is told what it is for, and can have another`() {
        var stage = sent()
        #expect(stage.sent("signup") == ["signup": "ada@example.com", "password": "Tea-Pot 42"])
        let words = "You successfully signed-up! An email with a verification link was sent."
        stage.reply("signup", ["message": .string(words), "accepted": true])
        #expect(stage.shows("A mail is on its way to ada@example.com."))
        #expect(stage.page.program.account.form[.password].isEmpty)
        stage.click("Send the link again")
        stage.reply("resend", ["message": "User already verified!"], status: 407)
        #expect(stage.shows("This address is confirmed already: you can log in."))
        stage.click("Send the link again")
        stage.reply("resend", ["message": "Invalid email id. Please Sign up!"], status: 401)
        #expect(stage.shows("There is no account with this address."))
        stage.click("Send the link again")
        stage.lose("resend")
        #expect(stage.shows("The server could not be reached."))
        #expect(stage.shows("A mail is on its way to ada@example.com."))
    }

    @Test func `where no mail is sent one can log in at once`() {
        var stage = sent()
        stage.reply("signup", ["message": "You successfully signed-up!", "accepted": true])
        #expect(stage.address == "#/account/login")
        #expect(stage.notice == "Your account is made. Log in with it.")
        #expect(stage.value(of: .email) == "Ada@example.com")
        #expect(stage.value(of: .current) == "")
    }

    @Test func `each refusal stands where it belongs`() {
        var stage = sent()
        stage.reply("signup", ["message": "email is already taken"], status: 422)
        #expect(stage.trouble(of: .email).hasPrefix("This address has an account already."))
        #expect(stage.focused == "account-email")
        stage.fill(email: "bob@example.com")
        stage.submit()
        stage.reply("signup", ["message": "No valid email address"], status: 422)
        #expect(stage.trouble(of: .email).hasPrefix("Invalid e-mail address"))
        stage.fill(email: "bob@example.com")
        stage.submit()
        let words = "This password is taken from your e-mail address. Use 8 to 128 characters."
        stage.reply("signup", ["message": .string(words)], status: 422)
        #expect(stage.trouble(of: .password) == words)
        #expect(stage.focused == "account-password")
        stage.submit()
        stage.reply("signup", ["message": "Public signup disabled"], status: 403)
        #expect(stage.notice.hasPrefix("This server takes no new accounts."))
        stage.submit()
        stage.reply("signup", ["message": "Too many requests."], status: 429)
        #expect(stage.notice == "Too many requests.")
        stage.submit()
        stage.lose("signup")
        #expect(stage.notice.hasPrefix("The server could not be reached."))
    }

    @Test func `a mail that could not be sent can be asked for again`() {
        var stage = sent()
        let words = "The mail could not be sent just now. Please try again later."
        stage.reply("signup", ["message": .string(words), "accepted": false])
        #expect(stage.notice == words)
        #expect(stage.button("Send the link again") != nil)
    }

    @Test func `a weak password is told of in the app's language`() {
        var stage = sent(language: "de")
        stage.reply("signup", ["message": "This password is easy to guess."], status: 422)
        #expect(stage.trouble(of: .password).hasPrefix("Der Server findet dieses Passwort"))
    }
}
