// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// What gives rows with a whole sentence for people, in English or German.
protocol AnsweringInWords {
    /// Whether it answers in German.
    var isGerman: Bool { get }
}

extension AnsweringInWords {
    /// A row with an answer for people, and members for programs.
    func row(_ answer: String, _ members: [(String, String)]) -> JSONObject {
        var row = JSONObject()
        for (name, value) in members { row.append(name, .string(value)) }
        row.append("answer", .string(answer.capitalizedAtStart))
        return row
    }

    /// A row that says why there is no answer.
    func problem(_ english: String, _ german: String) -> JSONObject {
        let words = isGerman ? german : english
        return ["problem": .string(words), "answer": .string(words)]
    }

    /// Words with commas and an “and”.
    func enumerated(_ words: [String]) -> String {
        Enumeration.text(words, isGerman: isGerman)
    }
}
