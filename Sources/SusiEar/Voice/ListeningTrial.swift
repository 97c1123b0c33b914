// Susi. SPDX-License-Identifier: Apache-2.0

/// A while of listening that shows what would have happened.
public struct ListeningTrial: Sendable {
    /// How long it takes, in seconds.
    public let seconds: Int
    /// How often the phrase was heard.
    public private(set) var wakes = 0
    /// How often of these only the owner's voice made it enough.
    public private(set) var wakesByVoice = 0
    /// How often something like it was heard, and was not enough.
    public private(set) var nearMisses = 0
    private var steps: Int32 = 0

    init(seconds: Int) {
        self.seconds = min(max(seconds, 1), 3600)
    }

    /// Takes what a step came to; true when it was the last.
    mutating func take(_ finding: Detector.Finding) -> Bool {
        switch finding {
        case .nothing: break
        case .heard(let byVoice):
            wakes += 1
            if byVoice { wakesByVoice += 1 }
        case .nearMiss: nearMisses += 1
        }
        steps += 1
        return steps >= Int32(seconds) * Detector.stepsPerSecond
    }
}
