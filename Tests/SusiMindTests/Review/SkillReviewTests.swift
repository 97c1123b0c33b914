// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import Testing

@Suite struct SkillReviewTests {
    private func skill(_ text: String, _ path: String = "models/general/A/en/a.txt") -> Skill {
        SkillParser.parse(Array(text.utf8), path: path).skill
    }

    /// The findings in short: what, which phrase, and what shows it.
    private func findings(_ text: String, among others: [String] = []) -> [String] {
        let skills = others.enumerated().map { index, text in
            skill(text, "models/general/A/en/other\(index).txt")
        }
        let mind = others.isEmpty ? nil : Mind(skills)
        return SkillReview(of: skill(text), among: mind).findings.map {
            "\($0.line) \($0.kind) \($0.phrase): \($0.example)"
        }
    }

    @Test(
        arguments: [
            // The same phrase again, after one that cannot fail.
            ("a b\nx\n\na b\ny", ["4 neverAnswers a b: a b"]),
            // The same phrase again, after one that can: that is fail-over.
            ("a b\n$_x$\n\na b\ny", []),
            ("a b\n`c`\n\na b\ny", []),
            ("a b\n!console:$!$\n{\"url\":\"http://x.example\",\"path\":\"$\"}\neol\n\na b\ny", []),
            ("a b\n?$_x$: x\n\na b\ny", []),
            // A condition with its opposite always answers.
            ("a b\n?$_x$: x: z\n\na b\ny", ["4 neverAnswers a b: a b"]),
            // Longer patterns go first, and this one takes all that the shorter fits.
            ("+ b\nx", []),
            ("a *\nx $1$\n\na *\ny", ["4 neverAnswers a *: a zeppelins"]),
            ("::prior\n* b\nx\n\n::minor\n* a b\ny", ["6 neverAnswers * a b: pineapples a b"]),
            ("::prior\n+ b\nx\n\n::minor\n* b\ny", []),
            ("* b\nx\n\n* a b\ny", []),
            ("is *\nx\n\nis it *\ny", []),
            ("US$ 5\nx\n\nUS$ 5!\ny", ["4 neverAnswers US$ 5!: US$ 5!"]),
            // A capture that there is none of makes an answer fail.
            ("a b\nx $1$\n\na b\ny", []),
            ("* b\nx $1$\n\n* b\ny", ["4 neverAnswers * b: pineapples b"]),
        ]
    )
    func `a phrase before which another always goes never answers`(
        _ text: String,
        _ findings: [String]
    ) {
        #expect(self.findings(text) == findings)
    }

    @Test(
        arguments: [
            ("* *\nx", ["1 fitsEverything(false) * *: pineapples zeppelins"]),
            ("* + *\nx", ["1 fitsEverything(false) * + *: pineapples zeppelins walruses"]),
            ("^ +\nx", ["1 fitsEverything(false) ^ +: zeppelins"]),
            ("a b|A b!\nx", ["1 isRepeated A b!: a b"]),
            ("*a\nx", []),
        ]
    )
    func `phrases that ask for nothing, or twice for the same, are found`(
        _ text: String,
        _ findings: [String]
    ) {
        #expect(self.findings(text) == findings)
    }

    @Test(
        arguments: [
            ("::prior\n* is *\nx", "what is *\ny", ["2 takesQuestions * is *: what is walruses"]),
            // Of equals the one in the earlier file goes first, else the longer.
            ("* is *\nx", "what is *\ny", ["1 takesQuestions * is *: what is walruses"]),
            ("* is *\nx", "what is a *\ny", []),
            ("what is tea\nx", "what is *\ny", []),
            ("hello\nx", "hello *\ny", []),
            ("hello\nx", "hello!\ny", ["1 takesQuestions hello: hello!"]),
            ("::on tea\n::prior\n* is *\nx", "what is *\ny", []),
            ("::prior\n* is *\nx", "::on tea\nwhat is *\ny", []),
        ]
    )
    func `phrases that go before those of other skills are found`(
        _ text: String,
        _ other: String,
        _ findings: [String]
    ) {
        #expect(self.findings(text, among: [other]) == findings)
    }

    @Test func `a finding says how many phrases lose`() throws {
        let mind = Mind([skill("what is *|who is *|where is *\ny", "models/general/A/en/b.txt")])
        let review = SkillReview(of: skill("::prior\n* is *\nx"), among: mind)
        let finding = try #require(review.findings.first)
        #expect(finding.count == 3)
        #expect(finding.diagnostic().found.hasSuffix("; and so with 2 more"))
    }

    @Test func `candidates come in the order in which they are tried`() {
        let mind = Mind([skill("what is *\nx\n\nwhat is tea\ny\n\n* tea\nz\n\n::prior\n* is *\nw")])
        let phrases = mind.candidates(for: "What is tea?", language: .english).map { $0.phrase }
        #expect(phrases == ["what is tea", "* is *", "what is *", "* tea"])
    }
}
