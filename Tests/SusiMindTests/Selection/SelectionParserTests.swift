// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiMind

@Suite struct SelectionParserTests {
    @Test(
        arguments: [
            ("SELECT * FROM weather WHERE query='berlin';", "weather", ["query": "berlin"]),
            (
                " select a , b.c as x\nfrom wikipedia where query = 'x' and language='de' ; ",
                "wikipedia", ["query": "x", "language": "de"]
            ),
            (
                #"SELECT title FROM rss WHERE url="https://example.org/a?b=c&d='e'""#, "rss",
                ["url": "https://example.org/a?b=c&d='e'"]
            ),
            (
                "SELECT * FROM s WHERE query='what's up, and so on';", "s",
                ["query": "what's up, and so on"]
            ),
            ("SELECT * FROM s WHERE QUERY='it''s'", "s", ["query": "it's"]),
            (#"SELECT * FROM s WHERE query='a\'b\\c'"#, "s", ["query": #"a'b\c"#]),
            ("SELECT * FROM s WHERE query=''", "s", ["query": ""]),
            ("SELECT * FROM s", "s", [:]),
            (
                "SELECT a FROM (SELECT * FROM s WHERE query='q') WHERE a IN ('x', 'y')", "s",
                ["query": "q"]
            ),
        ] as [(String, String, [String: String])]
    )
    func `the service and its arguments are told`(
        text: String,
        service: String,
        arguments: [String: String]
    ) throws {
        let request = try Selection(text).request
        #expect(request.service == service)
        let pairs = request.arguments.map { ($0.name, $0.text) }
        #expect(Dictionary(uniqueKeysWithValues: pairs) == arguments)
    }

    @Test(arguments: [
        ("", 1, "SELECT", "the end of the expression"),
        ("DELETE *", 1, "SELECT", "‘DELETE’"),
        ("SELECT", 7, "a column", "the end of the expression"),
        ("SELECT a b FROM s", 10, "‘,’, AS or FROM", "‘b’"),
        ("SELECT a, FROM s", 16, "‘,’, AS or FROM", "‘s’"),
        ("SELECT a AS , b FROM s", 13, "a name", "‘,’"),
        ("SELECT a[x] FROM s", 10, "the number of an element and ‘]’", "‘x’"),
        ("SELECT a. FROM s", 11, "a name", "‘FROM’"),
        ("SELECT COUNT(* FROM s", 16, "‘)’", "‘FROM’"),
        (
            "SELECT COUNT(*), a FROM s", 18, "either columns of rows or functions over all rows",
            "‘a’"
        ),
        ("SELECT a FROM", 14, "a service or ‘(’", "the end of the expression"),
        ("SELECT a FROM s WHERE q", 24, "‘=’ or IN", "the end of the expression"),
        ("SELECT a FROM s WHERE q=x", 25, "a text in quotes", "‘x’"),
        ("SELECT a FROM s WHERE q='x", 25, "a text with a quote at its end", "‘'’"),
        ("SELECT a FROM s WHERE q IN 'x'", 28, "‘(’", "‘'’"),
        ("SELECT a FROM s; x", 18, "the end of the expression", "‘x’"),
        ("SELECT ä FROM (SELECT b FROM s", 31, "‘)’", "the end of the expression"),
        ("SELECT a FROM rss WHERE query='x'", 15, "rss with WHERE url='…'", "‘rss’"),
    ])
    func `a fault is reported with its column, what was expected and what was found`(
        text: String,
        column: Int,
        expected: String,
        found: String
    ) throws {
        let error = try #require(throws: SelectionError.self) { try Selection(text) }
        #expect(error.column == column)
        #expect(error.expected == expected)
        #expect(error.found == found)
    }

    @Test func `variables are put into texts after parsing`() throws {
        let text = "SELECT * FROM (SELECT * FROM s WHERE query='$1$') WHERE a IN ('$2$','b')"
        let values = ["$1$": "it's' ; x", "$2$": "two", "b": "b"]
        let selection = try Selection(text).replacingTexts { values[$0] ?? $0 }
        #expect(selection.request["query"] == "it's' ; x")
        #expect(selection.rows(from: [["a": "two"], ["a": "three"]]) == [["a": "two"]])
        struct Missing: Error {}
        #expect(throws: Missing.self) {
            try Selection(text).replacingTexts { text throws(Missing) in throw Missing() }
        }
    }

    @Test func `selections nest only so deep`() {
        let text =
            String(repeating: "SELECT * FROM (", count: 9) + "SELECT * FROM s"
            + String(repeating: ")", count: 9)
        #expect(throws: SelectionError.self) { try Selection(text) }
    }

    @Test func `no text is too strange to be read as a selection`() {
        var generator = SeededGenerator(seed: 5)
        let pieces = [
            "SELECT ", "FROM ", "WHERE ", "AS ", "IN ", "AND ", "COUNT(", "PERCENT(", "*", "a",
            "b ",
            ",", "'", "\"", "(", ")", "[", "0", "]", ".", ".size()", ";", "=", "ä", "\\", " ", "\0",
        ]
        var accepted = 0
        for _ in 0..<20_000 {
            var text = generator.text(of: pieces, upTo: 9)
            if Bool.random(using: &generator) {
                text = "SELECT \(text) FROM s \(generator.text(of: pieces, upTo: 5))"
            }
            guard let selection = try? Selection(text) else { continue }
            accepted += 1
            _ = selection.rows(from: [["a": ["a": [1]]], ["b": "2"], [:]])
        }
        #expect(accepted > 50)
    }
}
