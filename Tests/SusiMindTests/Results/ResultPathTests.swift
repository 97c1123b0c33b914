// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiMind

@Suite struct ResultPathTests {
    private let document = #"""
        {"a":{"b":[10,20,[31,32]]},"rows":[{"x":1.50},{"x":2}],"x y":"blank","big":12345678901}
        """#

    @Test(arguments: [
        ("$.a.b[1]", #"[{"!":20}]"#),
        ("$.a.b[2][1]", #"[{"!":32}]"#),
        ("$.a.b.[1]", #"[{"!":20}]"#),
        ("$.rows", #"[{"x":1.50},{"x":2}]"#),
        ("$.rows.", #"[{"x":1.50},{"x":2}]"#),
        (" $.rows[0].x ", #"[{"!":1.50}]"#),
        ("$.rows[1]", #"[{"x":2,"k0":"x","v0":2,"mapsize":1}]"#),
        ("$.x y", #"[{"!":"blank"}]"#),
        ("$.big", #"[{"!":12345678901}]"#),
    ])
    func `a path finds rows`(path: String, rows: String) throws {
        let found = try ResultRows.rows(at: path, in: Array(document.utf8))
        #expect(try JSON(parsing: rows) == .array(found.map { .object($0) }))
    }

    @Test(arguments: ["$.[1].x", "$[1].x", "$.[1].x."])
    func `a list at the top is entered with or without a dot`(path: String) throws {
        let rows = try ResultRows.rows(at: path, in: Array(#"[{"x":1},{"x":2}]"#.utf8))
        #expect(rows == [["!": 2]])
    }

    @Test(arguments: [
        ("", 1), ("a.b", 1), ("author", 1), ("$a", 2), ("$..a", 3), ("$.a..b", 5), ("$['a']", 3),
        ("$.*", 3), ("$.a[*]", 5), ("$.a[-1]", 5), ("$.a[1:2]", 6), ("$.a[1", 6), ("$.ä]", 4),
        ("$.a[9999999999]", 14),
    ])
    func `a path that cannot be read is refused at its column`(path: String, column: Int) throws {
        let error = try #require(throws: ResultError.self) { try ResultPath(path) }
        #expect(error.kind == .invalidPath)
        #expect(error.place == "path ‘\(path)’, column \(column)")
    }

    @Test(arguments: [
        ("$.nothing", "$: expected a member ‘nothing’, found an object of 4 named values"),
        ("$.a.b[3]", "$.a.b: expected an element 3, found a list of 3"),
        ("$.rows[0].x.y", "$.rows[0].x: expected a member ‘y’, found a number"),
        ("$.rows.x", "$.rows: expected a member ‘x’, found a list of 2"),
        ("$.a[0]", "$.a: expected an element 0, found an object of 1 named values"),
    ])
    func `a path that leads nowhere says how far it got`(path: String, message: String) throws {
        let error = try #require(throws: ResultError.self) {
            try ResultRows.rows(at: path, in: Array(document.utf8))
        }
        #expect(error.kind == .missingValue)
        #expect(error.description == message)
    }

    @Test(arguments: [
        (#"[{"a":1},{"b":2}]"#, #"[{"a":1},{"b":2}]"#),
        (#"[1, "b", null, {"a":1}]"#, #"[{"!":1},{"!":"b"},{"!":null},{"a":1}]"#),
        (#"{"a":1}"#, #"[{"!":"{\"a\":1}"}]"#),
        ("42", #"[{"!":"42"}]"#),
        ("plain words", #"[{"!":"plain words"}]"#),
        ("call([1]);", #"[{"!":1}]"#),
    ])
    func `the path of everything takes a list or the text`(body: String, rows: String) throws {
        let found = try ResultRows.rows(at: "$", in: Array(body.utf8))
        #expect(try JSON(parsing: rows) == .array(found.map { .object($0) }))
    }

    @Test(arguments: [
        ("$.a", #"{"a":[]}"#, ResultError.Kind.noRows),
        ("$", "[]", .noRows),
        ("$", " \n", .noRows),
        ("$.a", #"{"a":[[1]]}"#, .unsuitableValue),
        ("$", "[[1]]", .unsuitableValue),
        ("$.a", "<html>", .unreadableBody),
        ("$.a", "", .unreadableBody),
        ("$.a", #"{"a":1"#, .unreadableBody),
    ])
    func `a response without rows says why`(
        path: String,
        body: String,
        kind: ResultError.Kind
    ) throws {
        let error = try #require(throws: ResultError.self) {
            try ResultRows.rows(at: path, in: Array(body.utf8))
        }
        #expect(error.kind == kind)
    }

    @Test(arguments: [
        #"callback({"a":1});"#, #" jQuery_1.f$( {"a":1} ) ; "#, #"/**/ _({"a":1})"#, #"{"a":1}"#,
    ])
    func `a body for a script is unwrapped`(body: String) throws {
        #expect(try ResultRows.rows(at: "$.a", in: Array(body.utf8)) == [["!": 1]])
    }

    @Test func `no path and no body is too strange`() {
        var generator = SeededGenerator(seed: 11)
        let paths = ["$", ".", "[", "]", "0", "1", "a", "b", "ä", "\"", "'", "*", " ", "..", "\0"]
        let bodies = ["{", "}", "[", "]", "(", ")", ";", ",", ":", "\"a\"", "1", "a", "ä", " "]
        var found = 0
        for _ in 0..<20_000 {
            let path =
                (Bool.random(using: &generator) ? "$" : "") + generator.text(of: paths, upTo: 5)
            let body = generator.text(of: bodies, upTo: 9)
            let rows = try? ResultRows.rows(at: path, in: Array(body.utf8))
            if let rows {
                found += 1
                #expect(!rows.isEmpty)
            }
        }
        #expect(found > 100)
    }
}
