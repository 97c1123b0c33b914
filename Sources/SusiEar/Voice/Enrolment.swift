// Susi. SPDX-License-Identifier: Apache-2.0

/// Learns a voice from utterances of the phrase: finds them, examines them, and says what to do.
///
/// An utterance begins where speech does and ends after a moment of quiet, or where it has gone on
/// for too long. Of its sound nothing is kept but a print.
final class Enrolment {
    /// How many utterances make a voice.
    static let needed = 3

    /// How many were good so far.
    private(set) var accepted = 0

    private let model: EarModel
    private let bar: Float
    private let prints: Floats
    private let width: Int
    private let print: Floats
    private let best: Floats
    private var bestLogit: Float = -.infinity
    private var measure = UtteranceMeasure()
    private var isOpen = false
    private var strangers = 0

    /// Frames of quiet that end an utterance, and frames after which it ends anyway.
    static let quiet: Int32 = 45
    private static let longest: Int32 = 400
    /// By how much single utterances of a person are less alike than one and the mean of many.
    private static let leniency: Float = 0.2

    init(_ model: EarModel, phrase: Int) {
        self.model = model
        let eager = model.phrases[phrase].threshold(.eager)
        // What the bonus could not lift over the bar later is nothing to learn from.
        bar = eager - max(2 * model.nearMiss, model.bonus)
        width = Layer.padded(model.channels)
        prints = Floats(count: Self.needed * width)
        print = Floats(count: width)
        best = Floats(count: width)
    }

    /// Takes a step: how sure the network is of the phrase, and what it says of the voice.
    func take(_ logit: Float, _ hidden: borrowing Floats) {
        guard logit > bestLogit else { return }
        bestLogit = logit
        best.start.update(from: hidden.start, count: model.channels)
    }

    /// Takes a frame; tells what an utterance was that ended with it.
    func take(_ loudness: Loudness, _ speech: SpeechDetector) -> UtteranceResult? {
        if !isOpen {
            guard speech.isSpeaking, speech.quietFrames == 0 else {
                // What was said before is not part of what comes.
                measure.remember(loudness)
                bestLogit = -.infinity
                return nil
            }
            isOpen = true
            measure.begin(background: speech.background)
        }
        measure.take(loudness, isVoice: speech.quietFrames == 0)
        guard speech.quietFrames >= Self.quiet || measure.frames >= Self.longest else { return nil }
        isOpen = false
        defer { bestLogit = -.infinity }
        return measure.isSound ? examined() : nil
    }

    /// The voice, where enough utterances are there.
    func voice() -> Voice? {
        guard accepted == Self.needed else { return nil }
        var mean = [Float](repeating: 0, count: model.channels)
        var square: Float = 0
        for channel in 0..<model.channels {
            for index in 0..<accepted { mean[channel] += prints.start[index * width + channel] }
            square += mean[channel] * mean[channel]
        }
        guard square > 1e-12 else { return nil }
        let length = square.squareRoot()
        for channel in 0..<model.channels { mean[channel] /= length }
        return Voice(
            fingerprint: model.fingerprint,
            utterances: UInt32(accepted),
            print: mean
        )
    }

    private func examined() -> UtteranceResult {
        if let flaw = measure.flaw { return flaw }
        guard bestLogit >= bar, Print.write(best, of: model, into: print) else {
            return .notTheWord
        }
        if accepted > 0, likeness() < model.likeness - Self.leniency {
            strangers += 1
            guard strangers >= 2 else { return .unlike }
            // Twice another voice than the one that began: it is that one that was the stranger.
            accepted = 0
        }
        strangers = 0
        (prints.start + accepted * width).update(from: print.start, count: width)
        accepted += 1
        return .accepted
    }

    /// The cosine between the new print and the mean of those that are there.
    private func likeness() -> Float {
        var product: Float = 0
        var square: Float = 0
        for channel in 0..<model.channels {
            var mean: Float = 0
            for index in 0..<accepted { mean += prints.start[index * width + channel] }
            product += mean * print.start[channel]
            square += mean * mean
        }
        return square > 1e-12 ? product / square.squareRoot() : 0
    }
}
