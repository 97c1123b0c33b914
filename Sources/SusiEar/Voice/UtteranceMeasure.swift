// Susi. SPDX-License-Identifier: Apache-2.0

/// How loud, how clean and how long an utterance is.
struct UtteranceMeasure {
    /// How many frames it has so far.
    private(set) var frames: Int32 = 0

    private var background: Float = 0
    private var power: Float = 0
    private var voiced: Int32 = 0
    private var peak: Float = 0
    private var clipped: Int32 = 0
    private var samples: Int32 = 0
    /// The frames before it began, the newest last: speech is noticed late.
    private var before = (Loudness(), Loudness(), Loudness(), Loudness(), Loudness(), Loudness())

    /// -45 dB.
    private static let quietest: Float = 0.005_62
    /// 10 dB, as a ratio of powers.
    private static let cleanest: Float = 10
    private static let mostClipped: Float = 0.005

    /// Takes a frame in which nobody spoke yet, as far as is known.
    mutating func remember(_ loudness: Loudness) {
        before = (before.1, before.2, before.3, before.4, before.5, loudness)
    }

    /// Begins an utterance over a background of that power.
    mutating func begin(background: Float) {
        let before = before
        self = UtteranceMeasure()
        self.background = background
        take(before.0, isVoice: true)
        take(before.1, isVoice: true)
        take(before.2, isVoice: true)
        take(before.3, isVoice: true)
        take(before.4, isVoice: true)
        take(before.5, isVoice: true)
    }

    /// Takes a frame of it.
    mutating func take(_ loudness: Loudness, isVoice: Bool) {
        frames += 1
        guard isVoice else { return }
        voiced += 1
        power += loudness.power
        peak = max(peak, loudness.peak)
        clipped += loudness.clipped
        samples += loudness.count
    }

    /// Whether it is more than a click: 150 ms, with what came before it was noticed.
    var isSound: Bool { voiced >= 15 }

    /// What is wrong with it, where something is.
    var flaw: UtteranceResult? {
        if peak < Self.quietest { return .tooQuiet }
        if Float(clipped) > Self.mostClipped * Float(samples) { return .clipped }
        if power / Float(max(voiced, 1)) < Self.cleanest * background { return .noisy }
        return nil
    }
}
