// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire
import Testing

@testable import SusiApp
@testable import SusiRooms

@Suite struct AccountHomeTests {
    private func opened(language: String = "en-GB") -> RoomStage {
        RoomStage.opened("#/account", as: RoomStage.ada, language: language)
    }

    @Test func `it tells who is logged in and until when`() {
        #expect(opened().shows("ada@example.com"))
        #expect(opened().shows("The login ends on Saturday, 9 June 2018."))
        #expect(opened(language: "de").shows("Du bist angemeldet als"))
        var login = RoomStage.ada
        login.expires = RoomStage.ada.expires + 400_000_000_000
        #expect(RoomStage.opened("#/account", as: login).shows("The login has no end."))
    }

    @Test func `who is logged in needs no form for it`() {
        for fragment in ["#/account/login", "#/account/signup", "#/account/forgotten"] {
            let stage = RoomStage.opened(fragment, as: RoomStage.ada)
            #expect(stage.shows("<h1>Account"))
        }
    }

    @Test(arguments: [true, false])
    func `logging out asks first, and whether the messages stay`(keeps: Bool) {
        var stage = opened()
        stage.click("Log out")
        #expect(stage.has(.dialog))
        #expect(stage.said.allSatisfy { if case .logOut = $0 { false } else { true } })
        if keeps {
            let toggle = stage.button("Keep the messages on this device") ?? 0
            stage.page.happen(.change, at: toggle)
            stage.settle()
        }
        stage.happen(.click, "account-sure")
        #expect(stage.said.last == .logOut(keepsMessages: keeps))
        #expect(stage.sent("aaa/login.json") == ["logout": "true"])
        #expect(stage.requests.last?.headers["Authorization"] == "Bearer secret")
        stage.hear(.session(nil))
        stage.reply("aaa/login.json", ["message": "Logout successful", "accepted": true])
        #expect(stage.shows("You are logged out."))
        #expect(stage.shows("<h1>Log in"))
    }

    @Test func `the dialog can be closed again`() {
        var stage = opened()
        stage.click("Log out")
        stage.click("Cancel")
        #expect(!stage.shows("<dialog"))
        #expect(stage.requests.allSatisfy { $0.address != "aaa/login.json" })
    }

    @Test func `who cannot reach the server is logged out all the same`() {
        var stage = opened()
        stage.happen(.click, "account-log-out")
        stage.happen(.click, "account-sure")
        stage.lose("aaa/login.json")
        #expect(stage.said.last == .logOut(keepsMessages: false))
        #expect(stage.shows("You are logged out on this device."))
    }

    @Test func `all that the server keeps comes as a file`() throws {
        var stage = opened()
        stage.happen(.click, "account-export")
        let request = try #require(stage.requests.last { $0.address == "aaa/account" })
        #expect(request.method == "GET")
        #expect(request.headers["Authorization"] == "Bearer secret")
        stage.reply("aaa/account", ["settings": ["theme": "dark"]])
        let save = try #require(stage.others.last { $0.kind == .save })
        #expect(save.values[0].text == "susi-account.json")
        #expect(save.values[2].bytes == Array(#"{"settings":{"theme":"dark"}}"#.utf8))
        #expect(stage.shows("Your data lie in the file susi-account.json."))
    }

    @Test func `an export that fails says so`() {
        var stage = opened()
        stage.happen(.click, "account-export")
        stage.lose("aaa/account")
        #expect(stage.shows("The server could not be reached."))
        stage.happen(.click, "account-export")
        stage.reply("aaa/account", [:], status: 500)
        #expect(stage.shows("The server did not do it"))
        stage.happen(.click, "account-export")
        stage.reply("aaa/account", [:], status: 401)
        #expect(stage.said.last == .sessionEnded)
    }

    @Test func `without a connection it says so, and logging out still works`() {
        var stage = opened()
        stage.change { $0.isOnline = false }
        #expect(stage.shows("There is no connection just now"))
        stage.happen(.click, "account-export")
        #expect(stage.requests.allSatisfy { $0.address != "aaa/account" })
        stage.happen(.click, "account-log-out")
        stage.happen(.click, "account-sure")
        #expect(stage.said.last == .logOut(keepsMessages: false))
    }

    @Test func `the picture is fetched with the token in a header only`() throws {
        var stage = opened()
        let request = try #require(stage.requests.first { $0.address.contains("getAvatar") })
        #expect(request.address == "getAvatar.png")
        #expect(request.headers["Authorization"] == "Bearer secret")
        #expect(stage.shows("portrait letter"))
        let answer = FetchAnswer(
            status: 200,
            headers: [.init(name: "content-type", value: "image/jpeg")],
            body: [1, 2, 3]
        )
        stage.page.answer(request.ticket, answer.value)
        stage.settle()
        #expect(stage.shows("src=\"blob:https://susi.example/1\""))
    }

    @Test func `the plain picture that servers send for nobody is not shown`() throws {
        var stage = opened()
        let request = try #require(stage.requests.first { $0.address.contains("getAvatar") })
        let answer = FetchAnswer(
            status: 200,
            headers: [
                .init(name: "content-type", value: "image/png"),
                .init(name: "susi-picture", value: "plain"),
            ],
            body: [1, 2, 3]
        )
        stage.page.answer(request.ticket, answer.value)
        stage.settle()
        #expect(stage.shows("portrait letter"))
    }

    @Test func `a picture is made small and sent`() throws {
        var stage = opened()
        stage.files = .list([.list([.text("me.png"), .text("image/png"), .bytes([9, 9])])])
        stage.happen(.click, "account-picture")
        let drawing = try #require(stage.others.last { $0.kind == .redraw })
        stage.page.answer(drawing.ticket, .list([.bytes([7]), .number(256), .number(256)]))
        stage.settle()
        let request = try #require(stage.requests.last { $0.address.contains("uploadAvatar") })
        #expect(request.headers["Authorization"] == "Bearer secret")
        stage.reply("uploadAvatar", ["message": "The picture is stored.", "accepted": true])
        #expect(stage.shows("The picture is stored."))
        #expect(stage.shows("src=\"blob:https://susi.example/1\""))
    }

    @Test func `a file that is no picture is told of`() throws {
        var stage = opened()
        stage.files = .list([.list([.text("huge.png"), .text("image/png"), .nothing])])
        stage.happen(.click, "account-picture")
        #expect(stage.shows("This file is no picture"))
        stage.files = .list([.list([.text("text.png"), .text("image/png"), .bytes([1])])])
        stage.happen(.click, "account-picture")
        stage.failLast(.redraw, name: "InvalidStateError")
        #expect(stage.shows("This file is no picture"))
    }

    @Test func `deleting tells what goes, takes the password, and asks once more`() throws {
        var stage = RoomStage.opened("#/account/delete", as: RoomStage.ada)
        #expect(stage.shows("your conversation and your settings on the server"))
        stage.submit()
        #expect(stage.trouble(of: .current) == "Write your password here.")
        #expect(!stage.has(.dialog))
        stage.fill(current: "Tea-Pot 42")
        stage.submit()
        #expect(stage.has(.dialog))
        #expect(stage.requests.isEmpty)
        stage.click("Delete for ever")
        let request = try #require(stage.requests.last { $0.address == "aaa/account" })
        #expect(request.method == "DELETE")
        #expect(request.headers["Authorization"] == "Bearer secret")
        #expect(stage.sent("aaa/account") == ["password": "Tea-Pot 42"])
        stage.reply("aaa/account", ["message": "removed", "accepted": true])
        #expect(stage.said.contains(.logOut(keepsMessages: false)))
        #expect(stage.address == "#/account")
        stage.hear(.session(nil))
        #expect(stage.notice == "Your account is deleted.")
    }

    @Test func `a chat that notices the removal before its answer comes loses nothing`() {
        var stage = RoomStage.opened("#/account/delete", as: RoomStage.ada)
        stage.fill(current: "Tea-Pot 42")
        stage.submit()
        stage.click("Delete for ever")
        stage.hear(.session(nil))
        #expect(stage.notice == "Log in first.")
        stage.reply("aaa/account", ["message": "removed", "accepted": true])
        #expect(stage.said.contains(.logOut(keepsMessages: false)))
        #expect(stage.notice == "Your account is deleted.")
    }

    @Test func `deleting that fails leaves everything as it is`() {
        var stage = RoomStage.opened("#/account/delete", as: RoomStage.ada)
        stage.fill(current: "Tea-Pot 42")
        stage.submit()
        stage.click("Delete for ever")
        stage.reply("aaa/account", ["message": "Invalid credentials"], status: 422)
        #expect(stage.trouble(of: .current) == "This is not your current password.")
        stage.submit()
        stage.click("Delete for ever")
        stage.lose("aaa/account")
        #expect(stage.notice.hasPrefix("The server could not be reached."))
        stage.submit()
        stage.click("Delete for ever")
        stage.reply("aaa/account", ["message": "Wait a minute."], status: 403)
        #expect(stage.notice == "Wait a minute.")
        #expect(stage.said.allSatisfy { if case .logOut = $0 { false } else { true } })
        stage.submit()
        stage.click("Delete for ever")
        stage.reply("aaa/account", [:], status: 401)
        #expect(stage.said.last == .sessionEnded)
    }
}
