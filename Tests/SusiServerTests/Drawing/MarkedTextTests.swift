// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiServer

@Suite struct MarkedTextTests {
    private func run(_ text: String, bold: Bool = false, code: Bool = false) -> MarkedText.Run {
        MarkedText.Run(text: text, isBold: bold, isCode: code)
    }

    @Test func `headlines, lists, quotes, code and lines are blocks`() {
        let text = MarkedText(
            "# One #\r\ntwo\nthree\n\n- a\n  b\n  * c\n12. d\n> e\n```\n# f\n\n```\n---\n####### g"
        )
        #expect(
            text.blocks == [
                .headline(level: 1, [run("One")]),
                .paragraph([run("two three")]),
                .item(mark: "•", depth: 0, [run("a b")]),
                .item(mark: "•", depth: 1, [run("c")]),
                .item(mark: "12.", depth: 0, [run("d")]),
                .quote([run("e")]),
                .code(["# f", ""]),
                .rule,
                .paragraph([run("####### g")]),
            ]
        )
    }

    @Test(arguments: [
        ("plain", ["plain"]), ("a **b** c", ["a ", "B:b", " c"]), ("__b__", ["B:b"]),
        ("`x * y`", ["C:x * y"]), ("2 * 3 * 4", ["2 * 3 * 4"]), ("*lean* on", ["lean on"]),
        ("snake_case_name", ["snake_case_name"]), ("**open", ["**open"]), ("`open", ["`open"]),
        ("\\*no\\*", ["*no*"]), ("[words](https://a.test)", ["words"]),
        ("![cow](/c.png) moo", ["cow moo"]), ("[a] (b)", ["[a] (b)"]), ("", []),
    ])
    func `words are marked`(text: String, runs: [String]) {
        let found = MarkedText.runs(of: text).map { run in
            (run.isBold ? "B:" : "") + (run.isCode ? "C:" : "") + run.text
        }
        #expect(found == runs)
    }

    @Test func `a program that does not end is code to the end`() {
        #expect(MarkedText("```swift\nlet a\n- b").blocks == [.code(["let a", "- b"])])
    }

    @Test func `a picture is as large as its text, within limits`() {
        let short = TextPicture(MarkedText("hi"), .init(), padding: 3).draw()
        #expect(short.width < 60)
        #expect((28...40).contains(short.height))
        let long = String(repeating: "word ", count: 100)
        let wide = TextPicture(MarkedText(long), .init(), padding: 10).draw()
        #expect((600...660).contains(wide.width))
        #expect(wide.height > 60)
        let endless = String(repeating: "a\n\n", count: 300)
        #expect(TextPicture(MarkedText(endless), .init(), padding: 0).draw().height <= 2560)
        let word = String(repeating: "w", count: 300)
        #expect(TextPicture(MarkedText(word), .init(), padding: 0).draw().width < 640)
        #expect(TextPicture(MarkedText(" "), .init(), padding: 0).draw().height >= 24)
    }
}
