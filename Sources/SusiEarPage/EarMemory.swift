// Susi. SPDX-License-Identifier: Apache-2.0

#if arch(wasm32)
import SusiEar

/// What the page's worklet and the ear tell each other, where the worklet can read and write it.
struct EarMemory {
    /// What listens; nil before it began.
    private(set) var ear: Ear?
    /// What was heard, as the worklet wrote it.
    let samples: UnsafeMutableBufferPointer<Float>
    /// What happened: kind, seconds, and two numbers that depend on the kind.
    let events: UnsafeMutableBufferPointer<Double>

    private var model: EarModel?
    private var voice: Voice?
    private var learned: Voice?
    private var incoming = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
    private var handedOut = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
    private var eventCount = 0

    private static let mostSamples = 4096
    private static let mostEvents = 64
    private static let mostBytes: Int32 = 1 << 24

    init() {
        samples = .allocate(capacity: Self.mostSamples)
        samples.initialize(repeating: 0)
        events = .allocate(capacity: 4 * Self.mostEvents)
        events.initialize(repeating: 0)
    }

    mutating func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
        guard 0...Self.mostBytes ~= count else { return nil }
        incoming.deallocate()
        incoming = .allocate(capacity: Int(count))
        incoming.initialize(repeating: 0)
        return incoming.baseAddress
    }

    var outgoing: UnsafeMutablePointer<UInt8>? { handedOut.baseAddress }

    mutating func readModel(_ count: Int32) -> Int32 {
        do throws(EarModelFault) {
            model = try EarModel(written(count))
            voice = nil
            learned = nil
            return 0
        } catch {
            return Int32(error.rawValue)
        }
    }

    mutating func begin(rate: Int32, phrase: Int32, sensitivity: Int32) -> Int32 {
        guard Resampler.rates ~= Int(rate) else { return 0 }
        ear = Ear(model, rate: Int(rate))
        ear?.favour(voice)
        return listen(phrase: phrase, sensitivity: sensitivity)
    }

    func listen(phrase: Int32, sensitivity: Int32) -> Int32 {
        guard let ear, phrase < phraseCount, 0...2 ~= sensitivity,
            let sensitivity = Sensitivity(rawValue: UInt8(sensitivity))
        else { return 0 }
        ear.listen(for: phrase < 0 ? nil : Int(phrase), sensitivity)
        return 1
    }

    mutating func hear(_ count: Int32) -> Int32 {
        eventCount = 0
        guard let ear else { return 0 }
        let heard = samples[..<min(max(Int(count), 0), samples.count)]
        ear.hear(UnsafeBufferPointer(rebasing: heard)) { note($0) }
        return Int32(eventCount)
    }

    mutating func readVoice(_ count: Int32) -> Int32 {
        if count == 0 {
            voice = nil
        } else {
            guard let model else { return Int32(VoiceFault.otherModel.rawValue) }
            do throws(VoiceFault) {
                voice = try Voice(written(count), for: model)
            } catch {
                return Int32(error.rawValue)
            }
        }
        ear?.favour(voice)
        return 0
    }

    mutating func learn(_ on: Bool) -> Int32 {
        learned = nil
        guard on else {
            ear?.stopLearning()
            return 1
        }
        return ear?.learnVoice() == true ? 1 : 0
    }

    mutating func handOutVoice() -> Int32 {
        handOut(learned?.bytes ?? [])
    }

    mutating func handOutRecording() -> Int32 {
        handOut(ear?.recorded() ?? [])
    }

    mutating func handOutPhrase(_ index: Int32) -> Int32 {
        guard let model, model.phrases.indices ~= Int(index) else { return handOut([]) }
        return handOut(model.phrases[Int(index)].name)
    }

    var phraseCount: Int32 { Int32(model?.phrases.count ?? 0) }

    private func written(_ count: Int32) -> [UInt8] {
        Array(incoming[..<min(max(Int(count), 0), incoming.count)])
    }

    private mutating func handOut(_ bytes: [UInt8]) -> Int32 {
        handedOut.deallocate()
        handedOut = .allocate(capacity: bytes.count)
        _ = handedOut.initialize(from: bytes)
        return Int32(bytes.count)
    }

    private mutating func note(_ event: EarEvent) {
        let seconds = ear?.seconds ?? 0
        switch event {
        case .heard(let detection):
            note(1, detection.seconds, Double(detection.logit), detection.isByVoice ? 1 : 0)
        case .nearMiss(let seconds, let logit): note(2, seconds, Double(logit), 0)
        case .speechStarted(let seconds): note(3, seconds, 0, 0)
        case .speechEnded(let seconds): note(4, seconds, 0, 0)
        case .utterance(let result, let accepted):
            note(5, seconds, Double(result.rawValue), Double(accepted))
        case .voiceLearned(let voice):
            learned = voice
            note(6, seconds, Double(voice.utterances), 0)
        case .trialOver(let trial):
            note(7, seconds, Double(trial.wakes), Double(trial.nearMisses))
        case .step(let seconds, let logit): note(8, seconds, Double(logit), 0)
        }
    }

    private mutating func note(_ kind: Double, _ seconds: Double, _ one: Double, _ two: Double) {
        guard eventCount < Self.mostEvents else { return }
        events[4 * eventCount] = kind
        events[4 * eventCount + 1] = seconds
        events[4 * eventCount + 2] = one
        events[4 * eventCount + 3] = two
        eventCount += 1
    }
}
#endif
