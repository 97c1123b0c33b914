// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiMind

/// The index against the slow reference: the same phrases fit, and wildcards stand for the same.
@Suite struct PhraseIndexTests {
    /// Few words, so that much fits.
    static let words = ["a", "b", "ab", "ba", "aab", "c"]

    static func phrase(_ generator: inout SeededGenerator, wildcards: [String]) -> String {
        let count = Int.random(in: 1...6, using: &generator)
        let pieces = (0..<count).map { _ in
            Bool.random(using: &generator)
                ? words.randomElement(using: &generator) ?? ""
                : wildcards.randomElement(using: &generator) ?? ""
        }
        return pieces.joined(separator: " ")
    }

    static func utterance(_ generator: inout SeededGenerator) -> String {
        let count = Int.random(in: 1...7, using: &generator)
        return (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }
            .joined(separator: " ")
    }

    static let kinds: [[String]] = [
        ["*"],
        ["*", "_", "+", "a"],
        ["*", "^", "#", "b"],
        ["*", "_", "+", "^", "#"],
        ["a*", "*b", "a*b", "*", "*a*"],
        ["a*", "*b", "a*b", "*", "+", "^", "*b*"],
    ]

    @Test(arguments: 0..<kinds.count)
    func `the index finds what the reference finds`(kind: Int) throws {
        var generator = SeededGenerator(seed: UInt64(kind))
        for _ in 0..<3 {
            let phrases = (0..<150).map { _ in
                Self.phrase(&generator, wildcards: Self.kinds[kind])
            }
            var index = PhraseIndex()
            for (number, phrase) in phrases.enumerated() {
                let normal = Wording.normalized(phrase.utf8)
                index.add(
                    .pattern(normal, Pattern(normal: normal)),
                    of: PhraseEntry.Owner(skill: UInt32(number), intent: 0, alternative: 0),
                    rank: 0
                )
            }
            let references = phrases.map { ReferenceMatcher($0) }
            for _ in 0..<40 {
                let text = Self.utterance(&generator)
                let utterance = Utterance(text)
                var found: [Int: [String]] = [:]
                index.forEachMatch(utterance) { entry in
                    #expect(found[entry] == nil, "“\(phrases[entry])” is found twice")
                    found[entry] = index.captures(of: entry, in: utterance)
                }
                for (number, reference) in references.enumerated() {
                    let expected = reference.captures(in: text)
                    #expect(found[number] == expected, "“\(phrases[number])” and “\(text)”")
                }
            }
        }
    }

    @Test func `words are told apart that share their beginning or length`() {
        let words = ["go", "god", "gods", "dog", "do", "odd"]
        for word in words {
            for other in words {
                let mind = Mind([skill("x/en/a.txt", "* \(word) *\nyes\n")])
                let isFound = answer("please \(other) it", mind) != nil
                #expect(isFound == (word == other), "\(word), \(other)")
            }
        }
    }

    @Test func `the longest utterance and the longest phrases fit`() {
        let words = Array(repeating: "a", count: 4096).joined(separator: " ")
        let mind = Mind([skill("x/en/a.txt", "\(words) b | * a a b | *a*a*b\nyes\n")])
        #expect(answer(words, mind) == nil)
        #expect(answer(words.dropLast(2) + "b", mind) == "yes")
    }
}

/// A skill of that text.
func skill(_ path: String, _ text: String, trust: SkillParser.Trust = .ordinary) -> Skill {
    SkillParser.parse(Array(text.utf8), path: "models/general/\(path)", trust: trust).skill
}

/// What a mind says without asking for anything outside.
func answer(_ text: String, _ mind: Mind, seed: UInt64 = 1) -> String? {
    let question = Question(text, seed: seed)
    guard case .answers(let reply) = Thought(question, with: mind).think() else { return nil }
    return reply.text
}
