// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SusiServer

@Suite struct ScriptRunnerTests {
    private let runner = ScriptRunner()
    /// For scripts that never end: these tests need not wait a whole second each.
    private let hurried = ScriptRunner(limits: ScriptLimits(time: .milliseconds(100)))

    @Test(
        arguments: [
            ("1 + 2", "3"),
            ("Math.pow(10, 3)", "1000"),
            ("1 / 3", "0.3333333333333333"),
            ("1e21", "1e+21"),
            ("0.1 + 0.2", "0.30000000000000004"),
            ("-0", "0"),
            ("0 / 0", "NaN"),
            ("var a = 2; a * 21", "42"),
            ("let a = 2; const b = 21; a * b", "42"),
            ("for (let i = 0, s = ''; i < 3; i++) s += i", "012"),
            ("'a'.toUpperCase()", "A"),
            ("[1, [2, 3]]", "1,2,3"),
            ("true", "true"),
            ("'😀'", "😀"),
            ("'Grüße'.length", "5"),
            ("Math.sinh(2).toFixed(6)", "3.626860"),
            ("Math.hypot(3, 4) + Math.cbrt(8) + Math.trunc(1.5)", "8"),
            ("(1234.5678).toPrecision(6)", "1234.57"),
            ("' a '", " a "),
        ]
    )
    func `the value of the last expression is the outcome`(_ script: String, _ value: String) {
        #expect(runner.run(script) == .value(value))
    }

    @Test(
        arguments: [
            ("print('a'); print('b', 1)", "a\nb 1"),
            ("print(' a '); null", "a"),
            ("print('a'); ''", "a"),
            ("print('a'); 'b'", "b"),
            ("print('😀')", "😀"),
            ("var a", ""),
            ("", ""),
            ("// nothing", ""),
        ]
    )
    func `what was printed counts where there is no value`(_ script: String, _ value: String) {
        #expect(runner.run(script) == .value(value))
    }

    @Test(
        arguments: [
            ("foo", "ReferenceError"),
            ("three*2", "three"),
            ("return 1", "SyntaxError"),
            ("1 +", "SyntaxError"),
            ("throw new Error('so it is')", "so it is"),
            ("throw 'so it is'", "so it is"),
            ("throw {toString: function () { throw 1 }}", ""),
            ("({toString: function () { throw new Error('inner') }})", "inner"),
            ("Object.create(null)", "TypeError"),
            ("\n\nnull.x", "line 3"),
            ("new XMLHttpRequest()", "XMLHttpRequest"),
            ("document.title", "document"),
            ("require('fs')", "require"),
        ]
    )
    func `an error of the script fails the call with its message`(_ script: String, _ part: String)
    {
        let reason = reason(of: runner.run(script))
        #expect(reason?.contains(part) == true || part.isEmpty && reason != nil, "\(reason ?? "-")")
    }

    @Test(
        arguments: [
            "while (true) {}",
            "for (;;) { try { for (;;) {} } catch (e) {} }",
            "function f() { return f() } f()",
            "/(a+)+b/.test('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')",
            "/(x+x+)+y/.exec('xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx')",
            "({toString: function () { for (;;) {} }})",
            "throw {toString: function () { for (;;) {} }}",
            "var a = []; a.length = 4294967295; a.sort()",
        ]
    )
    func `a script that does not end is ended`(_ script: String) {
        let start = ContinuousClock.now
        #expect(reason(of: hurried.run(script))?.isEmpty == false)
        #expect(.now - start < .seconds(2))
    }

    @Test(
        arguments: [
            "var s = 'x'; for (;;) s += s",
            "var a = []; for (;;) a.push(a.slice())",
            "var a = []; for (;;) a.push('x' + a.length)",
            "new Array(1e9).join('x')",
            "new ArrayBuffer(64 * 1024 * 1024)",
            "'x'.repeat(1 << 28)",
            "function f(n) { return f(n + 1) + 1 } f(0)",
            "var f = function () { [1].forEach(f) }; f()",
            "eval(new Array(100000).join('('))",
            "JSON.parse(new Array(100000).join('['))",
            "new RegExp(new Array(100000).join('('))",
            "var a = []; a[0] = a; for (var i = 0; i < 1e6; i++) a = [a]; String(a)",
        ]
    )
    func `a script that wants too much memory or depth fails`(_ script: String) {
        #expect(reason(of: runner.run(script))?.isEmpty == false)
        #expect(runner.run("1 + 1") == .value("2"))
    }

    @Test func `scripts have almost sixteen megabytes`() {
        #expect(runner.run("new ArrayBuffer(14 * 1024 * 1024).byteLength") == .value("14680064"))
        #expect(reason(of: runner.run("new ArrayBuffer(17 * 1024 * 1024)")) != nil)
    }

    @Test func `an endless output fails`() {
        #expect(reason(of: runner.run("for (;;) print('x')"))?.contains("printed more") == true)
        #expect(reason(of: runner.run("'x'.repeat(300000)"))?.contains("longer") == true)
        #expect(runner.run("'x'.repeat(200000).length") == .value("200000"))
    }

    @Test func `a script that is too long is not begun`() {
        let script = "1" + String(repeating: " ", count: 300_000)
        #expect(reason(of: runner.run(script)) == "the script is longer than 256 KB")
        #expect(runner.run("1" + String(repeating: " ", count: 250_000)) == .value("1"))
    }

    @Test func `nothing is left for the next script`() {
        #expect(runner.run("leak = 1; Math.max = 2; print('left')") == .value("left"))
        #expect(runner.run("typeof leak + typeof Math.max") == .value("undefinedfunction"))
        #expect(runner.run("String.prototype.trim = null; Object.prototype.x = 1") == .value("1"))
        #expect(runner.run("({}).x + ' a '.trim()") == .value("undefineda"))
    }

    @Test func `the engine's own tools are not there`() {
        #expect(runner.run("typeof Duktape + typeof CBOR") == .value("undefinedundefined"))
    }

    @Test func `random numbers differ from call to call`() {
        let drawn = (0..<20).map { _ in runner.run("var r = Math.random(); r >= 0 && r < 1 && r") }
        for outcome in drawn {
            #expect(drawn.count { $0 == outcome } == 1)
        }
        #expect(runner.run("Math.random() == Math.random()") == .value("false"))
    }

    @Test func `a date is the present one`() throws {
        let before = time(nil)
        let outcome = runner.run("Math.floor(new Date().getTime() / 1000)")
        guard case .value(let text) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        let seconds = try #require(Int(text))
        #expect((before...time(nil)).contains(seconds))
    }

    @Test(arguments: [(330, "-330"), (-570, "570"), (0, "0"), (840, "-840"), (99_999, "-1440")])
    func `dates are local to the person`(_ minutesEast: Int, _ offset: String) {
        let outcome = runner.run("new Date().getTimezoneOffset()", minutesEast: minutesEast)
        #expect(outcome == .value(offset))
    }

    @Test func `dates can be written and read inside the sandbox`() {
        let script = """
            var d = new Date(2020, 1, 29, 12, 30);
            [d.getYear() + 1900, d.getMonth() + 1, d.getDate(), d.getHours(),
             d.toLocaleString().length > 8, d.toString().length > 8, Date().length > 8].join()
            """
        #expect(runner.run(script) == .value("2020,2,29,12,true,true,true"))
        #expect(runner.run(script, minutesEast: -300) == .value("2020,2,29,12,true,true,true"))
    }

    @Test func `many threads can run scripts at once`() async {
        let outcomes = await withTaskGroup(of: (Int, ScriptOutcome).self) { group in
            for number in 0..<100 {
                group.addTask { (number, runner.run("\(number) * 2")) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        for (number, outcome) in outcomes {
            #expect(outcome == .value("\(number * 2)"))
        }
    }

    @Test func `a script waits for a place only so long`() {
        let full = ScriptRunner(limits: ScriptLimits(simultaneous: 0, patience: .zero))
        #expect(reason(of: full.run("1")) == "too many scripts are running at the moment")
    }

    @Test func `a worker that was killed is replaced`() throws {
        let runner = ScriptRunner()
        #expect(runner.run("1") == .value("1"))
        let first = try #require(runner.workerProcess)
        kill(first, SIGKILL)
        #expect(runner.run("2") == .value("2"))
        #expect(runner.workerProcess != first)
    }

    @Test func `the kernel itself holds a script in`() throws {
        let runner = ScriptRunner()
        runner.warmUp()
        let worker = try #require(runner.workerProcess)
        Thread.detachNewThread { _ = runner.run("for (;;) {}") }
        var status = ""
        while !status.contains("\nSeccomp:\t2\n") {
            let children = text(of: "/proc/\(worker)/task/\(worker)/children")
            guard let child = children.split(separator: " ").first else { continue }
            status = text(of: "/proc/\(child)/status")
        }
        #expect(status.contains("\nNoNewPrivs:\t1\n"))
        for rights in ["CapInh", "CapPrm", "CapEff"] {
            #expect(status.contains("\n\(rights):\t0000000000000000\n"))
        }
        #expect(!status.contains("\nUid:\t0\t"))
    }

    @Test func `a missing worker is named`() {
        let lost = ScriptRunner(executable: "/nowhere/susi-script")
        #expect(reason(of: lost.run("1"))?.contains("/nowhere/susi-script") == true)
    }

    @Test func `a worker that ends at once fails the call`() {
        let broken = ScriptRunner(executable: "/bin/true")
        #expect(reason(of: broken.run("1"))?.contains("ended unexpectedly") == true)
    }

    private func text(of file: String) -> String {
        (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    }

    private func reason(of outcome: ScriptOutcome) -> String? {
        if case .failed(let reason) = outcome { reason } else { nil }
    }
}
