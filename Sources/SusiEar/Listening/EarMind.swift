// Susi. SPDX-License-Identifier: Apache-2.0

/// The part of the ear that knows a phrase and a voice: features in, decisions out.
final class EarMind {
    private let model: EarModel
    private let network: Network
    private var phrase: Int?
    private var detector: Detector?
    private var enrolment: Enrolment?
    private var trial: ListeningTrial?

    /// The owner's print, where there is an owner.
    private let owner: Floats
    private var hasOwner = false
    private let print: Floats

    /// The logits and the hidden values of the last three steps, and the mean of the latter.
    private var logits = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>())
    private let hidden: Floats
    private let mean: Floats
    private var steps: Int32 = 0
    private var place = 0
    private let width: Int

    /// Over how many steps a logit is smoothed.
    private static let smoothing = 3

    init(_ model: EarModel) {
        self.model = model
        network = Network(model)
        width = Layer.padded(model.channels)
        owner = Floats(count: width)
        print = Floats(count: width)
        hidden = Floats(count: Self.smoothing * width)
        mean = Floats(count: width)
    }

    /// Takes a frame.
    func take(
        _ frontEnd: FrontEnd,
        _ speech: SpeechDetector,
        at seconds: Double,
        _ tellsSteps: Bool,
        _ tell: (EarEvent) -> Void
    ) {
        guard let phrase else { return }
        if network.take(frontEnd.features) { step(phrase, seconds, tellsSteps, tell) }
        guard let enrolment, let result = enrolment.take(frontEnd.loudness, speech) else { return }
        tell(.utterance(result, accepted: enrolment.accepted))
        guard let voice = enrolment.voice() else { return }
        stopLearning()
        tell(.voiceLearned(voice))
    }

    private func step(
        _ phrase: Int,
        _ seconds: Double,
        _ tellsSteps: Bool,
        _ tell: (EarEvent) -> Void
    ) {
        keep()
        guard steps >= Self.smoothing else { return }
        let sum = logits.0[phrase] + logits.1[phrase] + logits.2[phrase]
        let smoothed = sum.isFinite ? sum / Float(Self.smoothing) : -1000
        if tellsSteps { tell(.step(seconds: seconds, logit: smoothed)) }
        if let enrolment {
            average()
            enrolment.take(smoothed, mean)
            return
        }
        guard let finding = detector?.take(smoothed, isOwner: isOwner) else { return }
        switch finding {
        case .nothing: break
        case .heard(let byVoice):
            tell(.heard(Detection(seconds: seconds, logit: smoothed, isByVoice: byVoice)))
        case .nearMiss(let logit):
            tell(.nearMiss(seconds: seconds, logit: logit))
        }
        guard trial?.take(finding) == true, let trial else { return }
        self.trial = nil
        tell(.trialOver(trial))
    }

    /// Keeps what the network says now beside what it said at the last two steps.
    private func keep() {
        var now = SIMD4<Float>()
        for phrase in 0..<model.phrases.count { now[phrase] = network.logits.start[phrase] }
        logits = (logits.1, logits.2, now)
        let target = hidden.lanes + place * width / 8
        target.update(from: network.hidden.lanes, count: width / 8)
        place = (place + 1) % Self.smoothing
        if steps < Int32(Self.smoothing) { steps += 1 }
    }

    private func average() {
        let eights = width / 8
        for lane in 0..<eights {
            let sum =
                hidden.lanes[lane] + hidden.lanes[lane + eights]
                + hidden.lanes[lane + 2 * eights]
            mean.lanes[lane] = sum * (1 / Float(Self.smoothing))
        }
    }

    private func isOwner() -> Bool {
        guard hasOwner else { return false }
        average()
        guard Print.write(mean, of: model, into: print) else { return false }
        return Print.cosine(print, owner) >= model.likeness
    }
}

extension EarMind {
    /// Listens for a phrase, or for none.
    func listen(for phrase: Int?, _ sensitivity: Sensitivity) {
        let known = phrase.flatMap { model.phrases.indices ~= $0 ? $0 : nil }
        if self.phrase == nil { reset() }
        self.phrase = known
        detector = known.map { Detector(model, phrase: $0, sensitivity: sensitivity) }
        if known == nil {
            enrolment = nil
            trial = nil
        }
    }

    /// Lowers the bar for a voice, or for none.
    func favour(_ voice: Voice?) {
        hasOwner = false
        guard let voice, voice.print.count == model.channels else { return }
        for channel in 0..<model.channels { owner.start[channel] = voice.print[channel] }
        hasOwner = true
    }

    /// Learns a voice; false where there is no phrase.
    func learnVoice() -> Bool {
        guard let phrase else { return false }
        enrolment = Enrolment(model, phrase: phrase)
        trial = nil
        return true
    }

    /// Whether it learns a voice.
    var isLearning: Bool { enrolment != nil }

    /// Stops learning a voice.
    func stopLearning() {
        enrolment = nil
        detector?.reset()
    }

    /// Counts what is heard; false where there is no phrase.
    func beginTrial(seconds: Int) -> Bool {
        guard phrase != nil else { return false }
        trial = ListeningTrial(seconds: seconds)
        return true
    }

    /// Forgets all that was heard.
    func reset() {
        network.reset()
        detector?.reset()
        steps = 0
    }
}
