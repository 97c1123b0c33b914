// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer

/// The recorded exchanges of chat, memory and status, asked of our server: same status, same members
/// of the same kinds with the same values, but for what `docs/differences.md` lists with its reason.
@Suite(.enabled(if: Capture.areHere, "the recorded exchanges are not on this machine"))
struct ChatCaptureTests {
    /// Skills of the corpus where it has those that answered, and a few that answer alike.
    static func skills() throws -> [String: String] {
        let seconds = [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 16]
        var skills = [
            "Captures/en/captures.txt": """
            ::name Captures

            hello
            Good day!

            set an alarm *
            alarm set for $1$
            !plan $1$: ALARM

            countdown
            starting countdown
            \(seconds.map { "!plan \($0)000: \($0)" }.joined(separator: "\n"))

            pause
            !console:
            {"actions": [{"type": "pause"}]}
            eol

            set volume to *
            !console:Audio volume is now $1$ percent.
            {"actions": [{"type": "audio_volume", "volume": "$1$"}]}
            eol

            system check
            !console:Everything works.
            {"actions": [{"type": "audio_play", "identifier_type": "url", "identifier": "x"}]}
            eol

            test table action
            !console:showing test table
            {"data": [{"student": "A", "evaluation": "good", "rating": "pass"},
            {"student": "B", "evaluation": "fair", "rating": "pass"},
            {"student": "B", "evaluation": "poor", "rating": "fail"}]}
            eol

            ask me about colors
            pick a color
            green
            you picked green. Is this your favourite color?
            """,
            "Captures/de/aufnahmen.txt": """
            ::name Aufnahmen

            hallo
            Hallo!
            """,
        ]
        for path in [
            "Knowledge/en/creator_info.txt", "Games, Trivia and Accessories/en/Flip a coin.txt",
            "Games, Trivia and Accessories/en/HAL Persona.txt",
            "Productivity/en/Calculation offline.txt",
        ] {
            let skill = try Capture.skill(path)
            skills[skill.name] = skill.text
        }
        return skills
    }

    @Test func `what is answered differs only in what is justified`() throws {
        let home = try Household(Self.skills())
        let token = try home.account("alice@example.com")
        var found: [Difference] = []
        for capture in Capture.numbered(Array(1...16) + [26, 54, 55, 62]) {
            let target = capture.target.replacing("SampleAccessTokenForCapture001", with: token)
            let response = try home.response(
                capture.method,
                target,
                [
                    "Accept": "*/*", "User-Agent": "capture-26", "Host": "127.0.0.1:4010",
                    "Accept-Encoding": "identity",
                ],
                from: "127.0.0.1"
            )
            found += try capture.differences(from: response)
        }
        let unjustified = try DifferenceTable.unjustified(found)
        #expect(
            unjustified.isEmpty,
            """
            docs/differences.md does not say why:
            \(unjustified.map { "\($0)" }.joined(separator: "\n"))
            """
        )
    }

    @Test func `every exchange is there`() {
        #expect(Capture.numbered(Array(1...62)).count == 62)
    }

    @Test func `every justification stands once and has a reason`() throws {
        let rows = try DifferenceTable.rows()
        #expect(Set(rows.map { $0.difference }).count == rows.count)
        #expect(rows.allSatisfy { $0.reason.count > 10 })
    }
}
