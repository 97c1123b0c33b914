// Susi. SPDX-License-Identifier: Apache-2.0

/// What handlers of nodes say.
public enum SpeechMessage: Equatable, Sendable {
    // The question that is being taken.
    case cancel, finish
    /// Reading aloud ends.
    case stopReading
    /// What could not be done is put away.
    case putAway
    /// The microphone is tried once more.
    case tryAgain
    // How it listens.
    case toggleWake, choosePhrase(UInt8), chooseSensitivity(UInt8), toggleHidden, toggleSilence
    // The person's own voice.
    case deleteVoice, begin, tryVoice, accept, discard
}
