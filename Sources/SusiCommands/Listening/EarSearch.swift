// Susi. SPDX-License-Identifier: Apache-2.0

import SusiEar

/// Hears file after file with the same ears, one for each sample rate.
struct EarSearch {
    private let model: EarModel
    private let phrase: Int
    private let sensitivity: Sensitivity
    private let voice: Voice?
    private var ears: [Int: Ear] = [:]

    init(_ model: EarModel, phrase: Int, _ sensitivity: Sensitivity, voice: Voice?) {
        self.model = model
        self.phrase = phrase
        self.sensitivity = sensitivity
        self.voice = voice
    }

    /// Hears a file from its start to its end.
    mutating func hear(_ path: String) throws(CommandFailure) -> EarFindings {
        var findings = EarFindings(phrase: model.phrases[phrase].text)
        var ear: Ear?
        try SoundFile(path).read { samples, format in
            let hearing = ear ?? self.ear(for: format.rate)
            ear = hearing
            hearing.hear(samples) { findings.note($0) }
        }
        ear?.end { findings.note($0) }
        findings.seconds = ear?.seconds ?? 0
        return findings
    }

    private mutating func ear(for rate: Int) -> Ear {
        if let ear = ears[rate] {
            ear.restart()
            return ear
        }
        let ear = Ear(model, rate: rate)
        ear.listen(for: phrase, sensitivity)
        ear.favour(voice)
        ear.tellsSteps = true
        ears[rate] = ear
        return ear
    }
}
