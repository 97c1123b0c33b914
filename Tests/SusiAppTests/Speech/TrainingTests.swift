// Susi. SPDX-License-Identifier: Apache-2.0

@testable import SusiView
import SusiWire
import Testing

@testable import SusiApp
@testable import SusiSpeech

@Suite struct TrainingTests {
    /// Begun, with an open microphone.
    func begun() -> SpeechStage {
        var stage = SpeechStage.opened(at: "#/voice/train")
        stage.click("Begin")
        stage.openMicrophone()
        return stage
    }

    /// The phrase was said three times.
    func learned() -> SpeechStage {
        var stage = begun()
        for count in 1...3 { stage.hear("utterance", .number(0), .number(Double(count))) }
        stage.hear("voice", .bytes([7, 7]))
        return stage
    }

    @Test func `the microphone is closed until it begins`() {
        let stage = SpeechStage.opened(settings: [(.wakeWord, "true")], at: "#/voice/train")
        #expect(!stage.isOpen)
        #expect(stage.shows("three times"))
    }

    @Test func `every utterance is judged, and the count is seen`() {
        var stage = begun()
        #expect(stage.order == [.text("learn"), .text("Hey Susi")])
        #expect(stage.shows("Say “Hey Susi”"))
        #expect(stage.shows("0 / 3"))
        stage.hear("level", .number(-33))
        #expect(stage.shows("50"))
        stage.hear("utterance", .number(0), .number(1))
        #expect(stage.shows("1 / 3"))
        let verdicts = [
            "too quiet", "too loud", "too much noise", "not sound like", "another voice",
        ]
        for (index, verdict) in verdicts.enumerated() {
            stage.hear("utterance", .number(Double(index + 1)), .number(1))
            #expect(stage.shows(verdict))
            #expect(stage.shows("1 / 3"))
        }
    }

    @Test func `a minute shows what would happen, and only then it is switched on`() {
        var stage = learned()
        #expect(stage.order == [.text("wake"), .text("Hey Susi"), .number(1), .bytes([7, 7])])
        #expect(stage.shows("Talk about something else"))
        stage.pass(7000)
        #expect(stage.shows("Call me now!"))
        stage.hear("heard")
        #expect(stage.shows("I heard you."))
        stage.pass(10_000)
        stage.hear("heard")
        #expect(stage.shows("Woke for nothing so far: 1"))
        #expect(stage.stored[VoiceSettings.ownVoiceKey] == nil)
        stage.pass(45_000)
        #expect(stage.shows("This is how I heard you"))
        #expect(!stage.isOpen)
        #expect(stage.shows("I missed you."))
        #expect(stage.shows("I woke for nothing."))
        #expect(!stage.said.contains(.set(.wakeWord, "true")))
        stage.click("Switch it on")
        #expect(stage.stored[VoiceSettings.ownVoiceKey] == [7, 7])
        #expect(stage.said.contains(.set(.wakeWord, "true")))
        #expect(stage.surroundings.address.hasSuffix("#/voice"))
        stage.openMicrophone()
        #expect(stage.order.last == .bytes([7, 7]))
    }

    @Test func `seconds without sound do not count`() {
        var stage = learned()
        stage.hear("running", .flag(false))
        stage.pass(70_000)
        #expect(stage.shows("60 seconds left"))
    }

    @Test func `what was learned is forgotten where it is not wanted`() {
        var stage = learned()
        stage.pass(61_000)
        stage.click("Forget what was learned")
        #expect(stage.stored[VoiceSettings.ownVoiceKey] == nil)
        stage.pass(5000)
        stage.go("#/voice/train")
        #expect(stage.shows("three times"))
    }

    @Test func `who goes elsewhere closes the microphone`() {
        var stage = begun()
        stage.go("#/skills")
        #expect(!stage.isOpen)
        #expect(!stage.shows("Say “Hey Susi”"))
    }

    @Test func `a voice can be deleted, and one of an older ear is said to be of no use`() {
        var stage = SpeechStage.opened(
            settings: [(.wakeWord, "true")],
            kept: [VoiceSettings.ownVoiceKey: [7]],
            at: "#/voice"
        )
        stage.openMicrophone()
        #expect(stage.order.last == .bytes([7]))
        #expect(stage.shows("I know your voice."))
        stage.hear("refused", .flag(true))
        #expect(stage.shows("older ears"))
        stage.click("Delete my voice")
        #expect(stage.stored[VoiceSettings.ownVoiceKey] == nil)
        #expect(stage.shows("Teach me my voice"))
    }

    @Test func `a microphone that is refused is told where it was wanted`() {
        var stage = SpeechStage.opened(at: "#/voice/train")
        stage.click("Begin")
        stage.fail("microphone", "NotAllowedError")
        #expect(stage.shows("does not give this page the microphone"))
        stage.click("Try again")
        #expect(stage.isOpen)
    }

    @Test func `all sentences are there in both languages`() {
        for wording in SpeechWording.allCases {
            #expect(!wording.in(.english).isEmpty)
            #expect(!wording.in(.german).isEmpty)
        }
    }
}
