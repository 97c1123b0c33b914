// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiMind

@Suite struct SelectionRowsTests {
    private let table = #"""
        [{"name":"ada","age":-1.50,"tags":["x","y"],"home":{"city":"Ulm","length":9},"a.b":"dot"},
         {"name":"bob","age":"4","tags":[],"home":{"city":"Rom"},"ok":true},
         {"name":"cy","age":"unknown","home":null}]
        """#

    @Test(
        arguments: [
            ("name", #"[{"name":"ada"},{"name":"bob"},{"name":"cy"}]"#),
            ("home.city AS x", #"[{"x":"Ulm"},{"x":"Rom"}]"#),
            ("home.city", #"[{"home.city":"Ulm"},{"home.city":"Rom"}]"#),
            (
                "tags[0] AS first, name",
                #"[{"first":"x","name":"ada"},{"name":"bob"},{"name":"cy"}]"#
            ),
            ("tags[ 0 ]", #"[{"tags[ 0 ]":"x"}]"#),
            ("tags.length", #"[{"tags.length":2},{"tags.length":0}]"#),
            ("tags.size() AS n", #"[{"n":2},{"n":0}]"#),
            ("home.length AS n", #"[{"n":9},{"n":1}]"#),
            ("name.length AS n", #"[{"n":3},{"n":3},{"n":2}]"#),
            ("a.b", #"[{"a.b":"dot"}]"#),
            ("ok AS o, *", nil),
            ("nothing", "[]"),
            ("COUNT(*)", #"[{"COUNT(*)":3}]"#),
            ("count( tags ) AS n", #"[{"n":2}]"#),
            ("COUNT(home) AS n", #"[{"n":2}]"#),
            ("MAX(age) AS a, MIN(age) AS b", #"[{"a":4,"b":-1.50}]"#),
            ("SUM(age)", #"[{"SUM(age)":2.5}]"#),
            ("AVG(age) AS a", #"[{"a":1.25}]"#),
            ("MAX(name)", "[]"),
            ("SUM(nothing) AS s", #"[{"s":0.0}]"#),
            (
                "PERCENT(age) AS p, name AS n",
                #"[{"p":-60.0,"n":"ada"},{"p":160.0,"n":"bob"},{"n":"cy"}]"#
            ),
            ("PERCENT(nothing) AS p", "[]"),
        ] as [(String, String?)]
    )
    func `columns are made of rows`(columns: String, rows: String?) throws {
        let source = try #require(try JSON(parsing: table).array).compactMap { $0.object }
        let found = try Selection("SELECT \(columns) FROM s WHERE query='x'").rows(from: source)
        if let rows {
            #expect(try JSON(parsing: rows) == .array(found.map { .object($0) }))
        } else {
            #expect(found.count == source.count)
        }
    }

    @Test(arguments: [
        ("name IN ('ada','cy')", ["ada", "cy"]),
        ("name='bob'", ["bob"]),
        ("home.city IN ('Rom')", ["bob"]),
        ("ok='true' AND age='4'", ["bob"]),
        ("age='-1.50'", ["ada"]),
        ("name IN ('Ada')", []),
    ])
    func `an outer selection keeps the rows that meet its conditions`(
        condition: String,
        names: [String]
    ) throws {
        let source = try #require(try JSON(parsing: table).array).compactMap { $0.object }
        let text = "SELECT name FROM ( SELECT * FROM s WHERE query='x' ) WHERE \(condition);"
        let found = try Selection(text).rows(from: source)
        #expect(found.compactMap { $0["name"]?.string } == names)
    }

    @Test func `everything is every column of every row`() throws {
        let rows: [JSONObject] = [["a": 1, "b": 2], ["c": nil]]
        #expect(try Selection("SELECT * FROM s").rows(from: rows) == rows)
        #expect(try Selection("SELECT * FROM s").rows(from: []) == [])
    }

    @Test func `a list of a service is a condition on its rows`() throws {
        let selection = try Selection("SELECT a FROM s WHERE query='q' AND a IN ('1')")
        #expect(selection.request.arguments.count == 1)
        #expect(selection.rows(from: [["a": 1], ["a": 2]]) == [["a": 1]])
    }
}
