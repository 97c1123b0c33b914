// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiServer

@Suite struct ScriptDialectTests {
    @Test(
        arguments: [
            ("let x = 1; x", "var x = 1; x"),
            ("const x = 1; x", "var   x = 1; x"),
            ("for (let i = 0; i < 3; i++) {}", "for (var i = 0; i < 3; i++) {}"),
            ("for (const k in o) {}", "for (var   k in o) {}"),
            ("let\nx", "var\nx"),
            ("let/* let a */x", "var/* let a */x"),
            ("let $a, _b", "var $a, _b"),
            ("let ä = 1", "var ä = 1"),
            ("if (a) { let b = 1 }", "if (a) { var b = 1 }"),
            ("a = 1\nlet b", "a = 1\nvar b"),
            ("a++ / 2; let b", "a++ / 2; var b"),
            ("(a) / 2; let b; c / 3", "(a) / 2; var b; c / 3"),
            ("a[0] / 2; let b", "a[0] / 2; var b"),
            ("x = {a: 1} / 2; let b = 4 / 2", "x = {a: 1} / 2; var b = 4 / 2"),
            ("if (a) /\"/.test(b); let c = '\"'", "if (a) /\"/.test(b); var c = '\"'"),
            ("return /'/; let a", "return /'/; var a"),
            ("{ } /'/.test(a); let b", "{ } /'/.test(a); var b"),
            ("a = /[/']/; let b", "a = /[/']/; var b"),
            ("a = /\\//; let b", "a = /\\//; var b"),
            ("a = 'it\\'s'; let b", "a = 'it\\'s'; var b"),
        ]
    )
    func `a declaration becomes one the engine knows`(_ script: String, _ expected: String) {
        #expect(rewritten(script) == expected)
    }

    @Test(
        arguments: [
            "'let x = 1'",
            "\"const x\"",
            "// let x = 1",
            "/* let x\n let y */ 1",
            "/let x/.test('let y')",
            "a = b /let c/ d".replacing("let c", with: "2"),
            "o.let = 1; o.const",
            "o.let\nx",
            "({let: 1, const: 2})",
            "let = 5; let + 1",
            "let in o",
            "letter = 1; outlet = 2; constant",
            "`let x`",
            "'let",
            "/let x",
            "/* let x",
            "var x = 1",
            "let",
            "",
        ]
    )
    func `other text stays as it is`(_ script: String) {
        #expect(rewritten(script) == script)
    }

    @Test func `every cut of a script is read to its end`() {
        let script = Array("if (a) /[/\"]/g.test('let \\' b'); let c = `x` / 2 /* d */ // e".utf8)
        for end in 0...script.count {
            #expect(ScriptDialect.withoutLet(Array(script[..<end])).count == end)
        }
    }

    private func rewritten(_ script: String) -> String {
        String(decoding: ScriptDialect.withoutLet(Array(script.utf8)), as: UTF8.self)
    }
}
