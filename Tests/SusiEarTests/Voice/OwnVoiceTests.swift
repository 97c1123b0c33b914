// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiEar

@Suite struct OwnVoiceTests {
    /// Learns from the sound of the fixtures, which the small model half takes for its phrase.
    private func learned(_ model: EarModel) throws -> (voice: Voice?, results: [UtteranceResult]) {
        let ear = Ear(listeningWith: model, .eager)
        #expect(ear.learnVoice())
        let quiet = [Float](repeating: 0, count: 16_000)
        let sound = try Fixture.sound()
        var voice: Voice?
        var results: [UtteranceResult] = []
        for _ in 0..<4 where voice == nil {
            for event in Heard(ear, quiet + sound + quiet).events {
                switch event {
                case .utterance(let result, _): results.append(result)
                case .voiceLearned(let learned): voice = learned
                case .heard: Issue.record("it woke while it learned")
                default: break
                }
            }
        }
        return (voice, results)
    }

    @Test func `a voice is learned from sound, and lowers the bar for that sound only`() throws {
        let model = try Fixture.model()
        let (learned, results) = try learned(model)
        #expect(results.contains(.accepted), "\(results)")
        let voice = try #require(learned)
        let ear = Ear(listeningWith: model)
        ear.favour(voice)
        let own = Heard(ear, try Fixture.sound()).detections.count
        let plain = Heard(Ear(listeningWith: model), try Fixture.sound()).detections.count
        #expect(own >= plain)
    }

    @Test func `a trial counts for as long as it was told to`() throws {
        let ear = Ear(listeningWith: try Fixture.model())
        #expect(ear.beginTrial(seconds: 2))
        let sound = try Fixture.sound()
        let events = Heard(ear, sound + sound + sound).events
        let heard = events.filter { if case .heard = $0 { true } else { false } }.count
        guard
            case .trialOver(let trial)? = events.first(where: {
                if case .trialOver = $0 { true } else { false }
            })
        else {
            Issue.record("the trial did not end")
            return
        }
        #expect(trial.seconds == 2)
        #expect((0...heard).contains(trial.wakes))
    }

    @Test func `without a phrase there is nothing to learn`() throws {
        #expect(!Ear(nil, rate: 16_000).learnVoice())
        #expect(!Ear(try Fixture.model(), rate: 16_000).learnVoice())
        #expect(!Ear(nil, rate: 16_000).beginTrial(seconds: 60))
    }
}
