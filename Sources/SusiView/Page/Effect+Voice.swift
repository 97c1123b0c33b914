// Susi. SPDX-License-Identifier: Apache-2.0

// Listening and speaking. What does it in the page is a module that is loaded with the first of these.
extension Effect {
    /// Is answered by what the browser can do, read by `VoiceAbilities`.
    public static func abilities(_ ticket: UInt32) -> Effect { voice(.abilities, ticket) }

    /// Is answered by a list of voices: name, language, whether it speaks without a connection.
    public static func voices(_ ticket: UInt32) -> Effect { voice(.voices, ticket) }

    /// Says a text aloud, after what is being said; is answered with nothing when it is said.
    ///
    /// A voice is one of those that `voices` lists, or empty.
    public static func speak(
        _ text: String,
        language: String,
        voice: String = "",
        rate: Double = 1,
        pitch: Double = 1,
        ticket: UInt32
    ) -> Effect {
        self.voice(
            .speak,
            ticket,
            [.text(text), .text(language), .text(voice), .number(rate), .number(pitch)]
        )
    }

    /// Has the browser's recogniser listen until it is cancelled or ends by itself; each part is a
    /// list of what was understood so far: words, and whether they are final.
    public static func recognise(_ ticket: UInt32, language: String, isContinuous: Bool) -> Effect {
        voice(.recognise, ticket, [.text(language), .flag(isContinuous)])
    }

    /// Opens the microphone until it is cancelled.
    ///
    /// Each part is what the ear behind it says, as `MicrophoneNews` reads it. It fails where there is
    /// no microphone, where it is not permitted, and when it is taken away.
    public static func microphone(_ ticket: UInt32) -> Effect { voice(.microphone, ticket) }

    /// Tells the ear behind the open microphone what to do: a name it knows, and what with.
    public static func tune(_ order: StaticString, _ values: [PageValue] = []) -> Effect {
        voice(.tune, 0, [.text("\(order)")] + values)
    }

    private static func voice(
        _ act: VoiceAct,
        _ ticket: UInt32,
        _ values: [PageValue] = []
    ) -> Effect {
        Effect(.voice, ticket: ticket, values: [.text("\(act.name)")] + values)
    }
}
