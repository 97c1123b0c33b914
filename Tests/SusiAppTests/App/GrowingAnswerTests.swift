// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire
import Testing

@testable import SusiApp

/// Answers that a language model makes up while one looks on.
@Suite struct GrowingAnswerTests {
    private let mark = "From an assistant model, may be wrong"

    /// A question that is on its way, and how the answer begins.
    private func asked(_ type: String = "text/event-stream;charset=utf-8") -> Stage {
        var stage = Stage()
        stage.start()
        stage.ask("How far is the moon?")
        let header = FetchAnswer.Header(name: "content-type", value: type)
        let head = FetchAnswer(status: 200, headers: [header], body: []).value
        stage.part(.list([head[0], head[1], .nothing]))
        return stage
    }

    private func event(_ name: String, _ data: JSON) -> String {
        "event: \(name)\ndata: \(data.text())\n\n"
    }

    private func document(_ text: String) -> JSON {
        var json = answer("How far is the moon?", text, skill: "susi").object ?? JSONObject()
        var first = json["answers"]?.array?.first?.object ?? JSONObject()
        first["model"] = "small"
        json["answers"] = .array([.object(first)])
        return .object(json)
    }

    @Test func `the page says that it can listen`() throws {
        let stage = asked()
        let request = try #require(stage.requests.first)
        #expect(request.headers["Accept"]?.contains("text/event-stream") == true)
        #expect(request.form["assistantModel"] == nil)
        #expect(stage.shows("Susi is thinking"))
    }

    @Test func `what is said grows, marked, and nothing is announced until it is whole`() {
        var stage = asked()
        let pieces = event("piece", "It is **far") + event("piece", " away**.")
        // However it is cut.
        for byte in pieces.utf8 { stage.part(.bytes([byte])) }
        #expect(stage.shows("far away"))
        #expect(stage.shows(mark))
        #expect(!stage.shows("Susi is thinking"))
        #expect(stage.page.program.announcement.isEmpty)
        #expect(stage.articles == 2)

        let text = event("answer", document("It is far away indeed."))
        stage.part(.bytes(Array(text.utf8)))
        stage.end()
        #expect(stage.shows("It is far away indeed."))
        #expect(stage.articles == 2)
        #expect(stage.page.program.announcement == "It is far away indeed.")
        #expect(stage.shows(mark))
        #expect(stage.button("Good answer") == nil)
        // It has sprung in already.
        #expect(stage.markup.contains("class=\"row begins\""))
        stage.reload()
        #expect(stage.shows("It is far away indeed."))
        #expect(stage.shows(mark))
        stage.click("Why this answer?")
        #expect(stage.shows("A language model made this one up."))
        #expect(stage.shows("small"))
        #expect(!stage.shows("/susi_skill_data"))
        // Nobody is helpless here.
        #expect(stage.button("What can you do?") == nil)
    }

    @Test func `an answer of a skill comes in parts, too`() {
        var stage = asked("application/json;charset=utf-8")
        let bytes = Array(answer("How far is the moon?", "So far.").text().utf8)
        stage.part(.bytes(Array(bytes.prefix(20))))
        stage.part(.bytes(Array(bytes.dropFirst(20))))
        stage.end()
        #expect(stage.shows("So far."))
        #expect(!stage.shows(mark))
        #expect(stage.button("Good answer") != nil)
    }

    @Test func `who has heard enough stops it, and what was said stays`() {
        var stage = asked()
        stage.part(.bytes(Array(event("piece", "It is far, and").utf8)))
        stage.click("Stop this answer")
        #expect(stage.requests.isEmpty)
        #expect(stage.shows("It is far, and"))
        #expect(stage.shows(mark))
        #expect(stage.button("Stop this answer") == nil)
        stage.ask("And the sun?")
        #expect(stage.requests.first?.form["q"] == "And the sun?")
        #expect(stage.shows("Susi is thinking"))
        stage.reload()
        #expect(stage.shows("It is far, and"))
    }

    @Test func `a stream that breaks is asked for again`() {
        for isCut in [true, false] {
            var stage = asked()
            stage.part(.bytes(Array(event("piece", "It is").utf8)))
            if isCut { stage.end() } else { stage.lose("chat.json") }
            #expect(!stage.shows("It is"))
            #expect(stage.requests.isEmpty)
            stage.pass(60_000)
            #expect(stage.requests.first?.form["q"] == "How far is the moon?")
        }
    }

    @Test func `who does not want it says so with every question`() {
        var stage = Stage()
        stage.start()
        stage.hear(.set(.assistantModel, "false"))
        stage.ask("How far is the moon?")
        #expect(stage.requests.first?.form["assistantModel"] == "false")
    }
}

extension PaperStage<App> {
    /// A part of the answer to the question under way.
    fileprivate mutating func part(_ value: PageValue) {
        guard let request = requests.first(where: { $0.address.contains("chat.json") }) else {
            Issue.record("nothing is asked")
            return
        }
        page.part(request.ticket, value)
        settle()
    }

    /// The answer to the question under way has come in parts, and is over.
    fileprivate mutating func end() {
        guard let index = requests.firstIndex(where: { $0.address.contains("chat.json") }) else {
            return
        }
        page.answer(requests.remove(at: index).ticket, FetchAnswer(status: 200, body: []).value)
        settle()
    }
}
