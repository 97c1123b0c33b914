// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SusiCommands

@Suite struct ChatTests {
    private func folder() throws -> Folder {
        try Folder([
            "Skills/A/en/a.txt": """
            i am *
            ^$1$^>_name Hello $1$!

            who am i
            ?$_name$: You are $_name$.: I do not know.

            list
            one
            """
        ])
    }

    @Test func `in a pipe there are only answers`() throws {
        let input = "I am Ann\n\n  who am I?  \n/forget\nwho am i\nnonsense\n"
        let run = Run(["chat"], input: input, in: try folder())
        #expect(
            run.lines.map { $0.split(separator: " ").joined(separator: " ") } == [
                "Hello ann!", "You are ann.", "All is forgotten.", "I do not know.",
                "Sorry, no skill knows an answer to that.",
            ]
        )
        #expect(run.status == .success)
    }

    @Test func `a line with a slash is for the chat`() throws {
        let run = Run(
            ["chat"],
            input: "/why\nlist\n/WHY\n/x\n/help\n/quit\nlist\n",
            in: try folder()
        )
        #expect(run.output.contains("Nothing has been answered yet.\n"))
        #expect(run.output.contains("answered by “list” in models/general/A/en/a.txt, line 7"))
        #expect(run.output.contains("There is no /x. /help says what there is.\n"))
        #expect(run.output.contains("/forget"))
        #expect(run.output.components(separatedBy: "one\n").count == 2)
    }

    @Test func `at a terminal lines are edited and come back`() throws {
        // “lits”, put right; then the line before once more; then the end.
        let run = Run(
            ["chat"],
            input: "lits\u{7F}\u{7F}st\r\u{1B}[A\r\u{4}",
            in: try folder(),
            columns: 40
        )
        #expect(run.output.components(separatedBy: "one\n").count == 3)
        #expect(run.output.contains("\r> list\u{1B}[K\r\u{1B}[6C"))
        #expect(run.output.hasSuffix("\n"))
    }

    @Test func `several pasted lines are several questions`() throws {
        let run = Run(["chat"], input: "list\rlist\r", in: try folder(), columns: 40)
        #expect(run.output.components(separatedBy: "one\n").count == 3)
    }
}
