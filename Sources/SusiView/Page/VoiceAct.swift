// Susi. SPDX-License-Identifier: Apache-2.0

/// What the page's module for listening and speaking can do.
public enum VoiceAct: UInt8, CaseIterable, Sendable {
    /// Says what of all this the browser can do.
    case abilities
    /// Lists the voices there are.
    case voices
    /// Says a text aloud.
    case speak
    /// Has the browser's recogniser understand what is said.
    case recognise
    /// Opens the microphone, and has the ear hear what comes.
    case microphone
    /// Tells the ear behind the open microphone what to do.
    case tune

    /// What the module's function is called.
    public var name: StaticString {
        switch self {
        case .abilities: "abilities"
        case .voices: "voices"
        case .speak: "speak"
        case .recognise: "recognise"
        case .microphone: "microphone"
        case .tune: "tune"
        }
    }
}
