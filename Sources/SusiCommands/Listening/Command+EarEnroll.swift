// Susi. SPDX-License-Identifier: Apache-2.0

import SusiEar

extension Command {
    /// `susi ear enroll`: learns a voice.
    static let earEnroll = Command(
        "ear enroll",
        "learns your voice from three calls",
        details: """
            Say the phrase three times; each time it says whether that was good, and if not, what \
            was wrong. What is kept is not sound, only a small file in the data folder that says \
            how your call sounds; `susi ear forget` deletes it. With it the ear hears you more \
            easily, and others as before.

            At the end it listens for a minute and tells what would have woken it. With --from it \
            learns from WAV files instead, and needs no microphone.
            """,
        operands: .any("FILE"),
        options: [
            .flag("from", "learns from the WAV files that are named, not from the microphone"),
            EarOptions.phrase, EarOptions.sensitivity, EarOptions.model,
            .flag("no-trial", "leaves out the minute of listening"),
            DataFolder.option,
        ]
    ) { arguments, surroundings in
        guard arguments.has("from") == !arguments.operands.isEmpty else {
            throw UsageError("WAV files to learn from go with --from: --from a.wav b.wav c.wav.")
        }
        let model = try arguments.earModel(in: surroundings)
        let phrase = try arguments.phrase(of: model)
        let ear = Ear(model, rate: Ear.rate)
        ear.listen(for: phrase, try arguments.sensitivity())
        let lesson = EarLesson(ear, phrase: model.phrases[phrase].text, in: surroundings)

        guard arguments.has("from") else {
            let microphone = try Microphone(in: surroundings)
            let voice = try lesson.learn(from: microphone)
            try arguments.keep(voice, in: surroundings)
            guard !arguments.has("no-trial") else { return .success }
            try lesson.tryOut(voice, with: microphone)
            return .success
        }
        let files = arguments.operands.map { ($0, FilePaths.absolute($0, in: surroundings.folder)) }
        try arguments.keep(try lesson.learn(from: files), in: surroundings)
        return .success
    }
}

extension Arguments {
    fileprivate func keep(_ voice: Voice, in surroundings: Surroundings) throws {
        _ = try DataFolder.made(self, in: surroundings)
        let file = VoiceFile(self, in: surroundings)
        try file.write(voice)
        surroundings.print("Your voice is learned and kept in \(file.path).")
    }
}
