// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiCommands

@Suite struct SpeakingTests {
    private let voice = FakeVoice()

    private func folder() throws -> Folder {
        try Folder([
            "Skills/A/en/a.txt": """
            hello
            **Hello!** See [the manual](https://example.org/). 👋
            """,
            "Skills/A/de/a.txt": "hallo\nGuten Tag! Wie geht es?",
        ])
    }

    @Test func `an answer is read to its end`() throws {
        let run = Run(["ask", "--speak", "hello"], in: try folder(), voice: voice.voice)
        #expect(run.output.hasPrefix("**Hello!**"))
        #expect(voice.events == ["Hello! | See the manual.", "finished"])
        #expect(voice.languages == ["en", "en"])
    }

    @Test func `it is read in the language of its skill`() throws {
        let arguments = ["ask", "--speak", "--language", "de", "hallo"]
        _ = Run(arguments, in: try folder(), voice: voice.voice)
        #expect(voice.languages == ["de", "de"])
    }

    @Test func `what nobody knows is said too`() throws {
        _ = Run(["ask", "--speak", "moo"], in: try folder(), voice: voice.voice)
        #expect(voice.events.first == "Sorry, no skill knows an answer to that.")
    }

    @Test func `answers to a pipe are read one after the other`() throws {
        _ = Run(["chat", "--speak"], input: "hello\nmoo\n", in: try folder(), voice: voice.voice)
        #expect(voice.events.filter { $0 == "finished" }.count == 2)
        #expect(!voice.events.contains("stopped"))
    }

    @Test func `the next line interrupts, even an empty one`() throws {
        let input = "hello\r\rhello\r\u{4}"
        _ = Run(
            ["chat", "--speak"],
            input: input,
            in: try folder(),
            columns: 40,
            voice: voice.voice
        )
        let words = "Hello! | See the manual."
        #expect(voice.events == [words, "stopped", words, "stopped"])
    }

    @Test func `Ctrl-C falls silent first and ends the conversation only then`() throws {
        let input = "hello\r\u{3}hello\r\u{3}\u{3}hello\r"
        _ = Run(
            ["chat", "--speak"],
            input: input,
            in: try folder(),
            columns: 40,
            voice: voice.voice
        )
        let words = "Hello! | See the manual."
        #expect(voice.events == [words, "stopped", words, "stopped"])
    }

    @Test(arguments: [["ask", "hello"], ["chat"]])
    func `nothing is said unasked`(arguments: [String]) throws {
        _ = Run(arguments, input: "hello\n", in: try folder(), voice: voice.voice)
        #expect(voice.events.isEmpty)
    }

    @Test func `without the program it is said what to install`() throws {
        for arguments in [["ask", "--speak", "hello"], ["chat", "--speak"]] {
            let run = Run(arguments, in: try folder())
            #expect(run.status == .failure)
            #expect(run.errors.contains("sudo apt install espeak-ng"))
        }
    }

    @Test func `why nothing is heard is told`() throws {
        voice.trouble = "no sound"
        let run = Run(["ask", "--speak", "hello"], in: try folder(), voice: voice.voice)
        #expect(run.errors == "no sound\n")
    }
}
