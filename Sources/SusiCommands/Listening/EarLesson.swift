// Susi. SPDX-License-Identifier: Apache-2.0

import SusiEar

/// Learns a voice with a person, or from files, and says how it goes.
struct EarLesson {
    private let ear: Ear
    private let phrase: String
    private let surroundings: Surroundings

    init(_ ear: Ear, phrase: String, in surroundings: Surroundings) {
        self.ear = ear
        self.phrase = phrase
        self.surroundings = surroundings
    }

    /// Asks for calls until there are enough of them.
    func learn(from microphone: Microphone) throws(CommandFailure) -> Voice {
        var voice: Voice?
        _ = ear.learnVoice()
        surroundings.print("Say “\(phrase)” three times, with a moment of quiet after each.")
        while voice == nil {
            let goesOn = microphone.hear { samples in
                ear.hear(samples) { event in
                    switch event {
                    case .utterance(let result, let accepted):
                        surroundings.print(Self.words(for: result, phrase, accepted))
                    case .voiceLearned(let learned): voice = learned
                    default: break
                    }
                }
                showLevel()
            }
            guard goesOn else {
                throw CommandFailure("the microphone gives no sound any more; nothing was learned.")
            }
        }
        guard let voice else { throw CommandFailure("nothing was learned.") }
        return voice
    }

    /// Learns from files with a call in each.
    func learn(from files: [(name: String, path: String)]) throws(CommandFailure) -> Voice {
        var voice: Voice?
        _ = ear.learnVoice()
        for (name, path) in files where voice == nil {
            var results = 0
            let call = try RecordedCall(path, called: name)
            call.hear(with: ear) { event in
                switch event {
                case .utterance(let result, let accepted):
                    results += 1
                    surroundings.print("\(name): " + Self.words(for: result, phrase, accepted))
                case .voiceLearned(let learned): voice = learned
                default: break
                }
            }
            if results == 0 { surroundings.print("\(name): nobody is heard to speak.") }
        }
        guard let voice else {
            throw CommandFailure(
                "three good calls are needed; add more files. Nothing was learned."
            )
        }
        return voice
    }

    /// Listens for a minute with the learned voice.
    func tryOut(_ voice: Voice, with microphone: Microphone) throws(CommandFailure) {
        ear.favour(voice)
        guard ear.beginTrial(seconds: 60) else { return }
        surroundings.print(
            "Now a minute of listening: talk of anything, and call “\(phrase)” now and then."
        )
        var isOver = false
        while !isOver {
            let goesOn = microphone.hear { samples in
                ear.hear(samples) { event in
                    switch event {
                    case .heard: surroundings.print("Heard.")
                    case .nearMiss: surroundings.print("Almost heard.")
                    case .trialOver(let trial):
                        isOver = true
                        surroundings.print(Self.words(for: trial))
                    default: break
                    }
                }
                showLevel()
            }
            guard goesOn else { throw CommandFailure("the microphone gives no sound any more.") }
        }
    }

    /// A bar that follows the loudness, where a person can see it.
    private func showLevel() {
        guard surroundings.terminal != nil else { return }
        let length = Int(min(max((ear.level + 60) / 3, 0), 20))
        let bar = String(repeating: "█", count: length) + String(repeating: " ", count: 20 - length)
        surroundings.writeError("\r\(bar)\r")
    }

    private static func words(
        for result: UtteranceResult,
        _ phrase: String,
        _ accepted: Int
    ) -> String {
        switch result {
        case .accepted: "Good: \(accepted) of 3."
        case .tooQuiet: "That was too quiet: come nearer, and say it again."
        case .clipped: "That was too loud for the microphone: say it again from farther away."
        case .noisy: "It is too noisy here: say it again where it is quieter."
        case .notTheWord: "That did not sound like “\(phrase)”: say it again."
        case .unlike: "That did not sound like you before: say it again."
        }
    }

    private static func words(for trial: ListeningTrial) -> String {
        """
        The minute is over: it was heard \(times(trial.wakes)), of which \
        \(times(trial.wakesByVoice)) only because it knows your voice, and almost heard \
        \(times(trial.nearMisses)). If you called more often than that, try --sensitivity eager; \
        if less, calm. `susi ear forget` deletes your voice.
        """
    }

    private static func times(_ count: Int) -> String {
        count == 1 ? "once" : "\(count) times"
    }
}
