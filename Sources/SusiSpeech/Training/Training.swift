// Susi. SPDX-License-Identifier: Apache-2.0

/// A voice being learned, and then tried before it is switched on.
struct Training {
    enum Stage {
        /// What will happen is told.
        case introduction
        /// The phrase is said a few times.
        case learning
        /// What would happen is counted.
        case trial
        /// What was counted is shown.
        case result
    }

    /// How often the phrase has to be said well.
    static let needed = 3

    var stage = Stage.introduction
    /// How many utterances were good.
    private(set) var accepted = 0
    /// What the last one was.
    private(set) var last: MicrophoneNews.Utterance?
    /// How loud it is, 0...1.
    var loudness = 0.0
    /// The voice, when it is learned.
    var voice: [UInt8] = []
    var trial = Trial()

    /// What the microphone is needed for.
    var use: MicrophoneUse? {
        switch stage {
        case .introduction, .result: nil
        case .learning: .learning
        case .trial: .trial
        }
    }

    mutating func begin() {
        self = Training()
        stage = .learning
    }

    /// An utterance was examined.
    mutating func examine(_ utterance: MicrophoneNews.Utterance, _ accepted: Int) {
        last = utterance
        self.accepted = min(max(accepted, 0), Training.needed)
    }

    /// The minute begins.
    mutating func beginTrial() {
        trial = Trial()
        stage = .trial
    }
}
