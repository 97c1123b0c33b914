// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiVoice
import SusiWire

/// Reads answers aloud, where somebody asked for it.
struct Speaker {
    static let option = Option.flag("speak", "reads answers aloud, through espeak-ng")

    private let voice: SpeakingVoice
    private let surroundings: Surroundings

    /// A speaker; nil where nobody asked for one.
    init?(_ arguments: Arguments, in surroundings: Surroundings) throws(CommandFailure) {
        guard arguments.has("speak") else { return nil }
        guard let voice = surroundings.voice() else {
            throw CommandFailure(
                """
                --speak needs the program \(SpeechProgram.name), which is not installed. Debian and \
                Ubuntu: sudo apt install \(SpeechProgram.name).
                """
            )
        }
        self.voice = voice
        self.surroundings = surroundings
    }

    /// Begins to read what came of a question.
    func say(_ turn: Conversation.Turn) {
        _ = voice.stop()
        complain()
        guard turn.reply != nil else {
            return voice.say(ReadingAloud.sentences(of: turn.reasonForSilence, language: "en"))
        }
        let reading = ReadingAloud(turn.chatAnswer.json, language: turn.question.language.code)
        voice.say(reading.sentences)
    }

    /// Falls silent; whether something was being said.
    func stop() -> Bool {
        voice.stop()
    }

    /// Waits until all is said.
    func finish() {
        voice.finish()
        complain()
    }

    private func complain() {
        if let trouble = voice.trouble() { surroundings.complain(trouble) }
    }
}
