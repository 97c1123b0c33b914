// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiMind
import Testing

@testable import SusiWorkshop

@Suite struct GuideTests {
    private func parsed(_ text: String) -> (skill: Skill, diagnostics: [Diagnostic]) {
        SkillParser.parse(Array(text.utf8), path: "models/general/Knowledge/en/new.txt")
    }

    /// What a skill answers by thinking alone; nil where it has no answer.
    private func answer(_ question: String, of skill: Skill) -> String? {
        let thought = Thought(Question(question), with: Mind(trying: skill))
        guard case .answers(let reply) = thought.think() else { return nil }
        return reply.text
    }

    @Test(arguments: AppLanguage.allCases)
    func `the template has no fault, and answers its own examples`(language: AppLanguage) {
        let (skill, diagnostics) = parsed(Template.text(in: language))
        #expect(diagnostics.isEmpty)
        #expect(!skill.header.name.isEmpty)
        #expect(skill.examples.count == 2)
        for example in skill.examples {
            let answer = answer(example.query, of: skill)
            #expect(example.isMet(by: [answer ?? "(nothing)"]), "\(example.query)")
        }
    }

    @Test(arguments: AppLanguage.allCases)
    func `each part of the language that is explained works as it stands`(language: AppLanguage) {
        for chapter in Chapter.all {
            let text = chapter.snippet(in: language)
            let (skill, diagnostics) = parsed(text)
            #expect(diagnostics.isEmpty, "\(text): \(diagnostics)")
            for example in skill.examples where example.isFree {
                let answers = (0..<20).map { UInt64($0) }.compactMap { seed -> String? in
                    let thought = Thought(
                        Question(example.query, seed: seed),
                        with: Mind(trying: skill)
                    )
                    guard case .answers(let reply) = thought.think() else { return nil }
                    return reply.text
                }
                #expect(answers.contains { example.isMet(by: [$0]) }, "\(text): \(answers)")
            }
        }
    }

    @Test(arguments: AppLanguage.allCases)
    func `every sentence is there`(language: AppLanguage) {
        for wording in WorkshopWording.allCases { #expect(!wording.in(language).isEmpty) }
    }
}
