// Susi. SPDX-License-Identifier: Apache-2.0

/// Something that happened while the ear listened; times are seconds from the start.
public enum EarEvent: Sendable {
    /// A step passed, with its smoothed logit; only where steps are asked for.
    case step(seconds: Double, logit: Float)
    /// The phrase was heard.
    case heard(Detection)
    /// Something like the phrase was heard, and was not enough; the highest smoothed logit.
    case nearMiss(seconds: Double, logit: Float)
    /// Somebody began to speak.
    case speechStarted(seconds: Double)
    /// Nobody has spoken for as long as was asked.
    case speechEnded(seconds: Double)
    /// An utterance was examined while a voice is learned; `accepted` are there by now.
    case utterance(UtteranceResult, accepted: Int)
    /// Enough utterances are there: the voice is learned.
    case voiceLearned(Voice)
    /// The trial is over.
    case trialOver(ListeningTrial)
}
