// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire
import Testing

@Suite struct KeepingTests {
    @Test func `a device that keeps nothing can still ask, and says so`() {
        var desk = Desk()
        desk.cannotWrite = true
        desk.start()
        desk.ask("one")
        #expect(desk.conversation.hasFailedToKeep)
        desk.cannotWrite = false
        desk.reply("/susi/chat.json", .chat("one", "1"))
        #expect(!desk.conversation.hasFailedToKeep)
        var later = desk.reloaded()
        later.start()
        #expect(later.texts() == ["one", "1"])
    }

    @Test func `thumbs are sent with the skill, and again when the mind is changed`() throws {
        var desk = Desk()
        desk.start()
        desk.ask("one")
        desk.reply("/susi/chat.json", .chat("one", "1"))
        let turn = try #require(desk.conversation.row(at: 0)).turn
        desk.perform(
            desk.conversation.think(.good, of: turn, desk.asking, at: desk.now, &desk.tickets)
        )
        let rating = desk.request("/cms/rateSkill.json")
        #expect(rating?.field("group") == "Knowledge")
        #expect(rating?.field("skill") == "talk")
        #expect(rating?.field("rating") == "positive")
        desk.lose("/cms/rateSkill.json")
        // It is not forgotten.
        var later = desk.reloaded()
        later.start()
        later.perform(
            later.conversation.think(.bad, of: turn, later.asking, at: later.now, &later.tickets)
        )
        later.reply("/cms/rateSkill.json", ["accepted": true])
        later.reply("/cms/feedbackLog.json", ["accepted": true])
        #expect(later.request("/cms/rateSkill.json")?.field("rating") == "negative")
        later.reply("/cms/rateSkill.json", ["accepted": true])
        #expect(later.request("/cms/feedbackLog.json")?.field("user_query") == "one")
        #expect(later.request("/cms/feedbackLog.json")?.field("susi_reply") == "1")
        later.reply("/cms/feedbackLog.json", ["accepted": true])
        #expect(later.requests.isEmpty)
        #expect(later.conversation.turn(turn)?.opinion == .bad)
    }

    @Test func `messages are deleted one by one, and the turn with the last of them`() throws {
        var desk = Desk()
        desk.start()
        desk.ask("one")
        desk.reply("/susi/chat.json", .chat("one", "1", "eins"))
        desk.ask("two")
        let first = try #require(desk.conversation.row(at: 0))
        for number in [1, 0, 2] {
            let part = TurnPart(turn: first.turn, number: number)
            desk.perform(
                desk.conversation.delete(part, isEverywhere: false, desk.asking, &desk.tickets)
            )
        }
        #expect(desk.texts() == ["two"])
        #expect(desk.request("/susi/forget.json") == nil)
        var later = desk.reloaded()
        later.start()
        #expect(later.texts() == ["two"])
        #expect(
            later.stored.values.allSatisfy {
                !String(decoding: $0, as: UTF8.self).contains("\"one\"")
            }
        )
        #expect(
            later.stored.values.allSatisfy { !String(decoding: $0, as: UTF8.self).contains("eins") }
        )
    }

    @Test func `a question that waits can be taken back`() throws {
        var desk = Desk()
        desk.start()
        desk.ask("one")
        desk.ask("two")
        let parts = (0..<2).compactMap { desk.conversation.row(at: $0) }
        for part in parts.reversed() {
            desk.perform(
                desk.conversation.delete(part, isEverywhere: false, desk.asking, &desk.tickets)
            )
        }
        #expect(desk.requests.isEmpty)
        #expect(desk.texts() == [])
        #expect(desk.stored.isEmpty)
        desk.ask("three")
        #expect(desk.request("/susi/chat.json")?.field("q") == "three")
    }

    @Test func `who leaves leaves nothing`() {
        var desk = Desk()
        desk.asking.token = "secret"
        desk.asking.account = "ada@example.org"
        desk.start()
        desk.reply("/susi/memory.json", .memory([.chat("old", "alt")]))
        desk.ask("one")
        desk.asking = Asking()
        desk.perform(desk.conversation.leave(desk.asking, &desk.tickets))
        #expect(desk.conversation.rowCount == 0)
        #expect(desk.stored.isEmpty)
        #expect(desk.requests.isEmpty)
        desk.ask("two")
        #expect(desk.request("/susi/chat.json")?.headers["Authorization"] == nil)
    }
}
