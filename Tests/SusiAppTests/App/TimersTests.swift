// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire
import Testing

@testable import SusiApp

/// Timers that the account keeps, and planned answers that are taken back.
@Suite struct TimersTests {
    private let session = ["session": Array(#"{"token":"secret","email":"ada@x.example"}"#.utf8)]

    /// Logged in, and told what will ring.
    private func loggedIn(_ timers: [JSON] = []) -> Stage {
        var stage = Stage(session)
        stage.start()
        SettingsTests().listen(&stage)
        stage.reply("timers.json", ["data": .array(timers)])
        return stage
    }

    private func timer(_ id: Int64, due: Int64, repeated: Bool) -> JSON {
        ["id": .number(id), "due": .number(due), "repeated": .bool(repeated)]
    }

    /// An answer whose words are said later, and which rings then.
    private func planned(_ delay: Int64) -> JSON {
        [
            "answers": [
                [
                    "actions": [
                        ["type": "answer", "expression": "It is set."],
                        [
                            "type": "answer", "expression": "Time is up.",
                            "plan_delay": .number(delay),
                        ],
                        ["type": "answer", "expression": "ALARM", "plan_delay": .number(delay)],
                    ]
                ]
            ],
            "answer_date": "2018-06-02T13:51:49.000Z", "query_date": "2018-06-02T13:51:49.000Z",
        ]
    }

    private func cancelling(_ due: Int64) -> JSON {
        [
            "answers": [
                [
                    "actions": [
                        ["type": "timer_reset", "time": .string(String(due))],
                        ["type": "answer", "expression": "It is cancelled."],
                    ]
                ]
            ],
            "answer_date": "2018-06-02T13:51:59.000Z", "query_date": "2018-06-02T13:51:59.000Z",
        ]
    }

    @Test func `a timer rings when it is due, and says so`() {
        var stage = Stage()
        stage.start()
        stage.ask("set a timer")
        stage.reply("chat.json", planned(60_000))
        #expect(!stage.page.program.isRinging)
        stage.pass(61_000)
        #expect(stage.page.program.isRinging)
        #expect(stage.shows("Time is up."))
    }

    @Test func `a timer that was cancelled neither rings nor says anything`() throws {
        var stage = Stage()
        stage.start()
        stage.ask("set a timer")
        stage.reply("chat.json", planned(60_000))
        let bubbles = try #require(
            stage.page.program.conversation.pages.last?.turns.last?.reply?.bubbles
        )
        stage.ask("cancel the timer")
        stage.reply("chat.json", cancelling(bubbles[1].due))
        stage.reload()
        stage.pass(61_000)
        #expect(!stage.page.program.isRinging)
        #expect(!stage.shows("Time is up."))
        #expect(stage.shows("It is cancelled."))
    }

    @Test func `what is repeated rings when the account says so`() {
        var stage = loggedIn([])
        let due = stage.page.instant + 7_200_000
        stage.change { $0.isVisible = false }
        stage.change { $0.isVisible = true }
        SettingsTests().listen(&stage)
        stage.reply("timers.json", ["data": [timer(4, due: due, repeated: true)]])
        stage.pass(7_199_000)
        #expect(!stage.page.program.isRinging)
        stage.pass(2000)
        #expect(stage.page.program.isRinging)
    }

    @Test func `what is stopped here is stopped on all devices, and the other way round`() throws {
        var stage = loggedIn([])
        stage.ask("set a timer")
        stage.reply("chat.json", planned(1000))
        stage.pass(2000)
        #expect(stage.page.program.isRinging)
        stage.click("Stop ringing")
        #expect(!stage.page.program.isRinging)
        let request = try #require(stage.requests.last { $0.address.contains("timers.json") })
        #expect(request.form["quiet"] == "true")
    }
}
