// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@testable import SusiServer

/// Lists and timers of accounts and of people without one.
@Suite struct NotebookServiceTests {
    private let house: Household
    private let token: String

    init() throws {
        house = try Household([
            "Productivity/en/notebook.txt": """
            put * on the list
            !console:$item$ is there.
            {"service": "lists", "do": "add", "item": "$1$", "list": "shopping"}
            eol

            what is on the list
            !console:$items$
            {"service": "lists", "do": "read", "list": "groceries"}
            eol

            what is on the list
            nothing

            ring *
            !plan $delay$: Now!
            !console:I ring $moment$.
            {"service": "timers", "do": "set", "kind": "alarm", "when": "$1$"}
            eol
            """
        ])
        token = try house.account("jane@example.com")
    }

    private func ask(_ question: String, _ token: String?) throws -> String? {
        let words = question.replacing(" ", with: "+")
        let login = token.map { "&access_token=\($0)" } ?? ""
        let chat = try house.json("/susi/chat.json?timezoneOffset=-60&q=\(words)\(login)")
        return chat["answers"]?.array?.first?["actions"]?.array?.last?["expression"]?.string
    }

    private func timers(_ form: String = "") throws -> [JSON] {
        let target = "/susi/timers.json?timezoneOffset=-60&access_token=\(token)\(form)"
        let response = try house.response(.post, target)
        return try JSON(parsing: response.bytes)["data"]?.array ?? []
    }

    @Test func `a list is the account's own, on all of its devices`() throws {
        #expect(try ask("put Milk on the list", token) == "Milk is there.")
        #expect(try ask("put eggs and bread on the list", token) == "eggs and bread is there.")
        #expect(try ask("what is on the list", token) == "Milk, eggs and bread")
        let other = try house.account("joe@example.com")
        #expect(try ask("what is on the list", other) == "nothing")
        #expect(try ask("what is on the list", nil) == "nothing")
    }

    @Test func `without an account a list is kept for a day`() throws {
        #expect(try ask("put milk on the list", nil) == "milk is there.")
        #expect(try ask("what is on the list", nil) == "milk")
        house.wait(milliseconds: 90_000_000)
        #expect(try ask("what is on the list", nil) == "nothing")
    }

    @Test func `what is written down at the same time is all there`() throws {
        let client = try #require(IPAddress("192.0.2.7"))
        let done = Monitor(0)
        for number in 0..<20 {
            let target = "/susi/chat.json?q=put+thing\(number)+on+the+list&access_token=\(token)"
            let request = HTTPRequest(
                .get,
                target: Array(target.utf8),
                fields: HTTPFields(),
                body: [],
                client: client
            )
            switch house.service.outcome(of: request) {
            case .now: done.update { $0 += 1 }
            case .later(let begin): begin { _ in done.update { $0 += 1 } }
            }
        }
        #expect(done.wait(atMost: .seconds(30)) { $0 == 20 })
        let list = try #require(try ask("what is on the list", token))
        for number in 0..<20 { #expect(list.contains("thing\(number)")) }
    }

    @Test func `apps are told what will ring, and one of them can quiet all`() throws {
        #expect(try timers().isEmpty)
        _ = try ask("ring in 10 minutes", token)
        _ = try ask("ring every day at 7:00", token)
        let coming = try timers()
        #expect(coming.map { $0["kind"]?.string } == ["alarm", "alarm"])
        #expect(coming.map { $0["repeated"]?.bool } == [false, true])
        house.wait(milliseconds: 601_000)
        #expect(try timers().first?["repeated"]?.bool == false)
        #expect(try timers("&quiet=true").map { $0["repeated"]?.bool } == [true])
        #expect(try timers().count == 1)
    }

    @Test func `what is repeated rings by the clock on the wall, whatever that shows`() throws {
        _ = try ask("ring every day at 7:00", token)
        let winter = try #require(try timers().first?["due"]?.int64)
        house.wait(milliseconds: 172_800_000)
        let target = "/susi/timers.json?timezoneOffset=-120&access_token=\(token)"
        let summer = try JSON(parsing: try house.response(.post, target).bytes)["data"]?.array?
            .first
        let due = try #require(summer?["due"]?.int64)
        #expect((due - winter) % 86_400_000 == 82_800_000)
    }

    @Test func `timers are nobody's without a login`() throws {
        #expect(try house.response(.post, "/susi/timers.json").status == 401)
    }

    @Test func `what is written down leaves with the account, and goes with it`() throws {
        _ = try ask("put milk on the list", token)
        let archive = try house.json("/aaa/account?access_token=\(token)")
        #expect(archive["notebook"]?.array?.first?["text"]?.string == "milk")
        #expect(archive["notebook"]?.array?.first?["list"]?.string == "shopping")
    }

    @Test func `a notebook has an end`() throws {
        for start in stride(from: 0, to: 200, by: 50) {
            let things = (start..<start + 50).map { "t\($0)" }.joined(separator: " and ")
            #expect(try ask("put \(things) on the list", nil) != nil)
        }
        #expect(try ask("put one more on the list", nil) != "one more is there.")
        #expect(try ask("what is on the list", nil)?.contains("t199") == true)
    }
}
