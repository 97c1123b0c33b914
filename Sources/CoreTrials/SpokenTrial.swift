// Susi. SPDX-License-Identifier: Apache-2.0

import SusiVoice
import SusiWire

/// An answer of any kind, read aloud in two languages; where the input is no JSON, it is what a skill
/// says.
func trySpoken(_ input: [UInt8], _ outcome: inout TrialOutcome) {
    let text = String(decoding: input.prefix(20_000), as: UTF8.self)
    let json = try? JSON(parsing: input)
    let said: JSON = ["type": "answer", "expression": .string(text)]
    let answer = json.map { $0["body"] ?? $0 } ?? ["actions": [said]]
    for language in ["en", "de"] {
        let reading = ReadingAloud(answer, language: language)
        check(reading.sentences, &outcome)
        for number in 0..<3 { check(reading.sentences(ofAction: number), &outcome) }
    }
}

private func check(_ sentences: [SpokenSentence], _ outcome: inout TrialOutcome) {
    var count = 0
    for sentence in sentences {
        let bytes = sentence.text.utf8
        count += bytes.count
        outcome.expect(!bytes.isEmpty && bytes.count <= 280, "a sentence has a few words")
        outcome.expect(!bytes.contains { $0 < 0x20 }, "a sentence is one line")
        outcome.note("\(sentence.language): \(sentence.text)")
    }
    outcome.expect(count < 5000, "nobody has to listen for ever")
}
