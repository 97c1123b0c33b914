// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiEar

/// The small model was never trained: its phrase is whatever makes its logit high.
///
/// So these tests give the steps themselves, beside frames of a loudness.
@Suite struct EnrolmentTests {
    private final class Lesson {
        let model: EarModel
        let enrolment: Enrolment
        let speech = SpeechDetector()
        private let logs = Floats(count: MelBands.count)
        private let hidden: Floats
        private var results: [UtteranceResult] = []

        init() throws {
            model = try Fixture.model()
            enrolment = Enrolment(model, phrase: 0)
            hidden = Floats(count: Layer.padded(model.channels))
        }

        /// Frames of noise at an amplitude; a step at every second of them.
        private func frames(_ count: Int, _ amplitude: Float, logit: Float) {
            for frame in 0..<count {
                let level = 2 * Reckoning.ln(amplitude) + 6
                for band in 0..<MelBands.count { logs.start[band] = level }
                let samples = (0..<160).map { $0 % 2 == 0 ? amplitude : -amplitude }
                let loudness = samples.withUnsafeBufferPointer { buffer in
                    buffer.baseAddress.map { Loudness($0, count: 160) } ?? Loudness()
                }
                _ = speech.take(logs, loudness, wait: Enrolment.quiet)
                if frame % 2 == 0 { enrolment.take(logit, hidden) }
                if let result = enrolment.take(loudness, speech) { results.append(result) }
            }
        }

        /// Quiet, an utterance, and quiet; what it was.
        func say(
            _ amplitude: Float = 0.1,
            over background: Float = 0.001,
            logit: Float = 5,
            like voice: Int = 0,
            frames count: Int = 50
        ) -> [UtteranceResult] {
            results = []
            for channel in 0..<model.channels {
                let part: Float = channel % 2 == voice % 2 ? 1 : -1
                let aside: Float = channel % 7 == voice ? 0.2 : 0
                hidden.start[channel] =
                    model.centre.start[channel] + model.spread.start[channel] * (part + aside)
            }
            frames(100, background, logit: -9)
            frames(count, amplitude, logit: logit)
            frames(100, background, logit: -9)
            return results
        }
    }

    @Test func `three good calls make a voice`() throws {
        let lesson = try Lesson()
        for call in 1...3 {
            #expect(lesson.enrolment.voice() == nil)
            #expect(lesson.say(like: 2 * call) == [.accepted])
            #expect(lesson.enrolment.accepted == call)
        }
        let voice = try #require(lesson.enrolment.voice())
        #expect(voice.utterances == 3)
        let square = voice.print.reduce(0) { $0 + $1 * $1 }
        #expect(abs(square - 1) < 1e-5)
        #expect(try Voice(voice.bytes, for: lesson.model).print == voice.print)
    }

    @Test func `a call that would teach nothing is refused with its reason`() throws {
        // Each in a room of its own: how quiet it is there takes a while to learn.
        #expect(try Lesson().say(0.004, over: 0.0001) == [.tooQuiet])
        #expect(try Lesson().say(1, over: 0.01) == [.clipped])
        #expect(try Lesson().say(0.1, over: 0.05) == [.noisy])
        let lesson = try Lesson()
        #expect(lesson.say(logit: -8) == [.notTheWord])
        #expect(lesson.enrolment.accepted == 0)
        // A click is nothing at all.
        #expect(lesson.say(frames: 3) == [])
    }

    @Test func `another voice is refused, and taken when it comes again`() throws {
        let lesson = try Lesson()
        #expect(lesson.say(like: 0) == [.accepted])
        #expect(lesson.say(like: 1) == [.unlike])
        #expect(lesson.enrolment.accepted == 1)
        #expect(lesson.say(like: 1) == [.accepted])
        #expect(lesson.enrolment.accepted == 1)
        #expect(lesson.say(like: 3) == [.accepted])
        #expect(lesson.enrolment.accepted == 2)
    }

    @Test func `a file that is no voice of this model is refused`() throws {
        let model = try Fixture.model()
        let voice = Voice(
            fingerprint: model.fingerprint,
            utterances: 3,
            print: [1] + [Float](repeating: 0, count: model.channels - 1)
        )
        func fault(_ bytes: [UInt8]) -> VoiceFault? {
            #expect(throws: VoiceFault.self) { try Voice(bytes, for: model) }
        }
        #expect(fault([]) == .notAVoice)
        #expect(fault(Array("SUSIEAR1".utf8) + voice.bytes) == .notAVoice)
        for place in stride(from: 8, to: voice.bytes.count, by: 5) {
            var bytes = voice.bytes
            bytes[place] ^= 4
            #expect(fault(bytes) == .damaged)
        }
        let other = Voice(fingerprint: 1, utterances: 3, print: voice.print)
        #expect(fault(other.bytes) == .otherModel)
        let short = Voice(fingerprint: model.fingerprint, utterances: 3, print: [1])
        #expect(fault(short.bytes) == .otherModel)
        for part in [Float.nan, .infinity, 0] {
            var print = voice.print
            print[0] = part
            let broken = Voice(fingerprint: model.fingerprint, utterances: 3, print: print)
            #expect(fault(broken.bytes) == .senselessNumber)
        }
    }
}
