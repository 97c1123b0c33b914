// Susi. SPDX-License-Identifier: Apache-2.0

@testable import SusiView
import SusiWire
import Testing

@testable import SusiApp
@testable import SusiSpeech

@Suite struct WakingTests {
    static let on: [(AppSetting, String)] = [(.wakeWord, "true")]

    @Test func `it listens from the start where that was wanted and allowed, and shows it`() {
        var stage = SpeechStage.opened(settings: Self.on)
        stage.openMicrophone()
        #expect(
            stage.order
                == [.text("wake"), .text("Hey Susi"), .number(1), .bytes([])]
        )
        #expect(stage.shows("Listening for Hey Susi"))
    }

    @Test func `a page that was just loaded asks nobody for the microphone`() {
        var browser = SpeechStage.Browser()
        browser.permission = "prompt"
        var stage = SpeechStage.opened(browser, settings: Self.on)
        #expect(!stage.isOpen)
        stage.click("Tap to listen for Hey Susi")
        #expect(stage.isOpen)
    }

    @Test func `heard, it makes a sound, closes its ear, and takes the question`() {
        var stage = SpeechStage.opened(settings: Self.on, at: "#/settings")
        stage.openMicrophone()
        stage.hear("heard")
        #expect(stage.has(.tone))
        #expect(stage.shows("I am listening"))
        #expect(stage.surroundings.address.hasSuffix("#/"))
        // Phones give the microphone to one only.
        #expect(!stage.isOpen)
        stage.understand("tell me a joke")
        stage.pass(1100)
        #expect(stage.said.last == .ask("tell me a joke"))
        #expect(stage.isOpen)
    }

    @Test func `out of sight it closes the microphone, unless that is wanted`() {
        var stage = SpeechStage.opened(settings: Self.on)
        stage.openMicrophone()
        stage.change { $0.isVisible = false }
        #expect(!stage.isOpen)
        stage.change { $0.isVisible = true }
        #expect(stage.isOpen)
        var own = VoiceSettings()
        own.listensHidden = true
        let kept = [VoiceSettings.key: Array(own.json.text().utf8)]
        stage = SpeechStage.opened(settings: Self.on, kept: kept)
        stage.openMicrophone()
        stage.change { $0.isVisible = false }
        #expect(stage.isOpen)
    }

    @Test func `switched off, the microphone is closed`() {
        var stage = SpeechStage.opened(settings: Self.on, at: "#/voice")
        stage.openMicrophone()
        #expect(stage.shows("Listening now."))
        let control = stage.page.document.node(where: .ariaLabel, is: "Listen for the wake word")
        stage.page.happen(.change, at: control ?? 0)
        stage.settle()
        #expect(!stage.isOpen)
        #expect(stage.said.last == .set(.wakeWord, "false"))
        #expect(!stage.shows("Listening for"))
    }

    @Test func `what is taken away is taken up again`() {
        var stage = SpeechStage.opened(settings: Self.on)
        stage.openMicrophone()
        stage.hear("muted", .flag(true))
        #expect(stage.shows("Paused"))
        stage.hear("muted", .flag(false))
        #expect(stage.shows("Listening for Hey Susi"))
        stage.hear("running", .flag(false))
        #expect(stage.shows("Tap to listen"))
        stage.hear("running", .flag(true))
        stage.fail("microphone", "TrackEnded")
        #expect(stage.shows("Not listening: why?"))
        #expect(!stage.isOpen)
        stage.pass(2100)
        stage.openMicrophone()
        #expect(stage.shows("Listening for Hey Susi"))
    }

    @Test func `it gives up what is taken away for good, until somebody taps`() {
        var stage = SpeechStage.opened(settings: Self.on, at: "#/voice")
        for _ in 0..<6 {
            guard stage.isOpen else { break }
            stage.fail("microphone", "NotReadableError")
            stage.pass(40_000)
        }
        #expect(!stage.isOpen)
        #expect(stage.shows("Another app has the microphone"))
        stage.click("Try again")
        #expect(stage.isOpen)
    }

    @Test func `why it cannot start is said`() {
        var insecure = SpeechStage.Browser()
        insecure.isSecure = false
        var deaf = SpeechStage.Browser()
        deaf.hasMicrophone = false
        var old = SpeechStage.Browser()
        old.hasWorklet = false
        var denied = SpeechStage.Browser()
        denied.permission = "denied"
        let reasons = [
            (insecure, "HTTPS"), (deaf, "No microphone"), (old, "AudioWorklet"),
            (denied, "does not give this page the microphone"),
        ]
        for (browser, reason) in reasons {
            let stage = SpeechStage.opened(browser, settings: Self.on, at: "#/voice")
            #expect(!stage.isOpen)
            #expect(stage.shows(reason))
            #expect(stage.shows("Not listening: why?"))
        }
        let failures = [
            ("NotFoundError", "No microphone"), ("NetworkError", "could not be loaded"),
            ("EarError", "could not be loaded"), ("OddError", "does not say why"),
        ]
        for (name, reason) in failures {
            var stage = SpeechStage.opened(settings: Self.on, at: "#/voice")
            stage.fail("microphone", name)
            #expect(stage.shows(reason))
        }
    }

    @Test func `an ear without the phrase is no ear`() {
        var stage = SpeechStage.opened(settings: Self.on, at: "#/voice")
        stage.openMicrophone()
        stage.hear("refused", .flag(false))
        #expect(!stage.isOpen)
        #expect(stage.shows("could not be loaded"))
    }

    @Test func `phrase and sensitivity go to the ear at once, and are kept`() {
        var stage = SpeechStage.opened(settings: Self.on, at: "#/voice")
        stage.openMicrophone()
        stage.click("Susi")
        #expect(stage.order[1] == .text("Susi"))
        stage.click("Eager")
        #expect(stage.order[2] == .number(2))
        let kept = VoiceSettings(JSON(kept: .bytes(stage.stored[VoiceSettings.key] ?? [])))
        #expect(kept.phrase == .susi)
        #expect(kept.sensitivity == .eager)
    }

    @Test func `it does not wake by its own voice`() {
        var stage = SpeechStage.opened(settings: Self.on + [(.speechAlways, "true")])
        stage.openMicrophone()
        let reply = SpeechStage.reply("Hello, I am Susi.")
        stage.hear(.read(question: "hi", reply: reply, action: nil))
        stage.hear("heard")
        #expect(!stage.shows("I am listening"))
    }

    @Test func `called while it reads, it stops and listens`() {
        var stage = SpeechStage.opened(settings: Self.on + [(.speechAlways, "true")])
        stage.openMicrophone()
        let reply = SpeechStage.reply("It will rain for a long time.")
        stage.hear(.read(question: "hi", reply: reply, action: nil))
        #expect(stage.shows("Reading aloud"))
        stage.hear("heard")
        #expect(!stage.shows("Reading aloud"))
        #expect(stage.shows("I am listening"))
    }
}
