// Susi. SPDX-License-Identifier: Apache-2.0

@testable import SusiView
import SusiWire
import Testing

@testable import SusiApp
@testable import SusiSpeech

@Suite struct HearingTests {
    @Test func `what is spoken stands in the message box, and is sent after a second's silence`() {
        var stage = SpeechStage.opened()
        stage.hear(.listen)
        #expect(stage.shows("I am listening"))
        #expect(stage.others.last { $0.voiceAct == "recognise" }?.values[1].text == "en-GB")
        stage.understand("what")
        stage.pass(900)
        stage.understand("what time is it ")
        #expect(stage.said.last == .dictate("what time is it", isDone: false))
        stage.pass(900)
        #expect(!stage.said.contains(.ask("what time is it")))
        stage.pass(200)
        #expect(stage.said.last == .ask("what time is it"))
        #expect(!stage.shows("I am listening"))
    }

    @Test func `where it is not to be sent by itself it stays in the box`() {
        var own = VoiceSettings()
        own.sendsBySilence = false
        let kept = Array(own.json.text().utf8)
        var stage = SpeechStage.opened(kept: [VoiceSettings.key: kept])
        stage.hear(.listen)
        stage.understand("buy milk")
        stage.pass(1100)
        #expect(stage.said.last == .dictate("buy milk", isDone: true))
    }

    @Test func `whoever taps before all is loaded is not forgotten`() {
        var stage = SpeechStage(Speech())
        stage.begin()
        stage.hear(.listen)
        #expect(stage.count("recognise") == 0)
        stage.answer("abilities", SpeechStage.Browser().value)
        #expect(stage.count("recognise") == 1)
    }

    @Test func `who writes instead ends it, and nobody is asked`() {
        var stage = SpeechStage.opened()
        stage.hear(.listen)
        stage.understand("what")
        stage.hear(.hush)
        stage.pass(3000)
        #expect(!stage.said.contains { if case .ask = $0 { true } else { false } })
        #expect(!stage.shows("I am listening"))
    }

    @Test func `a word to stop is no question`() {
        var stage = SpeechStage.opened()
        stage.hear(.listen)
        stage.understand("Stop!", isFinal: true)
        stage.answer("recognise")
        #expect(stage.said.last == .dictate("", isDone: false))
    }

    @Test(arguments: ["stop", "Hey Susi, stop.", "Susi sei still", "Aufhören!"])
    func `these are words to stop`(sentence: String) { #expect(StopWord.isAll(of: sentence)) }

    @Test(arguments: ["", "susi", "where is the bus stop", "stop the timer"])
    func `these are none`(sentence: String) { #expect(!StopWord.isAll(of: sentence)) }

    @Test func `nothing said is told, and goes by itself`() {
        var stage = SpeechStage.opened()
        stage.hear(.listen)
        stage.pass(9100)
        #expect(stage.shows("I heard nothing."))
        stage.pass(6000)
        #expect(!stage.shows("I heard nothing."))
    }

    @Test func `where the browser cannot, the server understands a recording`() throws {
        var stage = SpeechStage.opened(.firefox, serverListens: true)
        stage.hear(.listen)
        #expect(stage.count("recognise") == 0)
        stage.openMicrophone()
        #expect(stage.order.first == .text("record"))
        stage.hear("level", .number(-20))
        stage.hear("started")
        stage.hear("ended")
        #expect(stage.order.first == .text("recorded"))
        stage.hear("sound", .bytes([82, 73, 70, 70]))
        #expect(stage.shows("Understanding what you said"))
        #expect(!stage.isOpen)
        let request = try #require(stage.requests.last)
        #expect(request.address == "susi/listen.json?language=en")
        #expect(request.body == [82, 73, 70, 70])
        #expect(request.headers["Content-Type"] == "audio/wav")
        stage.reply("listen.json", ["accepted": true, "text": " what time is it "])
        #expect(stage.said.last == .ask("what time is it"))
    }

    @Test func `who asks before the server has told what it can waits for that`() {
        var stage = SpeechStage(Speech(), [:])
        stage.surroundings.address = "https://susi.example/#/"
        stage.begin()
        stage.answer("abilities", SpeechStage.Browser.firefox.value)
        stage.hear(.listen)
        #expect(!stage.shows("could not be reached"))
        stage.reply("status.json", ["listening": true])
        stage.openMicrophone()
        #expect(stage.order.first == .text("record"))
    }

    @Test func `the token goes along where somebody is logged in`() throws {
        let login = #"{"email":"a@b.c","token":"T","expires":0}"#
        var stage = SpeechStage.opened(
            .firefox,
            serverListens: true,
            kept: ["session": Array(login.utf8)]
        )
        stage.hear(.listen)
        stage.openMicrophone()
        stage.hear("started")
        stage.click("Done")
        stage.hear("sound", .bytes([1]))
        #expect(stage.requests.last?.headers["Authorization"] == "Bearer T")
    }

    @Test(arguments: ["service-not-allowed", "network", "language-not-supported"])
    func `a recogniser that is there by name only is replaced by the server`(name: String) {
        var stage = SpeechStage.opened(serverListens: true)
        stage.hear(.listen)
        stage.fail("recognise", name)
        stage.openMicrophone()
        #expect(stage.order.first == .text("record"))
        stage.click("Cancel")
        #expect(!stage.isOpen)
        stage.hear(.listen)
        #expect(stage.count("recognise") == 1)
        #expect(stage.count("microphone") == 2)
    }

    @Test func `installed on an iPhone the recogniser is not tried`() {
        var stage = SpeechStage.opened(.iPhone, serverListens: true) {
            $0.surroundings.isInstalled = true
        }
        stage.hear(.listen)
        #expect(stage.count("recognise") == 0)
        #expect(stage.count("microphone") == 1)
    }

    @Test func `where nobody understands, it says what to configure`() {
        var stage = SpeechStage.opened(.firefox)
        stage.hear(.listen)
        #expect(stage.shows("susi serve --listen-url"))
        #expect(!stage.isOpen)
        stage.click("Close")
        #expect(!stage.shows("--listen-url"))
    }

    @Test func `what the server says is told in our words`() {
        let refusals: [(Int, String)] = [
            (422, "I heard nothing."), (502, "did not understand this recording"),
            (503, "--listen-url"),
        ]
        for (status, sentence) in refusals {
            var stage = SpeechStage.opened(.firefox, serverListens: true)
            stage.hear(.listen)
            stage.openMicrophone()
            stage.hear("started")
            stage.hear("ended")
            stage.hear("sound", .bytes([1]))
            let refusal: JSON = ["accepted": false, "message": "words of the server"]
            stage.reply("listen.json", refusal, status: status)
            #expect(stage.shows(sentence))
        }
    }

    @Test func `without a secure connection it says so`() {
        var browser = SpeechStage.Browser.firefox
        browser.isSecure = false
        var stage = SpeechStage.opened(browser, serverListens: true)
        stage.hear(.listen)
        #expect(stage.shows("HTTPS"))
    }

    @Test func `a microphone that is refused is told`() {
        var browser = SpeechStage.Browser.firefox
        browser.permission = "prompt"
        var stage = SpeechStage.opened(browser, serverListens: true)
        stage.hear(.listen)
        stage.fail("microphone", "NotAllowedError")
        #expect(stage.shows("does not give this page the microphone"))
    }
}
