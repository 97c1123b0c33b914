// Susi. SPDX-License-Identifier: Apache-2.0

import SusiLore
import SusiMind
import SusiWire
import Testing

/// Facts that skills look up.
@Suite struct TableTests {
    private let lore: Lore

    init() throws {
        let text = """
            # Three countries. Source: none.
            name\tde\tcapital
            Peru\tPeru\tLima
            Netherlands; Holland\tNiederlande\tAmsterdam
            Köln-Land\t\tKöln

            """
        let table = try #require(Table(parsing: Array(text.utf8)))
        var tables = Tables()
        tables.add(table, named: "countries")
        lore = Lore(tables: tables)
    }

    private func ask(_ arguments: [(name: String, value: String)], seed: UInt64 = 0) -> String {
        let question = Question("?", seed: seed)
        switch lore.fulfilment(of: "Table", [("of", "countries")] + arguments, for: question) {
        case .rows(let rows):
            return rows.map { $0["capital"]?.string ?? "none" }.joined(separator: ", ")
        case .failed(let reason): return "failed: \(reason)"
        case .response, .value, nil: return "?"
        }
    }

    @Test func `a row is found by a cell, however it is written`() {
        #expect(ask([("name", "PERU?")]) == "Lima")
        #expect(ask([("name", "the  netherlands")]) == "Amsterdam")
        #expect(ask([("name", "köln-land")]) == "Köln")
    }

    @Test func `semicolons part names of the same thing`() {
        #expect(ask([("name", "Holland")]) == "Amsterdam")
        #expect(ask([("name", "Netherlands; Holland")]) == "Amsterdam")
    }

    @Test func `one of several columns will do`() {
        #expect(ask([("name|de", "die Niederlande")]) == "Amsterdam")
        #expect(ask([("name|de", "Peru")]) == "Lima")
    }

    @Test func `all arguments have to fit`() {
        #expect(ask([("name", "Peru"), ("capital", "Lima")]) == "Lima")
        #expect(
            ask([("name", "Peru"), ("capital", "Amsterdam")])
                == "failed: nothing fits in “countries”"
        )
    }

    @Test func `without a condition all rows come, or some by chance`() {
        #expect(ask([]) == "Lima, Amsterdam, Köln")
        #expect(Set((0..<50).map { ask([("pick", "1")], seed: $0) }).count == 3)
        #expect(ask([("pick", "9")]).utf8.count == ask([]).utf8.count)
    }

    @Test func `what cannot be asked is said`() {
        #expect(ask([("color", "red")]) == "failed: the table has no column “color”")
        #expect(
            ask([("pick", "some")])
                == "failed: “pick” is the number of rows to be drawn, not “some”"
        )
        let unknown = lore.fulfilment(of: "stars", [], for: Question(""))
        if unknown != nil { Issue.record("nobody offers that") }
        #expect(Table(parsing: Array("# only remarks".utf8)) == nil)
    }
}
