// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiCommands

@Suite struct AskTests {
    private func folder() throws -> Folder {
        try Folder([
            "Skills/Small Talk/en/talk.txt": """
            hello
            Hello!|Hi!|Good day!

            who am i
            ?$_name$: $_name$: Nobody.

            tea
            `hello`
            """,
            "Skills/Small Talk/de/rede.txt": "hallo\nGuten Tag!\n\nhello\nAuf Englisch?",
            "Skills/Small Talk/en/last.json": """
            {"rules":[{"phrases":[{"type":"pattern","expression":"*"}],
            "actions":[{"type":"answer","phrases":["No idea."]}]}]}
            """,
        ])
    }

    @Test func `the words of a question need no quotes`() throws {
        let run = Run(["ask", "who", "am", "I?"], in: try folder())
        #expect(run.output == "Nobody.\n")
        #expect(run.status == .success)
    }

    @Test func `skills of the house may answer everything`() throws {
        #expect(Run(["ask", "xyz"], in: try folder()).output == "No idea.\n")
    }

    @Test func `a seed decides between alternatives`() throws {
        let folder = try folder()
        let answers = (0..<20).map { Run(["ask", "hello", "--seed=\($0)"], in: folder).output }
        #expect(Set(answers) == ["Hello!\n", "Hi!\n", "Good day!\n"])
        #expect(Run(["ask", "hello", "--seed", "7"], in: folder).output == answers[7])
    }

    @Test func `the language ranks`() throws {
        let run = Run(["ask", "hello", "--language", "de"], in: try folder())
        #expect(run.output == "Auf Englisch?\n")
    }

    @Test func `the reason comes with the answer`() throws {
        let run = Run(["ask", "tea", "--why", "--seed=1"], in: try folder())
        #expect(run.output.contains("answered by “tea” in models/general/Small Talk/en/talk.txt"))
        #expect(run.output.contains("asked itself “hello”"))
    }

    @Test func `the chat object is the one that the server sends`() throws {
        let run = Run(["ask", "--json", "Who am I?"], in: try folder())
        let chat = try ChatAnswer(JSON(parsing: run.output))
        #expect(chat == chat.strict())
        #expect(chat.query == "Who am I?")
        #expect(chat.queryDate?.instant() == Run.noon)
        #expect(chat.answers?.first?.skill?.skill == "talk")
        #expect(
            chat.answers?.first?.skills == [
                "/susi_skill_data/models/general/Small Talk/en/talk.txt"
            ]
        )
    }

    @Test func `where nobody answers, the status says so`() throws {
        let folder = try Folder(["Skills/A/en/a.txt": "a\nb"])
        let run = Run(["ask", "x"], in: folder)
        #expect(run.status == .failure)
        #expect(run.errors == "Sorry, no skill knows an answer to that.\n")
        let long = Run(["ask", String(repeating: "x", count: 9000)], in: folder)
        #expect(long.errors.hasPrefix("Sorry, the question has 9000 bytes"))
    }

    @Test func `a collection of models is read model by model`() throws {
        let folder = try Folder([
            "corpus/models/general/A/en/a.txt": "a\nb",
            "corpus/models/persona/B/en/bob.txt": "a\nI am Bob.",
        ])
        #expect(Run(["ask", "a", "--skills", "corpus"], in: folder).output == "b\n")
    }
}
