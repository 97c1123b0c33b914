// Susi. SPDX-License-Identifier: Apache-2.0

import CAllocations
import Testing

@testable import SusiEar

@Suite struct EarTests {
    @Test(arguments: [Ear.rate, 44_100])
    func `how samples are cut never changes what is heard`(rate: Int) throws {
        let model = try Fixture.model()
        let samples = try Fixture.sound()
        let whole = Heard(Ear(listeningWith: model, rate: rate), samples, pieces: [.max / 2])
        var random = SystemRandomNumberGenerator()
        for _ in 0..<4 {
            let pieces = (0..<200).map { _ in Int.random(in: 1...5000, using: &random) }
            let cut = Heard(Ear(listeningWith: model, rate: rate), samples, pieces: pieces)
            #expect(cut.logits == whole.logits, "pieces \(pieces)")
            #expect(cut.detections.map(\.seconds) == whole.detections.map(\.seconds))
            #expect(cut.events.count == whole.events.count)
        }
        let single = Heard(Ear(listeningWith: model, rate: rate), samples, pieces: [1])
        #expect(single.logits == whole.logits)
    }

    @Test(arguments: [0.25, 4] as [Float])
    func `the loudness of the microphone hardly matters`(gain: Float) throws {
        let model = try Fixture.model()
        let samples = try Fixture.sound()
        let plain = Heard(Ear(listeningWith: model), samples)
        let louder = Heard(Ear(listeningWith: model), samples.map { $0 * gain })
        let spread = (plain.logits.max() ?? 0) - (plain.logits.min() ?? 0)
        // What is left comes from the floor under silence; it is 1e-6 whatever the gain.
        #expect(louder.logits.distance(from: plain.logits) < 0.02 * spread)
    }

    @Test func `what is no number is silence`() throws {
        let model = try Fixture.model()
        let samples = try Fixture.sound()
        var broken = samples
        var mended = samples
        for (place, value) in [(3000, Float.nan), (3001, .infinity), (9000, -.infinity)] {
            broken[place] = value
            mended[place] = 0
        }
        let heard = Heard(Ear(listeningWith: model), broken)
        #expect(heard.logits == Heard(Ear(listeningWith: model), mended).logits)
        #expect(heard.logits.allSatisfy { $0.isFinite })
    }

    @Test func `silence and the loudest noise leave it whole`() throws {
        let model = try Fixture.model()
        let ear = Ear(listeningWith: model)
        let wild =
            [Float](repeating: 0, count: 8000)
            + (0..<8000).map { $0 % 3 == 0 ? .greatestFiniteMagnitude : -3e30 }
            + [Float](repeating: .leastNonzeroMagnitude, count: 8000)
        #expect(Heard(ear, wild).logits.allSatisfy { $0.isFinite })
        ear.reset()
        let after = Heard(ear, try Fixture.sound())
        #expect(after.logits == Heard(Ear(listeningWith: model), try Fixture.sound()).logits)
    }

    @Test func `it allocates nothing while it hears`() throws {
        let ear = Ear(listeningWith: try Fixture.model(), rate: 48_000)
        let samples = try Fixture.sound()
        samples.withUnsafeBufferPointer { samples in
            ear.hear(samples) { _ in }
            let before = allocations_of_thread()
            for start in stride(from: 0, to: samples.count - 128, by: 128) {
                ear.hear(UnsafeBufferPointer(rebasing: samples[start..<start + 128])) { _ in }
            }
            #expect(allocations_of_thread() == before)
        }
        #expect(allocations_of_thread() > 0)
    }

    @Test func `it listens for longer than a small number counts samples`() throws {
        let ear = Ear(listeningWith: try Fixture.model())
        // A month and more: 2.7e11 samples, far beyond what 32 bits count.
        ear.frames = 1_700_000_000
        #expect(ear.seconds > 16_999_999)
        let before = ear.seconds
        _ = Heard(ear, [Float](repeating: 0, count: 16_000))
        #expect(abs(ear.seconds - before - 1) < 0.02)
    }

    @Test func `without a model it tells when somebody speaks`() throws {
        let ear = Ear(nil, rate: Ear.rate)
        let samples =
            [Float](repeating: 0, count: 8000) + (try Fixture.sound())
            + [Float](repeating: 0, count: 24_000)
        let heard = Heard(ear, samples)
        guard case .speechStarted(let start)? = heard.events.first,
            case .speechEnded(let end)? = heard.events.last
        else {
            Issue.record("it heard \(heard.events)")
            return
        }
        #expect((0.5...0.8).contains(start))
        #expect((2.4...3.4).contains(end))
    }

    @Test(arguments: [0.0005, 0.01, 0.2] as [Float])
    func `steady noise is nobody who speaks`(loudness: Float) throws {
        var state: UInt32 = 1
        let noise = (0..<4 * Ear.rate).map { _ -> Float in
            state = state &* 1_664_525 &+ 1_013_904_223
            return loudness * (Float(state >> 8) / 8_388_608 - 1)
        }
        #expect(Heard(Ear(nil, rate: Ear.rate), noise).events.isEmpty)
        // Over noise that is 10 dB and more below it, speech is told.
        guard loudness == 0.01 else { return }
        let speech = zip(try Fixture.sound(), noise).map { $0 + $1 }
        let heard = Heard(Ear(nil, rate: Ear.rate), noise + speech + noise)
        #expect(heard.events.count == 2, "\(heard.events)")
    }

    @Test func `what it keeps is a WAV file of what it heard`() throws {
        let ear = Ear(nil, rate: Ear.rate)
        ear.record(seconds: 1)
        let samples = try Fixture.sound()
        _ = Heard(ear, samples)
        let bytes = try #require(ear.recorded())
        #expect(ear.recorded() == nil)
        var reader = WaveReader()
        var back: [Float] = []
        try bytes.withUnsafeBufferPointer { bytes throws(WaveFault) in
            try reader.take(bytes) { piece, _ in back += piece }
        }
        try reader.end()
        #expect(back.count == 16_000)
        #expect(back.distance(from: samples) < 1e-4)
    }
}
