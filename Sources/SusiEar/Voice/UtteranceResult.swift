// Susi. SPDX-License-Identifier: Apache-2.0

/// What an utterance was found to be while a voice is learned.
public enum UtteranceResult: UInt8, Sendable, CaseIterable {
    /// Good.
    case accepted
    /// Too quiet: come nearer.
    case tooQuiet
    /// Cut off at the end of the scale: speak more softly, or farther away.
    case clipped
    /// Hardly louder than what is always there.
    case noisy
    /// Not the phrase.
    case notTheWord
    /// Not like the other utterances.
    case unlike
}
