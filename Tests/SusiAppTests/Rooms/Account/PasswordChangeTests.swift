// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire
import Testing

@testable import SusiApp
@testable import SusiRooms

@Suite struct PasswordChangeTests {
    private func filled() -> RoomStage {
        var stage = RoomStage.opened("#/account/password", as: RoomStage.ada)
        stage.fill(current: "Tea-Pot 42", password: "Tea-Pot 43", again: "Tea-Pot 43")
        return stage
    }

    @Test func `it is changed with the current one, and all three are forgotten`() {
        var stage = filled()
        stage.submit()
        #expect(
            stage.sent("changepassword") == [
                "changepassword": "ada@example.com", "password": "Tea-Pot 42",
                "newpassword": "Tea-Pot 43",
            ]
        )
        #expect(
            stage.requests.last?.headers["Authorization"] == "Bearer secret",
            "the token travels in a header"
        )
        stage.reply("changepassword", ["message": "changed", "accepted": true])
        #expect(stage.address == "#/account")
        #expect(stage.shows("Your password has been changed."))
        for field in [AccountField.current, .password, .again] {
            #expect(stage.page.program.account.form[field].isEmpty)
        }
    }

    @Test func `the seeds' checks come first: longer than five, then equal`() {
        var stage = RoomStage.opened("#/account/password", as: RoomStage.ada)
        stage.fill(current: "x", password: "12345", again: "54321")
        stage.submit()
        #expect(stage.trouble(of: .password) == "Too short: use at least 6 characters.")
        #expect(stage.focused == "account-password")
        stage.fill(password: "123456", again: "654321")
        stage.submit()
        #expect(stage.trouble(of: .again) == "The two passwords do not match.")
        #expect(stage.focused == "account-again")
        #expect(stage.requests.allSatisfy { !$0.address.contains("changepassword") })
    }

    @Test func `each failure has its sentence`() {
        var stage = filled()
        func refuse(_ status: Int, _ words: String, _ isAccepted: Bool? = nil) {
            stage.submit()
            var json: JSON = ["message": .string(words)]
            if isAccepted == false { json = ["message": .string(words), "accepted": false] }
            stage.reply("changepassword", json, status: status)
        }
        refuse(422, "Invalid credentials")
        #expect(stage.trouble(of: .current) == "This is not your current password.")
        #expect(stage.focused == "account-current")
        refuse(200, "Your current password matches new password.", false)
        #expect(
            stage.trouble(of: .password) == "The new password is the current one. Take another."
        )
        refuse(422, "This password is easy to guess. Use 8 to 128 characters.")
        #expect(stage.trouble(of: .password).hasPrefix("This password is easy to guess."))
        refuse(403, "Too many invalid login attempts. Try again in 9 minutes.")
        #expect(stage.notice == "Too many invalid login attempts. Try again in 9 minutes.")
        stage.submit()
        stage.lose("changepassword")
        #expect(stage.notice.hasPrefix("The server could not be reached."))
        stage.change { $0.isOnline = false }
        #expect(stage.shows("There is no connection just now"))
        stage.submit()
        #expect(stage.requests.allSatisfy { !$0.address.contains("changepassword") })
    }

    @Test func `a token that has ended ends the session`() {
        var stage = filled()
        stage.submit()
        stage.reply("changepassword", ["message": "role not sufficient"], status: 401)
        #expect(stage.said.last == .sessionEnded)
        stage.hear(.session(nil))
        #expect(stage.shows("<h1>Log in"))
        #expect(stage.page.program.account.form[.password].isEmpty)
    }

    @Test func `password managers learn whose password it is`() {
        #expect(filled().shows("value=\"ada@example.com\""))
    }
}
