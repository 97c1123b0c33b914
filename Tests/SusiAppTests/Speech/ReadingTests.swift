// Susi. SPDX-License-Identifier: Apache-2.0

@testable import SusiView
import SusiWire
import Testing

@testable import SusiApp
@testable import SusiSpeech

@Suite struct ReadingTests {
    let reply = SpeechStage.reply("It is noon.", "The sun shines.")

    /// A question was spoken and asked.
    func asked(_ settings: [(AppSetting, String)] = []) -> SpeechStage {
        var stage = SpeechStage.opened(settings: settings)
        stage.hear(.listen)
        stage.understand("what time is it")
        stage.pass(1100)
        stage.hear(.hush)
        return stage
    }

    @Test func `answers to spoken questions are read, sentence by sentence`() {
        var stage = asked()
        stage.hear(.read(question: "what time is it", reply: reply, action: nil))
        #expect(stage.spoken == "It is noon.")
        stage.answer("speak")
        #expect(stage.spoken == "The sun shines.")
        stage.answer("speak")
        #expect(stage.count("speak") == 2)
        #expect(!stage.shows("Reading aloud"))
    }

    @Test func `written questions are not answered aloud, unless all are`() {
        var stage = asked()
        stage.hear(.read(question: "what is new", reply: reply, action: nil))
        #expect(stage.spoken == nil)
        stage = SpeechStage.opened(settings: [(.speechAlways, "true")])
        stage.hear(.read(question: "what is new", reply: reply, action: nil))
        #expect(stage.spoken == "It is noon.")
        stage = asked([(.speechOutput, "false")])
        stage.hear(.read(question: "what time is it", reply: reply, action: nil))
        #expect(stage.spoken == nil)
    }

    @Test func `what was sent by hand while it was spoken counts as spoken`() {
        var stage = SpeechStage.opened()
        stage.hear(.listen)
        stage.understand("what time is it")
        stage.hear(.hush)
        stage.hear(.read(question: "what time is it", reply: reply, action: nil))
        #expect(stage.spoken == "It is noon.")
    }

    @Test func `one action is read where somebody wants it, and so is a question`() {
        var stage = SpeechStage.opened()
        stage.hear(.read(question: "q", reply: reply, action: 1))
        #expect(stage.spoken == "The sun shines.")
        stage.hear(.read(question: "What time is it?", reply: "", action: 0))
        #expect(stage.spoken == "What time is it?")
    }

    @Test func `voice, speed, pitch and language are those of the settings`() {
        var stage = SpeechStage.opened(
            settings: [
                (.voice, "Ada"), (.speechRate, "1.5"), (.speechPitch, "0.8"),
                (.speechLanguage, "de-DE"),
            ]
        )
        stage.hear(.read(question: "q", reply: reply, action: 0))
        let speech = stage.others.last { $0.voiceAct == "speak" }?.values
        #expect(speech?[2...] == [.text("de-DE"), .text("Ada"), .number(1.5), .number(0.8)])
    }

    @Test func `a tap ends it, and so does a new question`() {
        var stage = SpeechStage.opened()
        stage.hear(.read(question: "q", reply: reply, action: 0))
        stage.click("Stop")
        #expect(!stage.shows("Reading aloud"))
        stage.hear(.read(question: "q", reply: reply, action: 0))
        stage.hear(.listen)
        #expect(!stage.shows("Reading aloud"))
        #expect(stage.shows("I am listening"))
    }

    @Test func `a spoken word ends it, but not a word of its own`() {
        var stage = asked()
        let reply = SpeechStage.reply("The bus stop is near.", "It is green.")
        stage.hear(.read(question: "what time is it", reply: reply, action: nil))
        stage.understand("the bus stop")
        #expect(stage.shows("Reading aloud"))
        stage.answer("speak")
        stage.answer("recognise")
        stage = asked()
        stage.hear(.read(question: "what time is it", reply: self.reply, action: nil))
        stage.understand("it is noon stop")
        #expect(!stage.shows("Reading aloud"))
    }

    @Test func `a voice that never ends is ended`() {
        var stage = SpeechStage.opened()
        stage.hear(.read(question: "q", reply: reply, action: nil))
        #expect(stage.spoken == nil)
        stage.hear(.read(question: "q", reply: reply, action: 0))
        stage.pass(60_000)
        #expect(!stage.shows("Reading aloud"))
    }

    @Test func `where there is no voice it says so`() {
        var browser = SpeechStage.Browser()
        browser.hasVoices = false
        var stage = SpeechStage.opened(browser)
        stage.hear(.read(question: "q", reply: reply, action: 0))
        #expect(stage.shows("no voices"))
        stage = SpeechStage.opened()
        stage.hear(.read(question: "q", reply: reply, action: 0))
        stage.fail("speak", "SpeechError")
        #expect(stage.shows("could not read that aloud"))
    }
}
