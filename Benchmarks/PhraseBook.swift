// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// Phrases and questions in any number, made from one seed: half of the phrases have wildcards.
///
/// Words are drawn so that a few are in every other phrase and most are rare, as in a language.
struct PhraseBook {
    /// Skill files of a thousand phrases each, with their paths.
    private(set) var files: [(path: String, source: [UInt8])] = []
    /// The phrases in the order of the files, each with its answer.
    private(set) var phrases: [(phrase: String, answer: String)] = []
    /// Questions that some phrase fits.
    private(set) var questions: [String] = []

    /// Makes so many phrases and questions.
    init(phraseCount: Int, questionCount: Int = 2000) {
        var dice = Dice(state: 42)
        let words = (0..<20_000).map { PhraseBook.word($0) }
        func word() -> String {
            // The square of an even draw favours the first words, as languages do.
            let draw = dice.unit() * dice.unit() * dice.unit()
            return words[Int(draw * Double(words.count))]
        }
        var known = Set<String>()
        while phrases.count < phraseCount {
            var parts = (0..<(3 + dice.below(6))).map { _ in word() }
            if phrases.count % 2 == 1 {
                parts[dice.below(parts.count)] = "*"
                if dice.below(4) == 0 { parts[dice.below(parts.count)] = "*" }
            }
            let phrase = parts.joined(separator: " ")
            guard parts.contains(where: { $0 != "*" }), known.insert(phrase).inserted else {
                continue
            }
            let answer =
                phrase.contains("*") ? "this is about $1$" : "this is answer \(phrases.count)"
            phrases.append((phrase, answer))
        }
        for _ in 0..<questionCount {
            let parts = phrases[dice.below(phrases.count)].phrase.split(separator: " ").map {
                part in
                part == "*"
                    ? (0..<(1 + dice.below(3))).map { _ in word() }.joined(separator: " ")
                    : String(part)
            }
            questions.append(parts.joined(separator: " "))
        }
        var place = 0
        while place < phrases.count {
            let part = phrases[place..<min(place + 1000, phrases.count)]
            let source = part.map { "\($0.phrase)\n\($0.answer)\n\n" }.joined()
            files.append(("models/general/Bench/en/book\(place / 1000).txt", Array(source.utf8)))
            place += 1000
        }
    }

    /// The mind that knows these phrases, read from the files.
    func mind() -> Mind {
        Mind(files.lazy.map { SkillParser.parse($0.source, path: $0.path).skill })
    }

    /// A word of its own for each number, from syllables.
    private static func word(_ number: Int) -> String {
        let syllables = [
            "ka", "lo", "mi", "re", "su", "ta", "ven", "dor", "pi", "gol", "ner", "ba", "fi", "zu",
            "hal", "jo", "que", "xi", "wan", "yes",
        ]
        var word = ""
        var rest = number + 20
        while rest > 0 {
            word += syllables[rest % 20]
            rest /= 20
        }
        return word
    }
}

/// Numbers that look like chance and are the same in every run.
struct Dice {
    var state: UInt64

    /// The next number below a bound.
    mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    /// The next number from 0 up to 1.
    mutating func unit() -> Double {
        Double(below(1 << 30)) / Double(1 << 30)
    }
}
