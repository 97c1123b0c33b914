// Susi. SPDX-License-Identifier: Apache-2.0

import SusiVoice

@testable import SusiCommands

/// Plays a voice that is never done by itself, and writes down what it is told.
final class FakeVoice {
    private(set) var events: [String] = []
    private(set) var languages: [String] = []
    private var isSpeaking = false
    var trouble: String?

    var voice: SpeakingVoice {
        SpeakingVoice(
            say: { sentences in
                self.events.append(sentences.map(\.text).joined(separator: " | "))
                self.languages += sentences.map(\.language)
                self.isSpeaking = true
            },
            stop: {
                defer { self.isSpeaking = false }
                if self.isSpeaking { self.events.append("stopped") }
                return self.isSpeaking
            },
            finish: {
                self.events.append("finished")
                self.isSpeaking = false
            },
            trouble: {
                defer { self.trouble = nil }
                return self.trouble
            }
        )
    }
}
