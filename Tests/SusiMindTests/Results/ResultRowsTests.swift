// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiMind

@Suite struct ResultRowsTests {
    @Test(arguments: [
        ("null", #"[{"!":null}]"#),
        ("true", #"[{"!":true}]"#),
        ("1.50", #"[{"!":1.50}]"#),
        (#""a""#, #"[{"!":"a"}]"#),
        ("{}", #"[{"mapsize":0}]"#),
        (
            #"{"EUR":{"x":1},"USD":2}"#,
            #"[{"EUR":{"x":1},"USD":2,"k0":"EUR","v0":{"x":1},"k1":"USD","v1":2,"mapsize":2}]"#
        ),
    ])
    func `a value becomes rows`(value: String, rows: String) throws {
        let found = try ResultRows.rows(of: JSON(parsing: value), at: "$")
        #expect(try JSON(parsing: rows) == .array(found.map { .object($0) }))
    }

    @Test func `members that are called like the added ones stay as they are`() throws {
        let rows = try ResultRows.rows(of: ["k1": "mine", "mapsize": 7], at: "$")
        #expect(
            rows == [
                [
                    "k1": "mine", "mapsize": 7, "k0": "k1", "v0": "mine", "v1": 7,
                ]
            ]
        )
    }
}
