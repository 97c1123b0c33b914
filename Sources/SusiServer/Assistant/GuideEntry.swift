// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// What a guide tells of one skill.
struct GuideEntry: Sendable {
    let language: Language
    /// The folder it lies in.
    let group: String
    /// What can be asked, with the words that tell what it is about; at least one.
    let examples: [(text: String, words: Set<String>)]
    /// The names that wake it; none where it always answers.
    let calls: [String]
    /// The words of its name and its description.
    let ownWords: Set<String>
    private let name: String
    private let description: String

    /// Reads a skill; nil where it is a persona, or shows no example.
    init?(_ skill: Skill) {
        let folders = skill.path.split(separator: "/")
        guard folders.count >= 5, folders[1] != "persona" else { return nil }
        let texts = skill.examples.map { $0.query }
        guard !texts.isEmpty else { return nil }
        language = skill.language
        group = String(folders[2])
        calls = skill.header.focusNames
        examples = texts.map { ($0, Set(GuideWords.telling(in: $0))) }
        name = skill.name
        description = skill.header.description
        ownWords = Set(GuideWords.telling(in: name) + GuideWords.telling(in: description))
    }

    /// All words it is found by.
    var words: Set<String> {
        examples.reduce(ownWords) { $0.union($1.words) }
    }

    /// The row for people, with one of the examples.
    func row(showing place: Int) -> JSONObject {
        [
            "name": .string(name), "description": .string(description),
            "example": .string(examples[place].text), "group": .string(group),
            "call": .string(calls.first ?? ""),
        ]
    }
}
