// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire
import Testing

@testable import SusiApp

/// What is decided goes with the account.
@Suite struct SettingsTests {
    private let session = ["session": Array(#"{"token":"secret","email":"ada@x.example"}"#.utf8)]

    /// Logged in, with what else is asked at the start put aside.
    func loggedIn(_ settings: JSON = [:], ages: JSON = [:]) -> Stage {
        var stage = Stage(session)
        stage.start()
        listen(&stage)
        stage.reply("listUserSettings.json", ["settings": settings, "ages": ages])
        return stage
    }

    /// The server begins to tell what other devices do.
    func listen(_ stage: inout Stage) {
        guard let stream = stage.requests.last(where: { $0.address.contains("events") }) else {
            Issue.record("nobody listens")
            return
        }
        stage.page.part(stream.ticket, FetchAnswer(status: 200, body: []).value)
        stage.settle()
    }

    func isSending(_ stage: Stage) -> Bool {
        stage.requests.contains { $0.address.contains("changeUserSettings") }
    }

    @Test func `what the account knows is fetched at the start and holds at once`() {
        let stage = loggedIn(["theme": "dark", "enterAsSend": "false", "unknown": "x"])
        #expect(stage.page.program.settings.theme == .dark)
        #expect(!stage.page.program.settings.enterSends)
        #expect(stage.said.last == .settings(stage.page.program.settings))
        #expect(!isSending(stage))
    }

    @Test func `a decision is sent by its name in the protocol, with its age`() throws {
        var stage = loggedIn()
        stage.hear(.set(.speechAlways, "true"))
        let request = try #require(
            stage.requests.last { $0.address.contains("changeUserSettings") }
        )
        #expect(request.form["speechOutputAlways"] == "true")
        #expect(request.form["ages"] == "speechOutputAlways=0")
        stage.reply("changeUserSettings", ["accepted": true])
        #expect(stage.page.program.settings.unsent.isEmpty)
        // What is of this device only stays here.
        stage.hear(.set(.voice, "Ada"))
        #expect(!isSending(stage))
    }

    @Test func `what was decided without a connection is sent when it is back`() throws {
        var stage = loggedIn()
        stage.change { $0.isOnline = false }
        stage.hear(.set(.theme, "dark"))
        #expect(!isSending(stage))
        stage.reload()
        #expect(stage.page.program.settings.theme == .dark)
        stage.pass(60_000)
        stage.change { $0.isOnline = true }
        let request = try #require(
            stage.requests.last { $0.address.contains("changeUserSettings") }
        )
        #expect(request.form["theme"] == "dark")
        #expect(request.form["ages"] == "theme=60000")
    }

    @Test func `of two devices' decisions the newest counts`() {
        var stage = loggedIn()
        stage.hear(.set(.theme, "dark"))
        stage.lose("changeUserSettings")
        stage.pass(10_000)
        stage.change { $0.isOnline = false }
        stage.change { $0.isOnline = true }
        stage.lose("changeUserSettings")
        // Elsewhere it was decided after that, and speech before it.
        stage.hear(.logIn(Login(token: "secret", email: "ada@x.example", expires: 0)))
        listen(&stage)
        stage.reply(
            "listUserSettings",
            ["settings": ["theme": "light"], "ages": ["theme": 4000]]
        )
        #expect(stage.page.program.settings.theme == .light)
        #expect(!isSending(stage))
        stage.hear(.set(.theme, "dark"))
        stage.lose("changeUserSettings")
        stage.pass(1000)
        stage.hear(.logIn(Login(token: "secret", email: "ada@x.example", expires: 0)))
        listen(&stage)
        stage.reply(
            "listUserSettings",
            ["settings": ["theme": "light"], "ages": ["theme": 90_000]]
        )
        #expect(stage.page.program.settings.theme == .dark)
        #expect(isSending(stage))
    }

    @Test func `what changes while it is being sent is sent after that`() throws {
        var stage = loggedIn()
        stage.hear(.set(.theme, "dark"))
        stage.pass(5)
        stage.hear(.set(.theme, "light"))
        stage.reply("changeUserSettings", ["accepted": true])
        let request = try #require(
            stage.requests.last { $0.address.contains("changeUserSettings") }
        )
        #expect(request.form["theme"] == "light")
    }

    @Test func `who logs out keeps the messages or not, and what was decided stays`() {
        var stage = loggedIn(["theme": "dark"])
        stage.ask("Hello")
        stage.reply("chat.json", answer("Hello", "Hello to you."))
        stage.hear(.logOut(keepsMessages: true))
        #expect(stage.page.program.login == nil)
        #expect(stage.said.contains(.session(nil)))
        #expect(stage.shows("Hello to you."))
        #expect(stage.page.program.settings.theme == .dark)
        stage.hear(.logIn(Login(token: "other", email: "bob@x.example", expires: 0)))
        #expect(
            stage.said.last == .session(Login(token: "other", email: "bob@x.example", expires: 0))
        )
        stage.hear(.logOut(keepsMessages: false))
        #expect(!stage.shows("Hello to you."))
    }

    @Test func `a token that the server no longer takes ends the session once`() {
        var stage = loggedIn()
        stage.hear(.set(.theme, "dark"))
        stage.reply("changeUserSettings", [:], status: 401)
        #expect(stage.page.program.login == nil)
        #expect(stage.shows("Your login has ended."))
        #expect(stage.page.program.settings.unsent == [.theme])
    }

    @Test func `what another device decides arrives when it happens`() {
        var stage = loggedIn()
        guard let stream = stage.requests.first(where: { $0.address.contains("events") })?.ticket
        else { return }
        let event = "event: settings\nid: 1\ndata: {\"settings\":{\"theme\":\"dark\"}}\n\n"
        stage.page.part(stream, .bytes(Array(event.utf8)))
        stage.settle()
        stage.reply("listUserSettings", ["settings": ["theme": "dark"], "ages": ["theme": 5]])
        #expect(stage.page.program.settings.theme == .dark)
    }

    @Test func `nobody listens while nobody looks, and what was missed is asked for after that`() {
        var stage = loggedIn()
        func isListening() -> Bool { stage.requests.contains { $0.address.contains("events") } }
        #expect(isListening())
        stage.change { $0.isVisible = false }
        #expect(!isListening())
        stage.change { $0.isVisible = true }
        #expect(isListening())
        listen(&stage)
        stage.reply("listUserSettings.json", ["settings": ["theme": "dark"]])
        #expect(stage.page.program.settings.theme == .dark)
    }

    @Test func `the wallpaper lies behind the messages, and is taken away again`() {
        var stage = Stage(["wallpaper": [1, 2, 3]])
        stage.start()
        #expect(stage.shows("class=\"wallpaper\""))
        #expect(
            stage.others.contains(.document(title: "Susi", language: "en", classes: " pictured"))
        )
        stage.stored["wallpaper"] = nil
        stage.hear(.wallpaper)
        #expect(!stage.shows("class=\"wallpaper\""))
    }

    @Test func `the app speaks German where the device does, or it was chosen`() {
        var stage = Stage()
        stage.surroundings.languages = ["fr", "de-AT", "en"]
        stage.start()
        #expect(stage.shows("Hallo, ich bin Susi."))
        stage.hear(.set(.language, "en"))
        #expect(stage.shows("Hello, I am Susi."))
    }

    @Test func `a hint is given once, after the first answer`() {
        var stage = Stage()
        stage.start()
        #expect(stage.button("Got it") == nil)
        stage.ask("Hello")
        #expect(stage.button("Got it") == nil)
        stage.reply("chat.json", answer("Hello", "Hello to you."))
        stage.click("Got it")
        #expect(stage.button("Got it") == nil)
        stage.reload()
        #expect(stage.shows("Hello to you."))
        #expect(stage.button("Got it") == nil)
    }

    @Test(arguments: AppLanguage.allCases)
    func `every sentence is there in every language`(_ language: AppLanguage) {
        for wording in AppWording.allCases { #expect(!wording.in(language).isEmpty) }
    }
}
