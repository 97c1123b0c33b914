// Susi. SPDX-License-Identifier: Apache-2.0

import SusiLore
import SusiMind
import SusiWire

/// Asks a service, and says in short what came of it.
enum Asked {
    /// Members of the first row, or the reason why there is none, with `no: ` before it.
    static func row(
        _ service: String,
        _ arguments: [(name: String, value: String)],
        language: Language = .english,
        seed: UInt64 = 0,
        lore: Lore = Lore()
    ) -> [String: String] {
        let question = Question("", language: language, seed: seed)
        switch lore.fulfilment(of: service, arguments, for: question) {
        case .rows(let rows):
            var row: [String: String] = [:]
            for member in rows.first?.members ?? [] { row[member.name] = member.value.string }
            return row
        case .failed(let reason): return ["no": reason]
        case .response, .value, nil: return ["no": "?"]
        }
    }

    /// What a service says to a question in words.
    static func answer(
        _ service: String,
        _ query: String,
        in language: Language = .english
    )
        -> String
    {
        row(service, [("query", query)], language: language)["answer"] ?? "no"
    }

    /// Random bytes that look a little like a question.
    static func noise(_ seed: UInt64, from words: [String], length: Int) -> String {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        var text = ""
        while text.utf8.count < length {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            if state % 11 == 0 {
                text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: state >> 20)))
            } else {
                text += words[Int(state >> 33) % words.count]
            }
            if state % 3 == 0 { text += " " }
        }
        return text
    }
}
