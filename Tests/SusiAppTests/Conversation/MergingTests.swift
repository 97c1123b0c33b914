// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire
import Testing

@Suite struct MergingTests {
    private static let time: Int64 = 1_700_000_000_000

    private func desk() -> Desk {
        var desk = Desk()
        desk.asking.token = "secret"
        desk.asking.account = "ada@example.org"
        return desk
    }

    private func cognition(_ number: Int) -> JSON {
        .chat("q\(number)", "a\(number)", date: Self.time - 100_000_000 + Int64(number) * 1000)
    }

    private func event(_ kind: String, _ json: JSON, id: Int) -> String {
        "event: \(kind)\nid: \(id)\ndata: \(json.text())\n\n"
    }

    /// The server remembers these questions and tells so many at once.
    private func remember(_ numbers: [Int], atOnce: Int, _ desk: inout Desk) {
        while let request = desk.request("/susi/memory.json") {
            let query = request.address.split(separator: "?").last.map { String($0) } ?? ""
            let date = (try? Form(parsing: query))?["date"]
            var rest = Array(numbers.reversed())
            if let date {
                rest = Array(rest.drop { cognition($0)["query_date"]?.string != date })
            }
            let some = rest.prefix(atOnce).map { cognition($0) }
            desk.reply("/susi/memory.json", .memory(some, remaining: rest.count - some.count))
        }
    }

    @Test func `everything that the account remembers is fetched, in order, once`() {
        var desk = desk()
        desk.start()
        #expect(desk.request("/susi/memory.json")?.headers["Authorization"] == "Bearer secret")
        remember(Array(0..<300), atOnce: 10, &desk)
        let expected = (0..<300).flatMap { ["q\($0)", "a\($0)"] }
        #expect(desk.texts() == expected)
        var later = desk.reloaded()
        later.start()
        remember(Array(0..<305), atOnce: 10, &later)
        #expect(later.texts() == (0..<305).flatMap { ["q\($0)", "a\($0)"] })
    }

    @Test func `fetching that was interrupted goes on after a reload`() {
        var desk = desk()
        desk.start()
        desk.reply(
            "/susi/memory.json",
            .memory((20..<30).reversed().map { cognition($0) }, remaining: 20)
        )
        var later = desk.reloaded()
        later.start()
        remember(Array(0..<35), atOnce: 10, &later)
        #expect(later.texts() == (0..<35).flatMap { ["q\($0)", "a\($0)"] })
    }

    @Test func `what was asked here is not doubled by what the account remembers`() {
        var desk = desk()
        desk.start()
        remember([], atOnce: 10, &desk)
        desk.ask("hello")
        let answer = JSON.chat("hello", "Hi!", date: desk.now + 90)
        // The stream may be faster than the answer.
        desk.say(event("message", answer, id: 1))
        desk.reply("/susi/chat.json", answer)
        #expect(desk.texts() == ["hello", "Hi!"])
        var later = desk.reloaded()
        later.start()
        later.reply("/susi/memory.json", .memory([answer]))
        #expect(later.texts() == ["hello", "Hi!"])
    }

    @Test func `a question that was on its way when the page ended is not asked twice`() {
        var desk = desk()
        desk.start()
        remember([], atOnce: 10, &desk)
        desk.ask("hello")
        var later = desk.reloaded()
        later.start()
        #expect(later.request("/susi/chat.json") == nil)
        later.reply(
            "/susi/memory.json",
            .memory([.chat("hello", "Hi!", date: later.now + 400)])
        )
        #expect(later.texts() == ["hello", "Hi!"])
        #expect(later.request("/susi/chat.json") == nil)
        // Where the account does not know of it, it is asked.
        var other = desk.reloaded()
        other.start()
        remember([], atOnce: 10, &other)
        #expect(other.request("/susi/chat.json")?.field("q") == "hello")
    }

    @Test func `what other devices ask comes as it happens, in its place`() {
        var desk = desk()
        desk.start()
        remember([1, 5], atOnce: 10, &desk)
        desk.say(event("hello", [:], id: 7))
        desk.say(event("message", cognition(9), id: 8))
        desk.say(event("message", cognition(3), id: 9))
        #expect(desk.texts() == ["q1", "a1", "q3", "a3", "q5", "a5", "q9", "a9"])
        #expect(desk.news.count == 2)
        desk.say(event("settings", ["settings": ["theme": "dark"]], id: 9))
        #expect(desk.news.last == .settings)
        desk.lose("/events")
        desk.pass(2000)
        #expect(desk.request("/events")?.headers["Last-Event-ID"] == "9")
    }

    @Test func `what was forgotten elsewhere is forgotten here, and nothing else`() {
        var desk = Desk()
        desk.start()
        // Asked before there was an account.
        desk.ask("as a guest")
        desk.reply("/susi/chat.json", .chat("as a guest", "hm", date: Self.time + 10, guest: true))
        desk.asking.token = "secret"
        desk.asking.account = "ada@example.org"
        desk.perform(desk.conversation.begin(desk.asking, at: desk.now, &desk.tickets))
        remember(Array(0..<200), atOnce: 10, &desk)
        desk.say(event("memory", [:], id: 1))
        remember(Array(0..<200).filter { $0 != 50 && $0 != 199 }, atOnce: 10, &desk)
        let left = (0..<200).filter { $0 != 50 && $0 != 199 }.flatMap { ["q\($0)", "a\($0)"] }
        #expect(desk.texts() == left + ["as a guest", "hm"])
        desk.say(event("memory", [:], id: 2))
        remember([], atOnce: 10, &desk)
        #expect(desk.texts() == ["as a guest", "hm"])
    }

    @Test func `a token that has ended forgets nothing`() {
        var desk = desk()
        desk.start()
        remember(Array(0..<5), atOnce: 10, &desk)
        desk.say(event("memory", [:], id: 1))
        let guests: JSON = [
            "cognitions": [], "cognitions_remaining": 0,
            "session": ["identity": ["type": "host", "anonymous": true]],
        ]
        desk.reply("/susi/memory.json", guests)
        #expect(desk.texts().count == 10)
        #expect(desk.news == [.loggedOut])
        desk.ask("still here")
        #expect(desk.request("/susi/chat.json") != nil)
    }

    @Test func `what was deleted here stays deleted`() throws {
        var desk = desk()
        desk.start()
        remember([1, 2, 3], atOnce: 10, &desk)
        _ = desk.texts()
        for number in [0, 1] {
            let turn = try #require(desk.conversation.row(at: number == 0 ? 2 : 2)).turn
            desk.perform(
                desk.conversation.delete(
                    TurnPart(turn: turn, number: number),
                    isEverywhere: false,
                    desk.asking,
                    &desk.tickets
                )
            )
        }
        #expect(desk.texts() == ["q1", "a1", "q3", "a3"])
        var later = desk.reloaded()
        later.start()
        remember([1, 2, 3], atOnce: 10, &later)
        #expect(later.texts() == ["q1", "a1", "q3", "a3"])
        later.perform(
            later.conversation.clear(
                isEverywhere: false,
                later.asking,
                at: later.now,
                &later.tickets
            )
        )
        #expect(later.texts() == [])
        var last = later.reloaded()
        last.start()
        remember([1, 2, 3], atOnce: 10, &last)
        #expect(last.texts() == [])
    }

    @Test func `the server is told to forget, also later`() throws {
        var desk = desk()
        desk.start()
        remember([1, 2], atOnce: 10, &desk)
        let part = try #require(desk.conversation.row(at: 1))
        desk.perform(
            desk.conversation.delete(part, isEverywhere: true, desk.asking, &desk.tickets)
        )
        #expect(desk.texts() == ["q2", "a2"])
        desk.lose("/susi/forget.json")
        var later = desk.reloaded()
        later.start()
        let request = later.request("/susi/forget.json")
        #expect(request?.field("query") == "q1")
        #expect(request?.field("date") == cognition(1)["query_date"]?.string)
        later.reply("/susi/forget.json", ["accepted": true])
        #expect(later.request("/susi/forget.json") == nil)
        later.perform(
            later.conversation.clear(
                isEverywhere: true,
                later.asking,
                at: later.now,
                &later.tickets
            )
        )
        #expect(later.request("/susi/forget.json")?.field("all") == "true")
    }

    @Test func `another account's memory is another`() {
        var desk = desk()
        desk.start()
        remember([1, 2], atOnce: 10, &desk)
        var later = desk.reloaded()
        later.asking.account = "bob@example.org"
        later.start()
        later.say(event("memory", [:], id: 1))
        remember([7], atOnce: 10, &later)
        #expect(later.texts() == ["q1", "a1", "q2", "a2", "q7", "a7"])
    }
}
