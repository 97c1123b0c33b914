// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SusiMind

@Suite struct SampleUtterancesTests {
    /// Whether each sample of each phrase of a skill fits that phrase; the samples that do not.
    private func misfits(of skill: Skill) -> [String] {
        var misfits: [String] = []
        for filed in skill.filedIntents {
            for (alternative, phrase) in filed.intent.phrases.enumerated() {
                let mind = Mind(trying: SampleUtterancesTests.skill(of: phrase, like: skill))
                for sample in SampleUtterances.of(phrase)
                where mind.candidates(for: sample, language: .english).isEmpty {
                    misfits.append("“\(phrase.text)” (\(alternative)): “\(sample)”")
                }
            }
        }
        return misfits
    }

    /// A skill of one phrase, so that nothing else can fit.
    private static func skill(of phrase: Phrase, like skill: Skill) -> Skill {
        var intent = Intent(phrases: [phrase], line: 1)
        intent.actions = [.answer(AnswerTemplate(["x"]))]
        return Skill(path: "a", language: skill.language, header: SkillHeader(), intents: [intent])
    }

    @Test(
        arguments: [
            "a", "A, b!", "* a", "a *", "* a *", "a * * b", "+", "+ a +", "a ^ b", "a #", "_ a _",
            "a*", "*a", "a*b", "* a*", "*a *b *c*", "a ^ b*", "+ a*", "a* + b", "** a", "a**b",
            "US$ 5", "a.b *", "[who] *", "E.T. *", "a\\.", "it’s *", "ÄÖ *", "日本*", "* b?", "? *",
        ]
    )
    func `a sample of a phrase fits the phrase`(_ phrase: String) {
        let parsed = SkillParser.parse(Array("\(phrase)\nx".utf8), path: "a/en/a.txt")
        #expect(misfits(of: parsed.skill).isEmpty)
        #expect(parsed.skill.intents.flatMap(\.phrases).flatMap(SampleUtterances.of).count > 0)
    }

    @Test(
        .enabled(
            if: SharedReference.url("corpus") != nil,
            "the corpus is not beside this checkout"
        )
    )
    func `samples of real phrases fit them`() throws {
        let corpus = try #require(SharedReference.url("corpus"))
        let paths = try FileManager.default.subpathsOfDirectory(atPath: corpus.path)
        for path in paths where path.hasSuffix(".txt") {
            let source = try Data(contentsOf: corpus.appending(path: path))
            let misfits = misfits(of: SkillParser.parse([UInt8](source), path: path).skill)
            #expect(misfits.isEmpty, "\(path)")
        }
    }
}
