// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp

/// A part of the language, explained by something that can be put into a skill as it is.
struct Chapter: Sendable {
    /// What it is about, in a few words, a sentence or two, and as a part of a skill.
    struct Words: Sendable {
        let title: StaticString
        let explanation: StaticString
        let snippet: StaticString
    }

    let english: Words
    let german: Words

    func words(in language: AppLanguage) -> Words {
        switch language {
        case .english: english
        case .german: german
        }
    }

    func snippet(in language: AppLanguage) -> String { "\(words(in: language).snippet)" }

    /// What there is to know, the simplest first.
    static let all: [Chapter] = [
        questions, alternatives, wildcards, captures, conditions, memory, console, javascript,
        examples, header,
    ]
}
