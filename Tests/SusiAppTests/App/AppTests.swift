// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire
import Testing

@testable import SusiApp

/// A chat answer of a skill.
func answer(_ query: String, _ text: String, skill: String = "greetings") -> JSON {
    answer(query, actions: [["type": "answer", "expression": .string(text)]], skill: skill)
}

func answer(_ query: String, actions: [JSON], skill: String = "greetings") -> JSON {
    let file = "general/Small Talk/en/\(skill).txt"
    return [
        "query": .string(query), "query_date": "2018-06-02T14:05:10.000Z",
        "answer_date": "2018-06-02T14:05:10.050Z",
        "answers": [
            [
                "data": [["0": .string(query)]], "actions": .array(actions),
                "skills": [.string("/susi_skill_data/models/\(file)")],
                "trace": .string("answered by “hi” in models/\(file), line 11\n  rank: none\n"),
            ]
        ],
    ]
}

@Suite struct AppTests {
    func started() -> Stage {
        var stage = Stage()
        stage.start()
        return stage
    }

    /// After a question with its answer.
    func answered() -> Stage {
        var stage = started()
        stage.ask("Hello")
        stage.reply("chat.json", answer("Hello", "Hello to you."))
        return stage
    }

    @Test func `a first start greets and suggests what to ask`() {
        let stage = started()
        #expect(stage.shows("Hello, I am Susi."))
        #expect(stage.button("What can you do?") != nil)
        #expect(stage.page.document.node(where: .role, is: "log") != nil)
        #expect(stage.page.document.node(where: .ariaLabel, is: "Message") != nil)
    }

    @Test func `a question is shown and kept before it is sent, with what goes along`() throws {
        var stage = started()
        stage.surroundings.minutesFromUTC = 120
        stage.change { _ in }
        stage.ask("What time is it?")
        #expect(stage.shows("What time is it?"))
        #expect(stage.shows("Susi is thinking"))
        #expect(stage.stored.keys.contains { $0.hasPrefix("page/") })
        let request = try #require(stage.requests.first)
        #expect(request.form["q"] == "What time is it?")
        #expect(request.form["timezoneOffset"] == "-120")
        #expect(request.form["language"] == "en")
        #expect(request.form["device_type"] == "Web Client")
    }

    @Test func `an answer comes in the place of the indicator and is announced once`() {
        let stage = answered()
        #expect(stage.shows("Hello to you."))
        #expect(!stage.shows("Susi is thinking"))
        #expect(stage.page.program.announcement == "Hello to you.")
        #expect(stage.articles == 2)
    }

    @Test func `Enter with Shift breaks the line, and without where the settings say so`() {
        var stage = started()
        stage.type("Hello")
        stage.press("Enter", shift: true)
        #expect(stage.requests.isEmpty)
        stage.hear(.set(.enterSends, "false"))
        stage.press("Enter")
        #expect(stage.requests.isEmpty)
        stage.happen(.submit, "composer")
        #expect(stage.requests.count == 1)
    }

    @Test func `arrow up brings the last question back`() {
        var stage = answered()
        stage.press("ArrowUp")
        #expect(stage.page.program.composer.draft == "Hello")
        stage.type("Something else")
        stage.press("ArrowUp")
        #expect(stage.page.program.composer.draft == "Something else")
    }

    @Test func `nothing typed is lost by a reload`() {
        var stage = started()
        stage.type("Half a quest")
        stage.reload()
        #expect(stage.page.program.composer.draft == "Half a quest")
        #expect(stage.shows("Half a quest"))
    }

    @Test func `the conversation is there after a reload`() {
        var stage = answered()
        stage.reload()
        #expect(stage.shows("Hello to you."))
        #expect(stage.articles == 2)
    }

    @Test func `without a connection a question waits with a clock, and is sent when it is back`() {
        var stage = started()
        stage.change { $0.isOnline = false }
        stage.ask("First")
        stage.lose("chat.json")
        // Who asks once more wants to know now.
        stage.ask("Second")
        stage.lose("chat.json")
        #expect(stage.shows("Waiting for the connection"))
        #expect(stage.shows("No connection."))
        #expect(stage.requests.isEmpty)
        stage.reload()
        stage.lose("chat.json")
        #expect(stage.requests.isEmpty)
        stage.change { $0.isOnline = true }
        #expect(stage.requests.map { $0.form["q"] } == ["First"])
        stage.reply("chat.json", answer("First", "One."))
        #expect(stage.requests.map { $0.form["q"] } == ["Second"])
    }

    @Test func `a question that was not answered says why and can be asked again`() {
        var stage = started()
        stage.ask("Hello")
        stage.reply("chat.json", [:], status: 500)
        #expect(stage.shows("The server has a fault."))
        stage.click("Try again")
        stage.reply("chat.json", answer("Hello", "Hello to you."))
        #expect(!stage.shows("The server has a fault."))
        #expect(stage.articles == 2)
    }

    @Test func `thumbs tell the skill that answered, and the other one stays possible`() {
        var stage = answered()
        stage.click("Good answer")
        let form = stage.requests.first?.form
        #expect(form?["model"] == "general")
        #expect(form?["group"] == "Small Talk")
        #expect(form?["language"] == "en")
        #expect(form?["skill"] == "greetings")
        #expect(form?["rating"] == "positive")
        stage.reply("rateSkill.json", ["accepted": true])
        stage.reply("feedbackLog.json", ["accepted": true])
        stage.click("Bad answer")
        #expect(stage.requests.first?.form["rating"] == "negative")
    }

    @Test func `why an answer came is told with skill, phrase and line`() {
        var stage = answered()
        stage.click("Why this answer?")
        #expect(stage.shows("Small Talk/en/greetings.txt"))
        #expect(stage.shows(">hi"))
        #expect(stage.shows(">11"))
        #expect(stage.done.contains(.dialog("layer", isOpen: true)))
        stage.click("Close")
        #expect(!stage.shows("<dialog"))
    }

    @Test func `a message can be copied and deleted`() {
        var stage = answered()
        stage.click("More about this message")
        stage.click("Copy")
        #expect(stage.done.contains(.copy("Hello")))
        stage.click("More about this message")
        stage.click("Delete on this device")
        #expect(stage.articles == 1)
        stage.reload()
        #expect(stage.articles == 1)
        #expect(stage.shows("Hello to you."))
    }

    @Test func `a text that cannot be shared is copied instead`() {
        var stage = answered()
        stage.click("More about this message")
        stage.click("Share")
        let ticket = stage.done.first { $0.kind == .share }?.ticket ?? 0
        stage.page.fail(ticket, name: "NotSupportedError")
        #expect(stage.page.effects.contains(.copy("Hello")))
    }

    @Test func `a timer rings when it is due, until somebody stops it`() {
        var stage = started()
        stage.ask("Set a timer")
        let due = (stage.page.instant + 5000) / 1000
        let timer: JSON = ["type": "timer_set", "time": .number(due)]
        stage.reply("chat.json", answer("Set a timer", actions: [timer]))
        stage.pass(3000)
        #expect(!stage.shows("Stop ringing"))
        stage.pass(4000)
        #expect(stage.shows("Stop ringing"))
        stage.click("Stop ringing")
        #expect(!stage.shows("Stop ringing"))
    }

    @Test func `a place that is not found is asked for again, one that is refused is not`() {
        var stage = Stage(["settings": Array(#"{"sendPlace":{"value":"true"}}"#.utf8)])
        stage.start()
        let first = stage.page.program.place
        stage.failLast(.locate, name: "TimeoutError")
        #expect(stage.page.program.settings.sendsPlace)
        stage.ask("Hello")
        stage.failLast(.locate, name: "NotAllowedError")
        #expect(!stage.page.program.settings.sendsPlace)
        #expect(stage.shows("does not tell this page where you are"))
        #expect(first == nil)
    }

    @Test func `settings change at once and survive a reload`() {
        var stage = started()
        stage.hear(.set(.theme, "dark"))
        let dark = Effect.document(title: "Susi", language: "en", classes: "dark")
        #expect(stage.done.contains(dark))
        #expect(stage.said.last == .settings(stage.page.program.settings))
        stage.reload()
        #expect(stage.page.program.settings.theme == .dark)
    }

    @Test func `a question from another screen is asked in the chat`() {
        var stage = started()
        stage.go("#/skills")
        #expect(!stage.shows("role=\"log\""))
        stage.hear(.ask("Tell me a joke"))
        #expect(stage.requests.first?.form["q"] == "Tell me a joke")
        #expect(stage.shows("role=\"log\""))
        #expect(Screen(address: stage.surroundings.address) == .chat)
    }

    @Test func `a message of which nobody knows the account logs out and keeps all messages`() {
        var stage = Stage(["session": Array(#"{"token":"secret","email":"ada@x.example"}"#.utf8)])
        stage.start()
        stage.ask("Hello")
        while stage.requests.contains(where: { !$0.address.contains("chat.json") }) {
            let other = stage.requests.first { !$0.address.contains("chat.json") }
            stage.reply(other?.address ?? "", [:], status: 401)
        }
        #expect(stage.page.program.login == nil)
        #expect(stage.shows("Hello"))
    }
}
