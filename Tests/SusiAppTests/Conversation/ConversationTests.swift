// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire
import Testing

@Suite struct ConversationTests {
    @Test func `a question is kept before it is sent`() {
        var desk = Desk()
        desk.start()
        desk.holdsWrites = true
        desk.ask("hello")
        #expect(desk.conversation.rowCount == 1)
        #expect(desk.requests.isEmpty)
        desk.write()
        let request = desk.request("/susi/chat.json")
        #expect(request?.field("q") == "hello")
        #expect(request?.method == "POST")
    }

    @Test func `an answer stands below its question, now and after a reload`() {
        var desk = Desk()
        desk.start()
        desk.ask("hello")
        desk.reply("/susi/chat.json", .chat("hello", "Hi!", "How are you?"))
        #expect(desk.texts() == ["hello", "Hi!", "How are you?"])
        #expect(desk.news.contains { if case .answered = $0 { true } else { false } })
        var later = desk.reloaded()
        later.start()
        #expect(later.texts() == ["hello", "Hi!", "How are you?"])
        #expect(later.requests.isEmpty)
    }

    @Test func `what goes with a question is sent along`() {
        var desk = Desk()
        desk.asking.minutesFromUTC = 330
        desk.asking.language = "de"
        desk.asking.server = "https://susi.example"
        desk.asking.place = Place(.list([.number(52.5), .number(13.25), .number(20)]))
        desk.asking.country = ("DE", "Germany")
        desk.asking.token = "secret"
        desk.asking.account = "ada@example.org"
        desk.start()
        desk.ask("wie spät & wo?")
        let request = desk.request("https://susi.example/susi/chat.json")
        #expect(request?.field("timezoneOffset") == "-330")
        #expect(request?.field("language") == "de")
        #expect(request?.field("latitude") == "52.5")
        #expect(request?.field("country_code") == "DE")
        #expect(request?.field("q") == "wie spät & wo?")
        #expect(request?.headers["Authorization"] == "Bearer secret")
        #expect(request?.address.contains("secret") == false)
    }

    @Test func `questions are sent one after the other`() {
        var desk = Desk()
        desk.start()
        desk.ask("one")
        desk.ask("two")
        #expect(desk.requests.map { $0.field("q") } == ["one"])
        desk.reply("/susi/chat.json", .chat("one", "1"))
        #expect(desk.requests.map { $0.field("q") } == ["two"])
        desk.reply("/susi/chat.json", .chat("two", "2", date: 1_700_000_001_000))
        #expect(desk.texts() == ["one", "1", "two", "2"])
    }

    @Test func `what is asked before the device has answered is not lost`() {
        var desk = Desk()
        let opening = desk.conversation.open(&desk.tickets)
        desk.ask("quick")
        #expect(desk.conversation.rowCount == 0)
        desk.perform(opening)
        desk.perform(desk.conversation.begin(desk.asking, at: desk.now, &desk.tickets))
        #expect(desk.texts() == ["quick"])
        #expect(desk.request("/susi/chat.json") != nil)
    }

    @Test func `without a connection questions wait and are sent in order, also after a reload`() {
        var desk = Desk()
        desk.asking.isOnline = false
        desk.start()
        desk.ask("one")
        desk.ask("two")
        #expect(desk.requests.isEmpty)
        // A server on the same machine would answer.
        desk.pass(2000)
        desk.lose("/susi/chat.json")
        #expect(desk.requests.isEmpty)
        let parts = (0..<2).compactMap { desk.conversation.row(at: $0) }
        #expect(parts.map { desk.conversation.turn($0.turn)?.stage } == [.waiting, .waiting])
        var later = desk.reloaded()
        later.start()
        #expect(later.requests.isEmpty)
        later.asking.isOnline = true
        later.perform(
            later.conversation.connectionCame(later.asking, at: later.now, &later.tickets)
        )
        #expect(later.requests.map { $0.field("q") } == ["one"])
        later.reply("/susi/chat.json", .chat("one", "1"))
        later.reply("/susi/chat.json", .chat("two", "2", date: 1_700_000_009_000))
        #expect(later.texts() == ["one", "1", "two", "2"])
    }

    @Test func `a server that cannot be reached is tried again, at longer and longer intervals`() {
        var desk = Desk()
        desk.start()
        desk.ask("one")
        var waits: [Int64] = []
        for _ in 0..<7 {
            desk.lose("/susi/chat.json")
            let timer = desk.timers.first
            waits.append((timer?.at ?? 0) - desk.now)
            desk.pass(waits.last ?? 0)
        }
        #expect(waits == [2000, 4000, 8000, 16000, 32000, 60000, 60000])
        #expect(desk.request("/susi/chat.json") != nil)
    }

    @Test(arguments: [
        (400, Trouble.refused), (404, .refused), (401, .loggedOut), (500, .fault), (302, .refused),
    ])
    func `a refusal is told and can be tried again`(status: Int, trouble: Trouble) throws {
        var desk = Desk()
        desk.start()
        desk.ask("one")
        desk.reply("/susi/chat.json", "no JSON object", status: status)
        let part = try #require(desk.conversation.row(at: 0))
        #expect(desk.conversation.turn(part.turn)?.stage == .failed(trouble))
        desk.perform(desk.conversation.retry(part.turn, desk.asking, at: desk.now, &desk.tickets))
        desk.reply("/susi/chat.json", .chat("one", "1"))
        #expect(desk.texts() == ["one", "1"])
    }

    @Test func `an answer that takes too long, or is none, is told`() throws {
        var desk = Desk()
        desk.start()
        desk.ask("one")
        desk.lose("/susi/chat.json", name: "TimeoutError")
        desk.ask("two")
        desk.reply("/susi/chat.json", ["accepted": false])
        desk.ask("three")
        desk.reply("/susi/chat.json", [1])
        let stages = (0..<3).compactMap { desk.conversation.row(at: $0) }
            .map { desk.conversation.turn($0.turn)?.stage }
        #expect(stages == [.failed(.slow), .failed(.refused), .failed(.unreadable)])
    }

    @Test func `a busy server is asked again when it said, and not for ever`() throws {
        var desk = Desk()
        desk.start()
        desk.ask("one")
        let header = FetchAnswer.Header(name: "retry-after", value: "7")
        desk.reply("/susi/chat.json", [:], status: 503, headers: [header])
        #expect(desk.timers.map { $0.at - desk.now } == [7000])
        for _ in 0..<5 {
            desk.pass(100_000)
            desk.reply("/susi/chat.json", [:], status: 429)
        }
        let part = try #require(desk.conversation.row(at: 0))
        #expect(desk.conversation.turn(part.turn)?.stage == .failed(.busy))
    }

    @Test func `planned answers come when they are due`() {
        var desk = Desk()
        desk.start()
        desk.ask("tea")
        desk.reply("/susi/chat.json", .chat("tea", "Yes", "Now!", "Late!", delay: 5000))
        #expect(desk.texts() == ["tea", "Yes"])
        desk.pass(5000)
        #expect(desk.texts() == ["tea", "Yes", "Now!"])
        var later = desk.reloaded()
        later.now += 60_000
        later.start()
        #expect(later.texts() == ["tea", "Yes", "Now!", "Late!"])
        #expect(later.news.count == 1)
    }

    @Test func `a planned answer comes after a reload`() {
        var desk = Desk()
        desk.start()
        desk.ask("tea")
        desk.reply("/susi/chat.json", .chat("tea", "Yes", "Now!", delay: 5000))
        var later = desk.reloaded()
        later.start()
        #expect(later.texts() == ["tea", "Yes"])
        later.pass(5000)
        #expect(later.texts() == ["tea", "Yes", "Now!"])
    }
}
