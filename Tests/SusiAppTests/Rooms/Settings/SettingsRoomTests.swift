// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire
import Testing

@testable import SusiApp
@testable import SusiRooms

@Suite struct SettingsRoomTests {
    func opened(
        _ stored: [String: [UInt8]] = [:],
        at fragment: String = "#/settings"
    ) -> PaperStage<Rooms> {
        var stage = PaperStage(Rooms(), stored)
        stage.surroundings.address = "https://susi.example/\(fragment)"
        stage.begin()
        return stage
    }

    func control(_ name: String, in stage: PaperStage<Rooms>) -> UInt32 {
        stage.page.document.node(where: .ariaLabel, is: name) ?? 0
    }

    @Test func `a switch tells the chat at once, and the other way round`() {
        var stage = opened()
        stage.page.happen(.change, at: control("Enter sends the message", in: stage))
        stage.settle()
        #expect(stage.said.last == .set(.enterSends, "false"))
        var settings = AppSettings()
        settings.set(.enterSends, "true", at: 1)
        settings.set(.speechRate, "1.5", at: 1)
        stage.hear(.settings(settings))
        #expect(stage.page.program.house.settings.enterSends)
        #expect(stage.shows("1.5"))
    }

    @Test func `colours and languages are chosen`() {
        var stage = opened()
        stage.click("Dark")
        #expect(stage.said.last == .set(.theme, "dark"))
        stage.happen(.change, "language", [(.value, .text("de"))])
        #expect(stage.said.last == .set(.language, "de"))
        #expect(stage.shows("Einstellungen"))
        stage.happen(.change, "language", [(.value, .text(""))])
        #expect(stage.shows("Settings"))
    }

    @Test func `a slider shows where it is, and tells when it is let go`() {
        var stage = opened()
        let speed = control("Speed", in: stage)
        stage.page.happen(.input, at: speed, [(.value, .text("0.7"))])
        stage.settle()
        #expect(stage.shows("0.7"))
        #expect(!stage.said.contains(.set(.speechRate, "0.7")))
        stage.page.happen(.change, at: speed, [(.value, .text("0.7"))])
        stage.settle()
        #expect(stage.said.last == .set(.speechRate, "0.7"))
    }

    @Test func `speech can be tried as it is set`() throws {
        var stage = opened()
        stage.click("Try it")
        let speech = try #require(stage.others.last { $0.voiceAct == "speak" })
        #expect(speech.values[2].text == "en")
        stage.failLast(.voice, name: "SpeechError")
        #expect(stage.shows("This device has no voice for it."))
    }

    @Test func `a wallpaper is made small enough, kept, and told of`() throws {
        var stage = opened()
        stage.files = .list([
            .list([
                .text("beach.png"), .text("image/png"), .bytes(Array(repeating: 7, count: 900_000)),
            ])
        ])
        stage.happen(.click, "wallpaper")
        stage.click("Choose a picture")
        var count = 0
        while let redraw = stage.done.first(where: { $0.kind == .redraw }) {
            count += 1
            let size = count < 3 ? 500_000 : 300_000
            stage.page.answer(
                redraw.ticket,
                .list([.bytes(Array(repeating: 1, count: size)), .number(1280), .number(900)])
            )
            stage.settle()
        }
        #expect(count == 3)
        #expect(stage.stored["wallpaper"]?.count == 300_000)
        #expect(stage.said.last == .wallpaper)
        #expect(stage.shows("A picture of yours"))
        stage.happen(.click, "wallpaper")
        stage.click("No wallpaper")
        #expect(stage.stored["wallpaper"] == nil)
        #expect(stage.said.last == .wallpaper)
    }

    @Test func `what is no picture, or too large, is said`() {
        var stage = opened()
        stage.files = .list([.list([.text("a.txt"), .text("text/plain"), .bytes([1])])])
        stage.happen(.click, "wallpaper")
        stage.click("Choose a picture")
        stage.failLast(.redraw, name: "InvalidStateError")
        #expect(stage.shows("This picture cannot be read."))
        #expect(stage.stored["wallpaper"] == nil)
        stage.files = .list([.list([.text("film.mp4"), .text("video/mp4"), .nothing])])
        stage.happen(.click, "wallpaper")
        stage.click("Choose a picture")
        #expect(stage.shows("This picture cannot be read."))
        // Who takes it back is told nothing.
        stage.pass(5000)
        stage.files = .list([])
        stage.happen(.click, "wallpaper")
        stage.click("Choose a picture")
        #expect(!stage.shows("This picture cannot be read."))
    }

    @Test func `messages are deleted only after a question, in the account only for its owner`() {
        var stage = opened()
        stage.click("Delete all messages")
        #expect(stage.button("Delete here and in the account") == nil)
        stage.click("Delete on this device")
        #expect(stage.said.last == .history(.deleteHere))
        stage.hear(.session(Login(token: "t", email: "ada@x.example", expires: 0)))
        #expect(stage.shows("ada@x.example"))
        stage.click("Delete all messages")
        stage.click("Delete here and in the account")
        #expect(stage.said.last == .history(.deleteEverywhere))
    }

    @Test func `Susi is told of to others, by copying where that is all there is`() {
        var stage = opened()
        stage.click("Share Susi")
        stage.failLast(.share, name: "NotSupportedError")
        #expect(stage.shows("The address was copied instead."))
        #expect(
            stage.others.last { $0.kind == .copy }?.values[0].text?.contains(
                "https://susi.example/"
            ) == true
        )
    }

    @Test func `skills come with a hint, until it is put away`() {
        var stage = opened(at: "#/skills")
        stage.click("Got it")
        #expect(stage.said.last == .set(.hints, "s"))
        #expect(stage.button("Got it") == nil)
        #expect(opened().button("Got it") == nil)
    }

    @Test func `what Susi is stands at its own address, in both languages`() {
        var settings = AppSettings()
        settings.set(.language, "de", at: 1)
        let stage = opened(["settings": Array(settings.json.text().utf8)], at: "#/about")
        #expect(stage.shows("Über Susi"))
        #expect(stage.shows(Release.version))
        #expect(stage.said.last == .title("Susi – Über Susi"))
    }
}
