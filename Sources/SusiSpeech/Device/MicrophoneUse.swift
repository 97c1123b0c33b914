// Susi. SPDX-License-Identifier: Apache-2.0

/// What an open microphone is for.
enum MicrophoneUse: Equatable {
    /// The wake word is waited for.
    case waking
    /// A question is recorded.
    case recording
    /// A voice is learned.
    case learning
    /// What would happen is counted.
    case trial
}
