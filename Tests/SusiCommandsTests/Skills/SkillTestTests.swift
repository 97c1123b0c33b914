// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiCommands

@Suite struct SkillTestTests {
    private func run(_ skill: String, _ options: [String] = []) throws -> Run {
        Run(["skill", "test", "a.txt"] + options, in: try Folder(["a.txt": skill]))
    }

    @Test(
        arguments: [
            ("hello\n!example: Hello!\n!expect: Hi.\nHi.", "1 passed, 0 failed, 0 skipped"),
            ("hello\n!example: Hello!\n!expect: Bye.\nHi.", "0 passed, 1 failed, 0 skipped"),
            ("hello\n!example: Hello!\nHi.", "1 passed, 0 failed, 0 skipped"),
            ("hello\n!example: Goodbye!\nHi.", "0 passed, 1 failed, 0 skipped"),
            ("hello\n!example: hello\n!expect: C\nA|B|C|D", "1 passed, 0 failed, 0 skipped"),
            ("hello\n!example: hello\n!expect: E\nA|B|C|D", "0 passed, 1 failed, 0 skipped"),
            ("hello\n!example: hello\n!expect: A | B\nA|B", "1 passed, 0 failed, 0 skipped"),
            ("say *\n!example: say x\n!expect: It * x.\nIt is x.", "1 passed, 0 failed, 0 skipped"),
            ("say *\n!example: say x\n!expect: It * y.\nIt is x.", "0 passed, 1 failed, 0 skipped"),
            ("a|b\n!example: a\n!example: b\n!expect: c\nc", "2 passed, 0 failed, 0 skipped"),
            (
                "a|b\n!example: a\n!expect: c\n!example: b\n!expect: d\nc",
                "1 passed, 1 failed, 0 skipped"
            ),
            ("a\n!example: a\n?$x$: y: z", "1 passed, 0 failed, 0 skipped"),
            ("a\nb", "0 passed, 0 failed, 0 skipped"),
            (
                "a\n!example: <your example>\n!expect: <its answer>\nb",
                "0 passed, 0 failed, 0 skipped"
            ),
        ]
    )
    func `examples are compared with what is expected`(_ skill: String, _ summary: String) throws {
        let run = try run(skill)
        #expect(run.lines.last == summary)
        #expect(run.status == (summary.contains(" 0 failed") ? .success : .failure))
    }

    @Test func `an example may build on those before it`() throws {
        let skill = """
            i am *
            !example: I am Ann
            ^$1$^>_name Hello.

            who am i
            !example: Who am I?
            !expect: ann
            ?$_name$: $_name$: Nobody.

            who is there
            !example: Who is there?
            !expect: Nobody.
            ?$_name$: $_name$: Nobody.
            """
        #expect(try run(skill).lines == ["3 passed, 0 failed, 0 skipped"])
    }

    @Test func `a difference is shown with its reason`() throws {
        let run = try run("hello\n!example: Hello!\n!expect: Bye.\nHi.")
        #expect(
            Array(run.lines.prefix(4)) == [
                "✘ a.txt:1: “Hello!”", "    expected: Bye.", "    answered: Hi.",
                "    answered by “hello” in models/general/Knowledge/en/a.txt, line 1",
            ]
        )
    }

    @Test func `without the net, examples that need it are skipped`() throws {
        let skill = """
            joke
            !example: joke
            !console:$!$
            {"url": "https://jokes.example/", "path": "$.joke"}
            eol

            pause
            !example: pause
            !console:
            {"actions": [{"type": "pause"}]}
            eol
            """
        let run = try run(skill, ["--offline"])
        #expect(
            run.lines == [
                "➜ a.txt:1: “joke” is skipped: it needs a web call",
                "1 passed, 0 failed, 1 skipped",
            ]
        )
        #expect(run.status == .success)
    }

    @Test func `among other skills these may answer`() throws {
        let folder = try Folder([
            "Skills/A/en/a.txt": "please *\n!example: please hello\n!expect: Hi.\n`$1$`",
            "Skills/A/en/b.txt": "hello\nHi.",
        ])
        let file = ["skill", "test", "Skills/A/en/a.txt"]
        #expect(Run(file, in: folder).status == .failure)
        #expect(Run(file + ["--skills", "Skills"], in: folder).status == .success)
    }
}
