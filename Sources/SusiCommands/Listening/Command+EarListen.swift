// Susi. SPDX-License-Identifier: Apache-2.0

import SusiEar
import SusiWire

extension Command {
    /// `susi ear listen`: listens to the microphone.
    static let earListen = Command(
        "ear listen",
        "listens for the wake word at the microphone",
        details: """
            Prints a line whenever it hears the phrase, until it is interrupted. The sound is \
            recorded by ALSA's arecord or PipeWire's pw-record, whichever is there, and goes \
            nowhere. A voice that `susi ear enroll` has learned is favoured.
            """,
        options: [
            EarOptions.phrase, EarOptions.sensitivity, EarOptions.voice, EarOptions.model,
            EarOptions.json,
            .value("seconds", "N", "stops after so many seconds"),
            DataFolder.option,
        ]
    ) { arguments, surroundings in
        let model = try arguments.earModel(in: surroundings)
        let phrase = try arguments.phrase(of: model)
        let ear = Ear(model, rate: Ear.rate)
        ear.listen(for: phrase, try arguments.sensitivity())
        ear.favour(try arguments.ownVoice(for: model, in: surroundings))
        let limit = try arguments.number(of: "seconds", in: 1...1_000_000).map(Double.init)

        let microphone = try Microphone(in: surroundings)
        let name = model.phrases[phrase].text
        surroundings.complain("Listening for “\(name)”. Ctrl-C stops it.")
        while ear.seconds < limit ?? .infinity {
            let goesOn = microphone.hear { samples in
                ear.hear(samples) { event in
                    guard case .heard(let detection) = event else { return }
                    surroundings.print(
                        detection.line(phrase: name, asJSON: arguments.has("json"))
                    )
                }
            }
            guard goesOn else {
                // A recorder that never gave anything has said why.
                guard ear.seconds > 0 else {
                    throw CommandFailure("the microphone gives no sound; is one connected?")
                }
                return .success
            }
        }
        return .success
    }
}

extension Arguments {
    /// The voice that is named, or that of the data folder where there is one.
    fileprivate func ownVoice(for model: EarModel, in surroundings: Surroundings) throws -> Voice? {
        if has("voice") { return try voice(for: model, in: surroundings) }
        let file = VoiceFile(self, in: surroundings)
        return file.exists ? try file.read(for: model) : nil
    }
}

extension Detection {
    /// How it is told while one listens.
    func line(phrase: String, asJSON: Bool) -> String {
        guard asJSON else {
            let seconds = EarFindings.rounded(seconds, 1)
            return "\(seconds) s  \(EarFindings.rounded(score, 2))  \(phrase)"
        }
        let json: JSON = [
            "seconds": .number(seconds), "score": .number(score),
            "logit": .number(Double(logit)), "phrase": .string(phrase),
            "voice": .bool(isByVoice),
        ]
        return json.text(.compact)
    }
}
