// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiCommands

@Suite struct SkillTryTests {
    private static let skill = """
        ::on tea
        hello
        Hello!

        my name is *
        ^$1$^>_name Hello $1$!

        who am i
        ?$_name$: You are $_name$.

        poem
        `line`

        line
        !javascript:$!$
        print("one"); print("two")
        eol

        *
        Anything.
        """

    private func run(_ arguments: [String], _ input: String) throws -> Run {
        let folder = try Folder(["models/general/Talk/en/talk.txt": Self.skill])
        let command = ["skill", "try", "models/general/Talk/en/talk.txt"]
        return Run(command + arguments, input: input, in: folder)
    }

    @Test func `each line gets one line`() throws {
        let run = try run([], "Hello?\n\nnonsense\r\npoem\nHELLO")
        #expect(run.lines == ["Hello!", "", "", #"one\ntwo"#, "Hello!"])
        #expect(run.status == .success)
        #expect(run.errors.isEmpty)
    }

    @Test func `a conversation remembers, a fresh one does not`() throws {
        let input = "my name is Ann\nwho am i\n"
        #expect(try run([], input).lines.map(\.trimmed) == ["Hello ann!", "You are ann."])
        #expect(try run(["--fresh"], input).lines.map(\.trimmed) == ["Hello ann!", ""])
    }

    @Test func `each line of chat objects is one object`() throws {
        let lines = try run(["--json"], "hello\nnonsense\n").lines
        #expect(lines.count == 2)
        let chats = try lines.map { try ChatAnswer(JSON(parsing: $0)) }
        #expect(chats[0].answers?.first?.actions?.first?.action == .say("Hello!", language: "en"))
        #expect(
            chats[0].answers?.first?.skills == ["/susi_skill_data/models/general/Talk/en/talk.txt"]
        )
        #expect(lines[1].contains(#""answers":[],"#))
        #expect(chats[1].query == "nonsense")
    }

    @Test(
        arguments: [
            ("models/general/A/de/a.txt", nil, "de", "general/A/de/a"),
            ("models/general/A/de/a.txt", "fr", "fr", "general/A/de/a"),
            ("models/general/A/en spanish/a.txt", nil, "en", "general/A/en spanish/a"),
            ("models/general/A/News/a.txt", nil, "ne", "general/A/News/a"),
            ("models/general/A/fl/a.txt", nil, "en", "general/A/fl/a"),
            ("models/persona/A/en/a.txt", nil, "en", "persona/A/en/a"),
            ("Tea/de/a.txt", nil, "de", "general/Tea/de/a"),
            ("Tea/en-US/a.b.txt", nil, "en", "general/Tea/en/a"),
            ("skills/a.txt", nil, "en", "general/Knowledge/en/a"),
            ("skills/a.txt", "fr", "fr", "general/Knowledge/fr/a"),
            ("a.txt", "de-AT", "de", "general/Knowledge/de/a"),
        ]
    )
    func `the folder tells the language where it is one`(
        _ path: String,
        _ asked: String?,
        _ language: String,
        _ skill: String
    ) throws {
        let folder = try Folder([path: "a\nb"])
        let option = asked.map { ["--language", $0] } ?? []
        let run = Run(["skill", "try", path, "--json"] + option, input: "a", in: folder)
        let chat = try ChatAnswer(JSON(parsing: run.output))
        #expect(chat.queryLanguage == language)
        #expect(chat.answers?.first?.skills == ["/susi_skill_data/models/\(skill).txt"])
    }

    @Test func `an ordinary skill may not answer everything`() throws {
        #expect(try run([], "anything at all").lines == [""])
    }

    @Test func `a web call that is switched off makes room for the next phrase`() throws {
        let folder = try Folder([
            "a.txt": """
            joke
            !console:$!$
            {"url": "https://jokes.example/", "path": "$.joke"}
            eol

            joke
            I know none.
            """
        ])
        let run = Run(["skill", "try", "a.txt", "--offline"], input: "joke\n", in: folder)
        #expect(run.lines == ["I know none."])
    }
}

extension String {
    fileprivate var trimmed: String {
        split(separator: " ").joined(separator: " ")
    }
}
