// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiApp

@Suite struct RichTextTests {
    /// What is read, written so that blocks, looks and links are seen.
    private static func spelled(_ text: RichText) -> String {
        text.blocks.map { block in
            var line = ""
            switch block.kind {
            case .paragraph: break
            case .item(let marker, let depth):
                line = String(repeating: ">", count: depth) + marker + " "
            case .code: return "[\(block.text)]"
            case .picture(let address): return "picture \(address) \"\(block.text)\""
            }
            let bytes = Array(block.text.utf8)
            var start = 0
            for run in block.runs {
                var part = String(decoding: bytes[start..<run.end], as: UTF8.self)
                if run.look.contains(.code) { part = "c{\(part)}" }
                if run.look.contains(.italic) { part = "i{\(part)}" }
                if run.look.contains(.bold) { part = "b{\(part)}" }
                if run.look.contains(.struck) { part = "s{\(part)}" }
                if run.look.contains(.underlined) { part = "u{\(part)}" }
                if !run.link.isEmpty { part = "a{\(part)|\(run.link)}" }
                line += part
                start = run.end
            }
            return line
        }.joined(separator: " / ")
    }

    @Test(arguments: [
        ("", ""), ("  \n ", ""), ("Hello", "Hello"), ("two\nlines", "two\nlines"),
        ("one\n\n\ntwo", "one / two"), ("a\r\nb", "a\nb"),
        // Marks.
        ("**bold** and *italic*", "b{bold} and i{italic}"), ("__b__ _i_", "b{b} i{i}"),
        ("***both***", "b{i{both}}"), ("~~old~~ new", "s{old} new"),
        ("**a *b** c*", "b{a }b{i{b}}i{ c}"),
        ("2 * 3 * 4", "2 * 3 * 4"), ("2*3*4", "2*3*4"), ("snake_case_name", "snake_case_name"),
        ("a * b", "a * b"), ("**open", "**open"), ("close**", "close**"), ("****", "****"),
        ("¯\\_(ツ)_/¯", "¯\\_(ツ)_/¯"), ("\\*not\\*", "*not*"), ("(*x*)", "(i{x})"), ("~5~", "~5~"),
        // Code.
        ("a `b *c*` d", "a c{b *c*} d"), ("``a ` b``", "c{a ` b}"),
        ("rock `n roll", "rock `n roll"),
        ("```\nx = 1\n\ny\n```\nz", "[x = 1\n\ny] / z"), ("```swift\nlet x\n", "[let x]"),
        // Lists and headings.
        ("- a\n- b\n  - c\nd", "• a / • b / >• c / d"), ("* a\n* b", "• a / • b"),
        ("1. a\n2. b", "1. a / 2. b"), ("1) a", "1. a"), ("3. Oktober", "3. Oktober"),
        ("x\n- a", "x / • a"), ("- a\n  goes on", "• a\ngoes on"),
        ("# Title\ntext", "b{Title} / text"), ("#tag", "#tag"), ("-5 degrees", "-5 degrees"),
        // Addresses.
        (
            "see https://example.org/a_b_c.",
            "see a{https://example.org/a_b_c|https://example.org/a_b_c}."
        ),
        ("(http://a.b/c_(d))", "(a{http://a.b/c_(d)|http://a.b/c_(d)})"),
        ("www.example.org!", "a{www.example.org|https://www.example.org}!"),
        ("xhttp://no", "xhttp://no"), ("http://", "http://"), ("ahttps", "ahttps"),
        ("**https://a.b**", "a{b{https://a.b}|https://a.b}"),
        ("[page](https://a.b)", "a{page|https://a.b}"),
        ("[x](javascript:alert(1))", "[x](javascript:alert(1))"),
        ("[a.example](https://b.example)", "a{a.example (b.example)|https://b.example}"),
        ("[www.b.example](https://b.example)", "a{www.b.example|https://b.example}"),
        ("[ ] todo", "[ ] todo"), ("[a][b](c", "[a][b](c"),
        ("![p](https://a.b/c.png)", "picture https://a.b/c.png \"p\""),
        ("x ![](/picture/1) y", "x / picture /picture/1 \"\" / y"),
        ("![p](data:image/png,x)", "![p](data:image/png,x)"),
        // HTML.
        ("<b>a</b> <i>b</i> <u>c</u>", "b{a} i{b} u{c}"), ("a<br>b<br/>c", "a\nb\nc"),
        ("<p>a</p><p>b</p>", "a / b"),
        ("<ul><li>a<li>b</ul>c", "• a / • b / c"), ("<ol><li>a</li><li>b</li></ol>", "1. a / 2. b"),
        ("<a href=\"https://a.b\">t</a>", "a{t|https://a.b}"),
        ("<a href='javascript:x'>t</a>", "t"),
        ("<A HREF=https://a.b>t</A>", "a{t|https://a.b}"),
        ("<img src=https://a.b/c.png alt=\"x y\">", "picture https://a.b/c.png \"x y\""),
        ("<pre>a < b\n  c</pre>d", "[a < b\n  c] / d"), ("<b>never closed", "b{never closed}"),
        ("</b>x</i>", "x"),
        ("5 < 6 > 4", "5 < 6 > 4"), ("<script>x</script>", "<script>x</script>"), ("<b", "<b"),
        ("a <b and c", "a <b and c"),
        ("&lt;b&gt; &amp; &#228; &#x1F600; &nope; &", "<b> & ä 😀 &nope; &"),
        ("<code>a</code>", "c{a}"),
        ("<div><b>x</div> y</b> z", "b{x} / b{y} z"),
        ("<a href=https://a.b></a>", "a{https://a.b|https://a.b}"),
    ]) func markupIsRead(_ text: String, _ expected: String) {
        #expect(Self.spelled(RichText(markup: text)) == expected)
    }

    @Test func whatPeopleTypeHasOnlyAddresses() {
        let text = RichText(typed: "**a** <b> https://a.b\n\n- c")
        #expect(Self.spelled(text) == "**a** <b> a{https://a.b|https://a.b}\n\n- c")
    }

    @Test func plainTextIsWhatIsCopied() {
        let text = RichText(markup: "A **list**:\n\n- one\n- [two](https://a.b)\n\n```\ncode\n```")
        #expect(text.plain == "A list:\n• one\n• two\ncode")
        for block in text.blocks {
            let bytes = Array(text.plain.utf8)
            let end = block.start + block.text.utf8.count
            #expect(String(decoding: bytes[block.start..<end], as: UTF8.self) == block.text)
        }
    }

    @Test(arguments: [
        ("👍", true), ("👍🏽🎉", true), ("👩‍👩‍👧‍👦", true), ("🇩🇪🇫🇷", true), ("❤️", true), ("👍👍👍👍👍👍👍", false),
        ("👍 ok", false),
        ("7", false), ("", false),
    ]) func fewEmojiAreLarge(_ text: String, _ isLarge: Bool) {
        #expect(RichText(markup: text).isLarge == isLarge)
    }

    /// Nothing is looked at more than a fixed number of times, however it is nested.
    @Test(arguments: [
        "[", "](", "![", "<a ", "<a href='", "**a ", "` `` ", "&am", "- ", "https://(", "<b>",
        "<ul><li>", "\n- \n",
    ])
    func longTextsTakeNoLongerThanTheirLength(_ part: String) {
        let text = String(repeating: part, count: 40_000 / part.utf8.count)
        let clock = ContinuousClock()
        let time = clock.measure { _ = RichText(markup: text) }
        #expect(time < .seconds(3))
    }
}
