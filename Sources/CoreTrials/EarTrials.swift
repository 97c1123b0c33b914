// Susi. SPDX-License-Identifier: Apache-2.0

import SusiEar

/// A WAV file: however it is cut, the same samples or the same fault come out.
func tryWave(_ input: [UInt8], _ outcome: inout TrialOutcome) {
    let whole = waveRead(input, pieces: [input.count])
    outcome.note(whole.fault)
    outcome.note("\(whole.samples.count) samples, rate \(whole.rate)")
    for sample in whole.samples.prefix(64) { outcome.note(String(sample)) }
    outcome.expect(whole.samples.allSatisfy { $0.isFinite }, "samples are numbers")

    var dice = Dice(input)
    var pieces: [Int] = []
    for _ in 0..<16 { pieces.append(1 + dice.next(below: 50)) }
    let cut = waveRead(input, pieces: pieces)
    outcome.expect(cut.fault.utf8.elementsEqual(whole.fault.utf8), "cuts change no fault")
    outcome.expect(cut.samples == whole.samples, "cuts change no sample")
    guard whole.rate > 0 else { return }
    tryHearing(Array(whole.samples.prefix(20_000)), rate: whole.rate, dice, &outcome)
}

/// A model of the ear: what is read can listen.
///
/// The checksum is made right, or fuzzers would never come further than that.
func tryEarModel(_ input: [UInt8], _ outcome: inout TrialOutcome) {
    do throws(EarModelFault) {
        let model = try EarModel(input.sealed)
        outcome.note("\(model.channels) channels, \(model.phrases.count) phrases")
        let ear = Ear(model, rate: 16_000)
        ear.listen(for: 0, .eager)
        _ = ear.learnVoice()
        var dice = Dice(input)
        var noise: [Float] = []
        for _ in 0..<8000 { noise.append(Float(dice.next(below: 2001) - 1000) / 1000) }
        _ = heard(ear, noise, pieces: [800])
        ear.stopLearning()
        _ = heard(ear, noise, pieces: [800])
    } catch {
        outcome.note(error.description)
    }
}

/// A voice for the smallest model there can be.
func tryVoice(_ input: [UInt8], _ outcome: inout TrialOutcome) {
    guard let model = try? EarModel(smallestModel) else {
        return outcome.expect(false, "the smallest model is one")
    }
    do throws(VoiceFault) {
        let voice = try Voice(input.sealed, for: model)
        outcome.expect(voice.bytes == input.sealed, "a voice that is read is written the same")
        let ear = Ear(model, rate: 16_000)
        ear.listen(for: 0, .calm)
        ear.favour(voice)
        let events = heard(ear, [Float](repeating: 0.1, count: 4000), pieces: [4000])
        outcome.note("\(events.count) events")
    } catch {
        outcome.note(error.description)
    }
}

/// The samples, heard with cuts and without, come to the same.
private func tryHearing(
    _ samples: [Float],
    rate: Int,
    _ dice: Dice,
    _ outcome: inout TrialOutcome
) {
    guard let model = try? EarModel(smallestModel) else { return }
    var dice = dice
    let whole = Ear(model, rate: rate)
    whole.listen(for: 0, .normal)
    let cut = Ear(model, rate: rate)
    cut.listen(for: 0, .normal)
    var pieces: [Int] = []
    for _ in 0..<16 { pieces.append(1 + dice.next(below: 5000)) }
    let one = heard(whole, samples, pieces: [samples.count])
    let other = heard(cut, samples, pieces: pieces)
    for logit in one { outcome.note(String(logit)) }
    outcome.expect(one == other, "how samples are cut never changes what is heard")
    outcome.expect(one.allSatisfy { $0.isFinite }, "what is heard are numbers")
}

private func waveRead(
    _ input: [UInt8],
    pieces: [Int]
) -> (samples: [Float], rate: Int, fault: String) {
    var reader = WaveReader()
    var samples: [Float] = []
    var start = 0
    var turn = 0
    do throws(WaveFault) {
        while start < input.count {
            let end = min(input.count, start + max(1, pieces[turn % pieces.count]))
            try Array(input[start..<end]).withUnsafeBufferPointer { bytes throws(WaveFault) in
                try reader.take(bytes) { piece, _ in samples += piece }
            }
            start = end
            turn += 1
        }
        try reader.end()
    } catch {
        return (samples, 0, error.description)
    }
    return (samples, reader.format?.rate ?? 0, "")
}

/// The smoothed logits of all steps, and the kinds and times of what else was told.
private func heard(_ ear: Ear, _ samples: [Float], pieces: [Int]) -> [Float] {
    var told: [Float] = []
    var start = 0
    var turn = 0
    ear.tellsSteps = true
    while start < samples.count {
        let end = min(samples.count, start + max(1, pieces[turn % pieces.count]))
        Array(samples[start..<end]).withUnsafeBufferPointer { piece in
            ear.hear(piece) { event in
                switch event {
                case .step(_, let logit): told.append(logit)
                case .heard(let detection): told.append(Float(detection.seconds))
                case .nearMiss(_, let logit): told.append(logit)
                case .speechStarted(let seconds): told.append(Float(seconds))
                case .speechEnded(let seconds): told.append(Float(seconds))
                case .utterance(let result, _): told.append(Float(result.rawValue))
                case .voiceLearned: told.append(100)
                case .trialOver: told.append(200)
                }
            }
        }
        start = end
        turn += 1
    }
    return told
}

extension [UInt8] {
    /// The bytes with a checksum at their end that is right for them.
    fileprivate var sealed: [UInt8] {
        guard count >= 4 else { return self }
        var hash: UInt32 = 0x811C_9DC5
        for byte in dropLast(4) { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        var sealed = Array(dropLast(4))
        for shift in 0..<4 as Range<UInt32> {
            sealed.append(UInt8(truncatingIfNeeded: hash >> (8 * shift)))
        }
        return sealed
    }
}

/// One channel, one block, one phrase.
private let smallestModel: [UInt8] = {
    var bytes: [UInt8] = []
    func word(_ value: UInt32) {
        for shift in 0..<4 as Range<UInt32> {
            bytes.append(UInt8(truncatingIfNeeded: value >> (8 * shift)))
        }
    }
    func floats(_ values: Float...) {
        for value in values { word(value.bitPattern) }
    }
    func weights(_ count: Int) {
        for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: index &* 7 &+ 3) & 0x3F) }
    }
    bytes += [0x53, 0x55, 0x53, 0x49, 0x45, 0x41, 0x52, 0x31]
    for value in [40, 1, 1, 1] as [UInt32] { word(value) }
    floats(0.01)
    word(1)
    floats(0.001, 0.1)
    weights(200)
    floats(0.01, 0)
    weights(5)
    floats(0.01, 0.1)
    weights(1)
    floats(0.5, -1)
    weights(1)
    bytes += [4, 0x53, 0x75, 0x73, 0x69]
    floats(2, 1, 0, 1, 0.5)
    floats(0.1, 1, 0.5, 1)
    word(0)
    return bytes.sealed
}()
