// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// The skill's own examples being asked.
struct Trial: Sendable {
    enum Result: Sendable {
        case waiting, passed
        /// The answer was another; nil where the skill had none.
        case other(String?)
        /// It could not be asked.
        case failed(String)
    }

    struct Case: Sendable {
        let example: SkillExample
        var result = Result.waiting
        /// How often it was asked: where chance decides, the answer may come yet.
        var attempts = 0
    }

    private(set) var cases: [Case] = []
    private(set) var hasRun = false

    /// How many examples are asked.
    private static let most = 200
    /// How often an example is asked that costs nothing but thinking.
    private static let mostAttempts = 8

    mutating func begin(_ examples: [SkillExample]) {
        cases = examples.prefix(Trial.most).map { Case(example: $0) }
        hasRun = true
    }

    /// The example that is asked next, or again.
    var next: Int? {
        cases.firstIndex { if case .waiting = $0.result { true } else { false } }
    }

    /// Whether there is something still to be asked.
    var isUnderWay: Bool { next != nil }

    var passed: Int {
        cases.count { if case .passed = $0.result { true } else { false } }
    }

    /// The texts that an answer came as; nil where the skill had none.
    mutating func note(_ number: Int, _ texts: [String]?) {
        guard cases.indices.contains(number) else { return }
        cases[number].attempts += 1
        let example = cases[number].example
        if let texts, example.isMet(by: texts) {
            cases[number].result = .passed
        } else if texts == nil || !example.isFree || cases[number].attempts >= Trial.mostAttempts {
            cases[number].result = .other(texts?.first)
        }
    }

    mutating func fail(_ number: Int, _ sentence: String) {
        guard cases.indices.contains(number) else { return }
        cases[number].result = .failed(sentence)
    }
}
