// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiServer

@Suite struct FirstSentenceTests {
    @Test(
        arguments: [
            ("Cows are large. They graze.", "Cows are large."),
            (
                "Berlin (/bɜːrˈlɪn/ bur-LIN; German: [bɛʁˈliːn]) is the capital. It is big.",
                "Berlin is the capital."
            ),
            ("A tree (or a bush (a small one)) grows, says (nobody).", "A tree grows, says."),
            (
                "J. R. R. Tolkien wrote for Dr. Smith at St. Paul's, ca. 1940. More.",
                "J. R. R. Tolkien wrote for Dr. Smith at St. Paul's, ca. 1940."
            ),
            (
                "Der 3. Oktober ist ein Feiertag z. B. in Köln. Er ist frei.",
                "Der 3. Oktober ist ein Feiertag z. B. in Köln."
            ),
            ("Pi is 3.14 or so. Really.", "Pi is 3.14 or so."),
            ("Is it? Yes.", "Is it?"),
            ("東京は日本の首都。大きい。", "東京は日本の首都。"),
            ("\n\n  First line\nSecond line.", "First line"),
            ("A (bracket that never closes is none. So.", "A (bracket that never closes is none."),
            ("A ) closes nothing. So.", "A ) closes nothing."), ("(all of it)\nB.", "B."),
        ]
    )
    func `the first sentence is said without what stands in brackets`(
        _ text: String,
        _ sentence: String
    ) {
        #expect(FirstSentence.of(text) == sentence)
    }

    @Test(arguments: ["", " ", "\n\n", "()", "(a)"])
    func `where nothing is said there is none`(_ text: String) {
        #expect(FirstSentence.of(text) == nil)
    }

    @Test func `whatever comes, little is said, soon`() {
        let brackets = String(repeating: "(", count: 100_000)
        #expect((FirstSentence.of(brackets)?.count ?? 0) <= 601)
        let closed = brackets + String(repeating: ")", count: 100_000)
        #expect(FirstSentence.of("a " + closed) == "a")
        #expect((FirstSentence.of(String(repeating: "word ", count: 100_000))?.count ?? 0) <= 601)
    }
}
