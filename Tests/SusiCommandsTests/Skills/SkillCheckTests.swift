// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiCommands

@Suite struct SkillCheckTests {
    private let bad = """
        hello|good day
        Hello!

        is it * | hello
        Yes.

        \tlost
        !foo: bar
        No.
        """

    @Test func `what was found is shown where it stands`() throws {
        let folder = try Folder(["a.txt": bad])
        let run = Run(["skill", "check", "a.txt"], in: folder)
        #expect(run.status == .failure)
        #expect(
            run.output == """
                a.txt:4:11: warning: “hello” can never answer, because “hello” in line 1 always goes \
                first: say “hello”
                    is it * | hello
                              ^
                    try: leave it out, or say more in it than the other does

                a.txt:8:1: error: nobody knows the keyword “!foo”, so this line is left out
                    !foo: bar
                    ^
                    expected: !example, !expect, !plan, !console, !javascript, !first or !rest

                1 file, 1 error, 1 warning, 0 notes

                """
        )
    }

    @Test func `warnings are no errors`() throws {
        let folder = try Folder(["a.txt": "* *\nYes."])
        #expect(Run(["skill", "check", "a.txt"], in: folder).status == .success)
    }

    @Test func `a folder stands for its files`() throws {
        let folder = try Folder(["s/a.txt": "a\nb", "s/en/b.txt": "a\nb", "s/.c.txt": "a"])
        let run = Run(["skill", "check", "s", "s/a.txt"], in: folder)
        #expect(run.output == "3 files, 0 errors, 0 warnings, 0 notes\n")
        let empty = Run(["skill", "check", "."], in: try Folder())
        #expect(empty.errors == "susi skill check: there is no skill in the folder “.”.\n")
    }

    @Test func `phrases are tried among those of other skills`() throws {
        let folder = try Folder([
            "Skills/A/en/a.txt": "what is *\nSomething.",
            "Skills/A/en/b.txt": "::prior\n* is *\nYes.",
        ])
        let alone = Run(["skill", "check", "Skills/A/en/b.txt"], in: folder)
        #expect(alone.output == "1 file, 0 errors, 0 warnings, 0 notes\n")
        let run = Run(["skill", "check", "--skills", "Skills", "Skills/A/en/b.txt"], in: folder)
        #expect(
            run.lines.first == """
                Skills/A/en/b.txt:2:1: warning: “* is *” answers “what is walruses”, which is meant \
                for “what is *” in models/general/A/en/a.txt, line 1
                """
        )
    }

    @Test func `what was found can be read by programs`() throws {
        let run = Run(["skill", "check", "a.txt", "--json"], in: try Folder(["a.txt": bad]))
        let report = try JSON(parsing: run.output)
        #expect(report["errors"] == 1)
        #expect(report["warnings"] == 1)
        let first = report["files"]?.array?[0]["diagnostics"]?.array?[0]
        #expect(first?["severity"] == "warning")
        #expect(first?["line"] == 4)
        #expect(first?["column"] == 11)
    }
}
