// Susi. SPDX-License-Identifier: Apache-2.0

/// Listens: samples in, in any pieces, what happened out.
///
/// It allocates what it needs when it is made, and nothing while it hears. How the samples are cut
/// into pieces never changes what comes out. Without a model it only tells when somebody speaks.
public final class Ear {
    /// How many samples a second it looks at; what comes at other rates is resampled.
    public static let rate = 16_000

    /// What it knows of the phrases.
    public let model: EarModel?
    /// Whether every step is told as an event, too.
    public var tellsSteps = false
    /// Frames that were complete so far, at a hundred a second.
    var frames: Int64 = 0

    private let frontEnd: FrontEnd
    private let resampler: Resampler?
    private let resampled: UnsafeMutableBufferPointer<Float>
    private let mind: EarMind?
    private let speech = SpeechDetector()
    private var meter: Float = 0
    private var recording: Recording?
    /// Frames of quiet that end speech.
    private var quiet: Int32 = 100

    /// Begins to listen to samples of a rate within `Resampler.rates`.
    public init(_ model: EarModel?, rate: Int) {
        self.model = model
        frontEnd = FrontEnd(rate: model?.rate ?? 0.01)
        resampler = rate == Self.rate ? nil : Resampler(rate: rate)
        resampled = .allocate(capacity: 512)
        resampled.initialize(repeating: 0)
        mind = model.map { EarMind($0) }
    }

    deinit {
        resampled.deallocate()
    }

    /// Hears more, and tells what happened in order.
    public func hear(_ samples: UnsafeBufferPointer<Float>, _ tell: (EarEvent) -> Void) {
        var position = 0
        guard let resampler else {
            while frontEnd.complete(samples, &position) { frame(tell) }
            return
        }
        while true {
            let count = resampler.take(samples, &position, into: resampled)
            guard count > 0 else { return }
            let piece = UnsafeBufferPointer(start: resampled.baseAddress, count: count)
            var place = 0
            while frontEnd.complete(piece, &place) { frame(tell) }
        }
    }

    /// Says that no more samples come, so that the last of them are heard, too.
    public func end(_ tell: (EarEvent) -> Void) {
        guard let resampler else { return }
        let silence = [Float](repeating: 0, count: resampler.tail)
        silence.withUnsafeBufferPointer { hear($0, tell) }
    }

    /// Forgets all that was heard; what it listens for stays, and time goes on.
    public func reset() {
        resampler?.reset()
        frontEnd.reset()
        speech.reset()
        mind?.reset()
        meter = 0
    }

    /// Forgets all that was heard, and counts time from zero again.
    public func restart() {
        reset()
        frames = 0
    }

    private func frame(_ tell: (EarEvent) -> Void) {
        frames += 1
        let loudness = frontEnd.loudness
        meter = max(loudness.power, meter * 0.87)
        if let recording { frontEnd.newest { recording.take($0, count: $1) } }
        let wait = mind?.isLearning == true ? Enrolment.quiet : quiet
        switch speech.take(frontEnd.logs, loudness, wait: wait) {
        case .none: break
        case .started: tell(.speechStarted(seconds: seconds))
        case .ended: tell(.speechEnded(seconds: seconds))
        }
        mind?.take(frontEnd, speech, at: seconds, tellsSteps, tell)
    }

    /// When the newest sample came that was heard, in seconds.
    public var seconds: Double {
        let samples = (frames - 1) * Int64(FrontEnd.hop) + Int64(PowerSpectrum.span)
        return frames == 0 ? 0 : Double(samples) / Double(Self.rate)
    }

    /// How loud it is, in decibels below full scale, from -120 to 0; it falls by 60 in a second.
    public var level: Float {
        Float(Reckoning.decibels(power: Double(meter)))
    }

    /// Whether somebody speaks.
    public var isSpeaking: Bool { speech.isSpeaking }
}

extension Ear {
    /// Listens for one of the model's phrases from now on, or for none.
    public func listen(for phrase: Int?, _ sensitivity: Sensitivity) {
        mind?.listen(for: phrase, sensitivity)
    }

    /// Lowers the bar for a voice from now on, or for none.
    ///
    /// Read the voice for the same model: the print of another one says nothing here.
    public func favour(_ voice: Voice?) {
        mind?.favour(voice)
    }

    /// Learns a voice from now on, and wakes for nothing meanwhile; false where it listens for no
    /// phrase.
    public func learnVoice() -> Bool {
        guard mind?.learnVoice() == true else { return false }
        speech.reset()
        return true
    }

    /// Stops learning a voice.
    public func stopLearning() {
        mind?.stopLearning()
    }

    /// Counts from now on for so many seconds what is heard; false where it listens for no phrase.
    public func beginTrial(seconds: Int) -> Bool {
        mind?.beginTrial(seconds: seconds) ?? false
    }

    /// How many seconds of quiet end speech; from 0.1 to 10.
    public func endSpeech(after seconds: Double) {
        let frames = min(max(seconds.isNaN ? 1 : seconds, 0.1), 10) * 100
        quiet = Int32(frames)
    }

    /// Keeps from now on what is heard, for so many seconds at most.
    public func record(seconds: Int) {
        recording = Recording(seconds: seconds)
    }

    /// Ends the recording and gives it as a WAV file; nil where there is none.
    public func recorded() -> [UInt8]? {
        defer { recording = nil }
        return recording?.file()
    }
}
